import type { ShortDetail } from "../../../server/upstreams/channel/model.ts";
import { resizedTo } from "~/ui/picture";
import { useSite, useT } from "~/ui/site-data";

/** The clip, in the browser's own player. */
export function ShortStage({ short }: { short: ShortDetail }) {
  const t = useT();
  const { language, lite } = useSite();
  const { title, thumb, sources, captions } = short;
  if (sources.length === 0) return <p className="player none">{t("short.cannotPlay")}</p>;
  return (
    <div className="player">
      <video
        aria-label={title}
        controls
        preload="none"
        playsInline
        width={1280}
        height={720}
        poster={thumb === null || lite ? undefined : resizedTo(thumb, 960)}
      >
        {sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
        {captions !== null && (
          <track
            kind="captions"
            src={captions}
            srcLang={language}
            label={t("player.captions")}
            default
          />
        )}
        {t("player.noSupport")}
      </video>
    </div>
  );
}
