import { authorUrl } from "~/urls";
import type { Speaker } from "../../server/upstreams/movie/model.ts";
import { Picture } from "./picture";
import { useT } from "./site-data";
import { SiteLink } from "./site-link";

export function SpeakerList({ speakers }: { speakers: Speaker[] }) {
  const t = useT();
  if (speakers.length === 0) return <p className="help">{t("list.empty")}</p>;
  return (
    <ul className="people">
      {speakers.map(({ id, name, thumb, intro, albumCount }) => (
        <li key={id}>
          <SiteLink to={authorUrl(id)}>
            <Picture src={thumb} width={96} height={96} sizes="80px" />
            <span className="person">
              <strong dir="auto">{name}</strong>
              {albumCount > 0 && (
                <span className="muted number">{t("list.albumCount", { count: albumCount })}</span>
              )}
              <span className="muted clamp" dir="auto">
                {intro}
              </span>
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
