import { formatCount } from "~/i18n/format";
import { shortsUrl } from "~/urls";
import type { Short } from "../../../server/upstreams/channel/model.ts";
import { Picture } from "../picture";
import { useSite, useT } from "../site-data";
import { SiteLink } from "../site-link";

interface Props {
  shorts: Pick<Short, "id" | "title" | "thumb" | "tag" | "hits">[];
  /** The tag whose list goes on beside each of them. */
  tag?: string;
  /** The one that is playing. */
  current?: number;
}

/** Short videos as cards. */
export function ShortGrid({ shorts, tag, current }: Props) {
  const t = useT();
  const { language } = useSite();
  return (
    <ul className="grid">
      {shorts.map(({ id, title, thumb, tag: own, hits }) => (
        <li key={id}>
          <article className="card">
            <SiteLink
              to={shortsUrl({ id, ...(tag !== undefined && { tag }) })}
              aria-current={id === current ? "true" : undefined}
            >
              <Picture src={thumb} width={320} height={180} />
              <h3 className="card-title" dir="auto">
                {title}
              </h3>
            </SiteLink>
            <p className="card-line">
              <span>{own}</span>
              <span className="number">
                {t("short.views", { number: formatCount(language, hits) })}
              </span>
            </p>
          </article>
        </li>
      ))}
    </ul>
  );
}
