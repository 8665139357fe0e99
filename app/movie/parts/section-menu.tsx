import { useLocation } from "@remix-run/react";
import { useSite, useT } from "~/ui/site-data";
import { TargetLink } from "~/ui/target-link";

/** The movie section's own menu, as the host wants it; nothing where it has none. */
export function SectionMenu() {
  const t = useT();
  const { pathname } = useLocation();
  const { menus } = useSite().frame;
  if (menus.length === 0) return null;
  return (
    <nav className="movie-menu" aria-label={t("home.menu")}>
      <ul>
        {menus.map(({ title, target }) => {
          const here = "to" in target && target.to.split(/[?#]/, 1)[0] === pathname;
          return (
            <li key={title}>
              <TargetLink target={target} aria-current={here ? "true" : undefined}>
                {title}
              </TargetLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
