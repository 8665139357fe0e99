import { useLocation } from "@remix-run/react";
import { articlesUrl, biblesUrl, channelsUrl, gospelUrl } from "~/urls";
import { homeUrl, livesUrl, shortsUrl } from "~/urls";
import type { SectionMenu as Menu } from "../../../server/upstreams/channel/model.ts";
import { useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";

const pages = {
  live: livesUrl,
  short: shortsUrl,
  channel: channelsUrl,
  movie: homeUrl,
  bible: biblesUrl,
  article: articlesUrl,
  gospel: gospelUrl,
} as const;
const names = {
  live: "community.live",
  short: "community.short",
  channel: "community.channel",
  movie: "nav.movie",
  bible: "nav.bible",
  article: "nav.article",
  gospel: "nav.gospel",
} as const;

/** Live rooms, shorts and channels, and what else the host leads to; by ourselves where it names nothing. */
export function SectionMenu({ menu }: { menu: Menu[] }) {
  const t = useT();
  const { pathname } = useLocation();
  const entries: Menu[] =
    menu.length > 0
      ? menu
      : (["live", "short", "channel"] as const).map((page) => ({ page, title: "" }));
  return (
    <nav aria-label={t("community.menu")}>
      <ul className="chips section-menu">
        {entries.map(({ page, title }) => {
          const to = pages[page]();
          const current = page !== "movie" && pathname.startsWith(sectionOf(to));
          return (
            <li key={page}>
              <SiteLink to={to} aria-current={current ? "true" : undefined}>
                {title || t(names[page])}
              </SiteLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** "/shorts/index.html" -> "/shorts" */
const sectionOf = (url: string) => `/${url.split("/")[1] ?? ""}`;
