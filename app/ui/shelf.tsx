import { useId, type ReactNode } from "react";
import { useT } from "./site-data";
import { SiteLink } from "./site-link";

interface Props {
  title: string;
  children: ReactNode;
  /** Where the rest is. */
  more?: string | undefined;
  /** What a link to this part of the page names. */
  anchor?: string | undefined;
}

/** A titled part of a page. */
export function Shelf({ title, children, more, anchor }: Props) {
  const t = useT();
  const id = useId();
  return (
    <section id={anchor} className="shelf" aria-labelledby={id}>
      <div className="shelf-head">
        <h2 id={id}>{title}</h2>
        {more !== undefined && (
          <SiteLink to={more} aria-label={t("home.moreOf", { what: title })}>
            {t("home.more")}
          </SiteLink>
        )}
      </div>
      {children}
    </section>
  );
}
