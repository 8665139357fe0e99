import { playerUrl } from "~/urls";
import type { Resource } from "../../../server/upstreams/movie/model.ts";
import { Icon } from "../icons";
import { resized } from "../picture";
import { useSite, useT } from "../site-data";
import { playNow, SiteLink } from "../site-link";

interface Steps {
  /** Addresses of the neighbours, or null at the ends. */
  previous: string | null;
  next: string | null;
}

export function EpisodeSteps({ previous, next }: Steps) {
  const t = useT();
  if (previous === null && next === null) return null;
  return (
    <p className="actions">
      {previous !== null && (
        <SiteLink className="button" to={previous} rel="prev" {...playNow}>
          <Icon name="left" />
          {t("player.previous")}
        </SiteLink>
      )}
      {next !== null && (
        <SiteLink className="button primary" to={next} rel="next" {...playNow}>
          {t("player.next")}
          <Icon name="right" />
        </SiteLink>
      )}
    </p>
  );
}

interface SwitchProps {
  movid: number;
  urlid: number;
  resource: Resource;
  audio: boolean;
  /** Where the episode plays. */
  play?: typeof playerUrl;
}

/** Video or audio, as two links; nothing to choose where there is only one. */
export function MediaSwitch({ movid, urlid, resource, audio, play = playerUrl }: SwitchProps) {
  const t = useT();
  const { lite } = useSite();
  if (!resource.hasVideo || !resource.hasAudio) return null;
  return (
    <nav aria-label={t("player.medium")}>
      <ul className="chips">
        <li>
          <SiteLink
            to={play(movid, urlid, { medium: lite ? "video" : undefined })}
            aria-current={audio ? undefined : "true"}
            {...playNow}
          >
            {t("player.video")}
          </SiteLink>
        </li>
        <li>
          <SiteLink
            to={play(movid, urlid, { medium: "audio" })}
            aria-current={audio ? "true" : undefined}
            {...playNow}
          >
            {t("player.audio")}
          </SiteLink>
        </li>
      </ul>
    </nav>
  );
}

export function Downloads({ resource }: { resource: Resource }) {
  const t = useT();
  if (resource.downloads.length === 0) return null;
  return (
    <section id="downloads" className="shelf" aria-labelledby="downloads-title">
      <div className="shelf-head">
        <h2 id="downloads-title">{t("player.downloads")}</h2>
      </div>
      <ul className="chips">
        {resource.downloads.map(({ kind, href }) => (
          <li key={kind}>
            <a href={href} download>
              <Icon name="download" />
              {t(`player.${kind}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The resource's own advertisement, named as one. */
export function Promotion({ ad }: { ad: Resource["ad"] }) {
  const t = useT();
  const { lite } = useSite();
  if (ad === null || lite) return null;
  return (
    <aside className="promotion" aria-label={t("player.ad")}>
      <a href={ad.href} target="_blank" rel="noopener noreferrer sponsored">
        <img
          {...resized(ad.image, "360px")}
          width={600}
          height={400}
          alt={t("player.ad")}
          loading="lazy"
        />
        <span className="hidden">{t("site.opensNewTab")}</span>
      </a>
      <span className="badge">{t("player.ad")}</span>
    </aside>
  );
}
