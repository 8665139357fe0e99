import { useRef } from "react";
import { liveUrl } from "~/urls";
import type { LiveRoomDetail } from "../../../server/upstreams/live/model.ts";
import { Icon } from "~/ui/icons";
import { resizedTo } from "~/ui/picture";
import { useHref, useSite, useT } from "~/ui/site-data";
import type { RoomMedia } from "./media-of";
import { OtherWays } from "./other-ways";
import { hlsType, useStream } from "./use-stream";

interface Props {
  room: LiveRoomDetail;
  media: RoomMedia;
}

/** The browser's own player; where it cannot play the stream, a button lies over it and scripts do. */
export function VideoStage({ room, media }: Props) {
  const t = useT();
  const { lite } = useSite();
  const video = useRef<HTMLVideoElement>(null);
  const cover = useRef<HTMLButtonElement>(null);
  const { stream } = media;
  const signal = useStream({ video, cover }, stream?.src ?? null);
  const poster = lite || room.thumb === null ? undefined : resizedTo(room.thumb, 960);
  const ways = <OtherWays media={media} />;
  return (
    <>
      <div className="player live-player">
        <video
          ref={video}
          aria-label={room.title}
          controls
          preload="none"
          playsInline
          width={1280}
          height={720}
          poster={poster}
          data-stream={stream === null ? undefined : hlsType}
        >
          {media.video.map(({ src, type }) => (
            <source key={src} src={src} type={type} />
          ))}
        </video>
        {stream !== null && !lite && (
          <button ref={cover} type="button" className="live-cover">
            {poster !== undefined && <img src={poster} width={1280} height={720} alt="" />}
            <span>
              <Icon name="play" />
              <span className="hidden">{t("live.play", { title: room.title })}</span>
            </span>
          </button>
        )}
        <SignalNote id={room.id} lost={signal === "lost"} opening={signal === "opening"} />
      </div>
      {signal === "unsupported" && (
        <div className="live-note" role="alert">
          <p>{t("live.noSupport")}</p>
          {ways}
        </div>
      )}
      {stream !== null &&
        (lite ? (
          <div className="live-note">
            <p>{t("live.plainHls")}</p>
            {ways}
          </div>
        ) : (
          <noscript>
            <div className="live-note">
              <p>{t("live.plainHls")}</p>
              {ways}
            </div>
          </noscript>
        ))}
    </>
  );
}

/** Always there, so that what it comes to say is announced. */
function SignalNote({ id, lost, opening }: { id: number; lost: boolean; opening: boolean }) {
  const t = useT();
  const href = useHref();
  return (
    <div className="live-signal" role="status">
      {opening && <p>{t("live.opening")}</p>}
      {lost && (
        <p>
          <strong>{t("live.lost")}</strong> {t("live.lostHint")}{" "}
          <a href={href(liveUrl(id))}>{t("live.reload")}</a>
        </p>
      )}
    </div>
  );
}
