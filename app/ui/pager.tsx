import { Icon } from "./icons";
import { useT } from "./site-data";
import { SiteLink } from "./site-link";

interface Props {
  /** 1-based. */
  page: number;
  pages: number;
  /** Address of a 1-based page. */
  to: (page: number) => string;
}

/** Numbered pages as links: first, last, and the neighbours of the current one. */
export function Pager({ page, pages, to }: Props) {
  const t = useT();
  if (pages < 2) return null;
  return (
    <nav className="pager" aria-label={t("pager.label")}>
      {page > 1 && (
        <SiteLink to={to(page - 1)} rel="prev">
          <Icon name="left" />
          <span className="hidden">{t("pager.previous")}</span>
        </SiteLink>
      )}
      {numbers(page, pages).map((number, index) =>
        number === null ? (
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <SiteLink
            key={number}
            to={to(number)}
            aria-label={t("pager.page", { page: number })}
            aria-current={number === page ? "page" : undefined}
          >
            {number}
          </SiteLink>
        ),
      )}
      {page < pages && (
        <SiteLink to={to(page + 1)} rel="next">
          <Icon name="right" />
          <span className="hidden">{t("pager.next")}</span>
        </SiteLink>
      )}
    </nav>
  );
}

/** The pages to name; null stands for a gap. A gap of one page is filled with that page. */
export function numbers(page: number, pages: number): (number | null)[] {
  const named = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const sorted = [...new Set(named)].sort((a, b) => a - b);
  return sorted.flatMap((one, index) => {
    const before = sorted[index - 1] ?? one - 1;
    if (one - before === 2) return [one - 1, one];
    return one - before > 2 ? [null, one] : [one];
  });
}
