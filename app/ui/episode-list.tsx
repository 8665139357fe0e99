import { playerUrl } from "~/urls";
import type { EpisodePage } from "../../server/pages/movie.ts";
import { episodeLink } from "./listening/listen-link";
import { Icon } from "./icons";
import { Pager } from "./pager";
import { useT } from "./site-data";
import { playNow, SiteLink } from "./site-link";

interface Props {
  movid: number;
  episodes: EpisodePage;
  /** Address of a page of the list. */
  to: (page: number) => string;
  /** The episode that plays. */
  current?: number;
  /** Links lead to the same medium the visitor is in. */
  medium?: "video" | "audio" | undefined;
  /** Where the episodes play. */
  play?: typeof playerUrl;
  /** Whether each can be listened to by itself. */
  listen?: boolean;
}

/** A dense list of episodes, numbered as in the album, with pages. */
export function EpisodeList({
  movid,
  episodes,
  to,
  current,
  medium,
  play = playerUrl,
  listen = false,
}: Props) {
  const t = useT();
  if (episodes.total === 0) return null;
  return (
    <section id="episodes" className="shelf" aria-labelledby="episodes-title">
      <div className="shelf-head">
        <h2 id="episodes-title">{t("player.episodes")}</h2>
        <span className="muted number">{t("album.episodeCount", { count: episodes.total })}</span>
      </div>
      <ol className="episodes">
        {episodes.episodes.map(({ urlid, title, number }) => (
          <li key={urlid}>
            <SiteLink
              to={play(movid, urlid, { medium })}
              {...playNow}
              aria-current={urlid === current ? "true" : undefined}
            >
              <span className="number">{number}</span>
              <span dir="auto">{title}</span>
              {urlid === current && <span className="hidden">{t("player.playing")}</span>}
            </SiteLink>
            {listen && (
              <SiteLink
                className="listen-to"
                to={playerUrl(movid, urlid, { medium: "audio" })}
                aria-label={t("audio.listen", { title })}
                {...episodeLink(movid, { urlid, title })}
              >
                <Icon name="headphones" />
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
      <Pager page={episodes.page} pages={episodes.pages} to={to} />
    </section>
  );
}
