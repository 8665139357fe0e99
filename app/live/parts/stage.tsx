import { useRef } from "react";
import { livesUrl } from "~/urls";
import type { LiveRoomDetail } from "../../../server/upstreams/live/model.ts";
import { LocalTime } from "./local-time";
import { Picture, resizedTo } from "~/ui/picture";
import { useSite, useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";
import { mediaOf } from "./media-of";
import { useOneAtATime } from "./use-stream";
import { VideoStage } from "./video-stage";

interface Props {
  room: LiveRoomDetail;
  nextStart: number | null;
}

/** What a room has to be seen and heard, or why there is nothing. */
export function Stage({ room, nextStart }: Props) {
  const t = useT();
  const { lite } = useSite();
  const stage = useRef<HTMLDivElement>(null);
  useOneAtATime(stage);
  const media = mediaOf(room);
  const { title, thumb } = room;
  if (media.video.length === 0 && media.audio.length === 0) {
    return <EmptyStage room={room} nextStart={nextStart} />;
  }
  const sound = media.audio.length > 0 && (
    <audio aria-label={`${t("live.audio")} ${title}`} controls preload="none">
      {media.audio.map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
    </audio>
  );
  if (media.video.length === 0) {
    return (
      <div className="player sound" ref={stage}>
        {!lite && thumb !== null && (
          <img src={resizedTo(thumb, 960)} width={640} height={360} alt="" />
        )}
        {sound}
      </div>
    );
  }
  return (
    <div ref={stage}>
      <VideoStage room={room} media={media} />
      {sound !== false && (
        <div className="live-sound">
          <p>{t("live.audio")}</p>
          {sound}
        </div>
      )}
    </div>
  );
}

function EmptyStage({ room: { state, thumb }, nextStart }: Props) {
  const t = useT();
  return (
    <div className="live-empty">
      <Picture
        src={thumb}
        width={1280}
        height={720}
        sizes="(min-width: 1000px) 800px, 100vw"
        eager
      />
      <div>
        {nextStart !== null ? (
          <>
            <p>{t("live.waitingAt")}</p>
            <p className="live-when">
              <LocalTime at={nextStart} />
            </p>
          </>
        ) : (
          <p>
            {t(
              state === "waiting"
                ? "live.waiting"
                : state === "ended"
                  ? "live.ended"
                  : "live.nothing",
            )}
          </p>
        )}
        {state !== "waiting" && (
          <p>
            <SiteLink className="button" to={livesUrl()}>
              {t("live.seeAll")}
            </SiteLink>
          </p>
        )}
      </div>
    </div>
  );
}
