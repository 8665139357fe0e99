import { formatClock } from "~/i18n/format";
import { playbacksUrl, playerUrl } from "~/urls";
import type { Play } from "../../../server/upstreams/movie/member-model.ts";
import { Picture } from "~/ui/picture";
import { Shelf } from "~/ui/shelf";
import { useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";

/** What a member has begun and not finished, each to be gone on with where it was left. */
export function BegunRow({ plays }: { plays: Play[] }) {
  const t = useT();
  if (plays.length === 0) return null;
  return (
    <Shelf title={t("home.begun")} more={playbacksUrl()}>
      <ul className="grid wide">
        {plays.map(({ movid, urlid, episode, album, thumb, seconds, audio }) => (
          <li key={urlid} className="card">
            <SiteLink
              to={playerUrl(movid, urlid, {
                startSeconds: seconds,
                medium: audio ? "audio" : undefined,
              })}
            >
              <Picture src={thumb} width={320} height={180} />
              <h3 className="card-title" dir="auto">
                {episode || album}
              </h3>
            </SiteLink>
            <p className="card-line">
              <span>{album}</span>
              <span className="number">
                {t(audio ? "member.heardTo" : "member.leftAt", { at: formatClock(seconds) })}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </Shelf>
  );
}
