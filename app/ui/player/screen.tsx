import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import type { Album, Resource } from "../../../server/upstreams/movie/model.ts";
import { ListenButton } from "../listening/listen-button";
import { episodeOf } from "../listening/listen-link";
import { useHref, useSite, useT } from "../site-data";
import { resizedTo } from "../picture";
import { PlayerTools } from "./tools";
import { usePlayerKeys } from "./use-keys";
import { usePlayReports } from "./use-reports";
import { useMediaSession, usePlayback } from "./use-media";

interface Props {
  title: string;
  album: Album;
  resource: Resource;
  /** Why the host gives nothing to play, in its words; "" where it said nothing. */
  said: string;
  audio: boolean;
  startSeconds: number;
  /** Where the member left off, on whatever device. */
  leftSeconds: number;
  /** Addresses of the neighbours, or null at the ends. */
  previous: string | null;
  next: string | null;
  /** What stands between the medium and its tools. */
  children: ReactNode;
}

/** The browser's own player, which plays with scripts off; with them come keys, speed and going on by itself. */
export function PlayerScreen(props: Props) {
  const t = useT();
  const href = useHref();
  const { title, album, resource, audio, startSeconds } = props;
  const media = useRef<HTMLMediaElement>(null);
  const help = useRef<HTMLDetailsElement>(null);
  const [autoNext, setAutoNext] = useAutoNext();
  const hydrated = useHydrated();
  const previous = props.previous && href(props.previous);
  const next = props.next && href(props.next);
  const playing = {
    urlid: resource.urlid,
    title,
    album: album.title,
    artist: album.speaker.name,
    artwork: album.thumb,
    startSeconds,
    leftSeconds: props.leftSeconds,
    previous,
    next,
    autoNext,
  };
  usePlayback(media, playing);
  useMediaSession(media, playing);
  const { member } = useSite();
  usePlayReports(media, { movid: album.movid, urlid: resource.urlid, audio }, member !== null);
  usePlayerKeys({ media, help, previous, next });

  if (resource.sources.length === 0) {
    return (
      <>
        <p className="player none">{props.said || t("player.none")}</p>
        {props.children}
      </>
    );
  }
  return (
    <>
      <Stage {...props} media={media} />
      {props.children}
      <div className="player-tools">
        {hydrated && (
          <PlayerTools
            media={media}
            help={help}
            video={!audio}
            autoNext={autoNext}
            onAutoNext={setAutoNext}
          />
        )}
        {resource.hasAudio && (
          <ListenButton
            listenTo={() => {
              const seconds = Math.floor(media.current?.currentTime ?? 0);
              return episodeOf(album.movid, { ...resource, title, seconds });
            }}
          />
        )}
      </div>
    </>
  );
}

type StageProps = Props & { media: RefObject<HTMLMediaElement | null> };

/** The element itself. A start time is a media fragment, so that it works without scripts. */
function Stage({ title, album, audio, resource, startSeconds, media }: StageProps) {
  const t = useT();
  const { language, lite } = useSite();
  const fragment = startSeconds > 0 ? `#t=${startSeconds}` : "";
  const inside = (
    <>
      {resource.sources.map(({ src, type }) => (
        <source key={src} src={src + fragment} type={type} />
      ))}
      {resource.captions !== null && (
        <track
          kind="captions"
          src={resource.captions}
          srcLang={language}
          label={t("player.captions")}
          default={!audio}
        />
      )}
      {t("player.noSupport")}
    </>
  );
  const picture = (audio ? null : resource.still) ?? album.thumb;
  const poster = lite || picture === null ? null : resizedTo(picture, 960);
  if (audio) {
    return (
      <div className="player sound">
        {poster !== null && <img src={poster} width={640} height={360} alt="" />}
        <audio
          ref={media as RefObject<HTMLAudioElement>}
          aria-label={title}
          controls
          preload="none"
        >
          {inside}
        </audio>
      </div>
    );
  }
  return (
    <div className="player">
      <video
        ref={media as RefObject<HTMLVideoElement>}
        aria-label={title}
        controls
        preload="none"
        playsInline
        width={1280}
        height={720}
        poster={poster ?? undefined}
      >
        {inside}
      </video>
    </div>
  );
}

function useHydrated(): boolean {
  const [hydrated, set] = useState(false);
  useEffect(() => set(true), []);
  return hydrated;
}

const autoNextKey = "autoNext";

/** On unless the visitor has turned it off in this browser. */
function useAutoNext(): [boolean, (on: boolean) => void] {
  const [on, set] = useState(true);
  useEffect(() => set(localStorage.getItem(autoNextKey) !== "0"), []);
  return [
    on,
    (wanted) => {
      localStorage.setItem(autoNextKey, wanted ? "1" : "0");
      set(wanted);
    },
  ];
}
