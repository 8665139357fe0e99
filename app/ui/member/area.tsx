import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import {
  aboutUrl,
  favoritesUrl,
  logoutUrl,
  mineUrl,
  newsUrl,
  notesUrl,
  playbacksUrl,
  suggestUrl,
} from "~/urls";
import { useHref, useT } from "../site-data";
import { SiteLink } from "../site-link";

/** The frame of the member's pages: their list, and the page. */
export function MemberArea({ title, children }: { title: string; children: ReactNode }) {
  const t = useT();
  const href = useHref();
  const { pathname } = useLocation();
  const pages = [
    [mineUrl(), t("menu.profile")],
    [playbacksUrl(), t("menu.plays")],
    [favoritesUrl(), t("menu.favourites")],
    [notesUrl(), t("menu.notes")],
    [newsUrl(), t("menu.notices")],
    [aboutUrl(), t("menu.about")],
    [suggestUrl(), t("menu.suggest")],
  ] as const;
  return (
    <div className="wrap mine">
      <div className="mine-side">
        <nav aria-label={t("member.area")}>
          <ul className="chips">
            {pages.map(([to, name]) => (
              <li key={to}>
                <SiteLink to={to} aria-current={pathname === to ? "page" : undefined}>
                  {name}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <form method="post" action={href(logoutUrl())}>
          <button className="quiet">{t("account.signOut")}</button>
        </form>
      </div>
      <div className="mine-page">
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  );
}
