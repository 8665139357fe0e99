import { useLocation } from "@remix-run/react";
import { channelsUrl, livesUrl, shortsUrl } from "~/urls";
import type { SectionMenu as Menu } from "../../../server/upstreams/channel/model.ts";
import { useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";

const pages = { live: livesUrl, short: shortsUrl, channel: channelsUrl } as const;

/** Live rooms, shorts and channels, named as the host names them; by ourselves where it does not. */
export function SectionMenu({ menu }: { menu: Menu[] }) {
  const t = useT();
  const { pathname } = useLocation();
  const entries: Menu[] =
    menu.length > 0
      ? menu
      : (["live", "short", "channel"] as const).map((page) => ({
          page,
          title: t(`community.${page}`),
        }));
  return (
    <nav aria-label={t("community.menu")}>
      <ul className="chips section-menu">
        {entries.map(({ page, title }) => {
          const to = pages[page]();
          const current = pathname.startsWith(sectionOf(to));
          return (
            <li key={page}>
              <SiteLink to={to} aria-current={current ? "true" : undefined}>
                {title}
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
