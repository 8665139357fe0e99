import type { Album, Resource } from "../../server/upstreams/movie/model.ts";
import { useSite, useT } from "./site-data";

interface Props {
  title: string;
  album: Album;
  resource: Resource;
  audio: boolean;
  startSeconds: number;
  /** Addresses of the neighbours, or null at the ends. */
  previous: string | null;
  next: string | null;
}

/** The browser's own player: it plays with scripts off. A start time is a media fragment, so that works too. */
export function PlayerScreen({ album, audio, resource, startSeconds }: Props) {
  const t = useT();
  const { language, lite } = useSite();
  const { sources, captions } = resource;
  if (sources.length === 0) {
    return <p className="player none">{t("player.none")}</p>;
  }
  const fragment = startSeconds > 0 ? `#t=${startSeconds}` : "";
  const inside = (
    <>
      {sources.map(({ src, type }) => (
        <source key={src} src={src + fragment} type={type} />
      ))}
      {captions !== null && (
        <track
          kind="captions"
          src={captions}
          srcLang={language}
          label={t("player.captions")}
          default={!audio}
        />
      )}
      {t("player.noSupport")}
    </>
  );
  if (audio) {
    return (
      <div className="player sound">
        {album.thumb !== null && !lite && <img src={album.thumb} width={640} height={360} alt="" />}
        <audio controls preload="none">
          {inside}
        </audio>
      </div>
    );
  }
  return (
    <div className="player">
      <video
        controls
        preload="none"
        playsInline
        width={1280}
        height={720}
        poster={lite ? undefined : (album.thumb ?? undefined)}
      >
        {inside}
      </video>
    </div>
  );
}
