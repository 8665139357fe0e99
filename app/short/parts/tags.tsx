import { shortsUrl } from "~/urls";
import type { ShortTag } from "../../../server/upstreams/channel/model.ts";
import { useSite, useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";

interface Props {
  tags: ShortTag[];
  /** Empty where all of them are shown. */
  current?: string;
}

/** The tags of short videos, each with its picture. */
export function ShortTags({ tags, current }: Props) {
  const t = useT();
  const { lite } = useSite();
  if (tags.length === 0) return null;
  return (
    <nav aria-label={t("short.tags")}>
      <ul className="chips tag-chips">
        <li>
          <SiteLink to={shortsUrl()} aria-current={current === "" ? "true" : undefined}>
            {t("short.all")}
          </SiteLink>
        </li>
        {tags.map(({ tag, thumb }) => (
          <li key={tag}>
            <SiteLink to={shortsUrl({ tag })} aria-current={tag === current ? "true" : undefined}>
              {thumb !== null && !lite && (
                <img src={thumb} width={28} height={28} alt="" loading="lazy" />
              )}
              {tag}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
