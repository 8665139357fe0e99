import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";
import { SignOutForm, useMemberPages } from "~/ui/member-pages";

/** The frame of the member's pages: their list, and the page. */
export function MemberArea({ title, children }: { title: string; children: ReactNode }) {
  const t = useT();
  const { pathname } = useLocation();
  const pages = useMemberPages();
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
        <SignOutForm className="quiet" />
      </div>
      <div className="mine-page">
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  );
}
