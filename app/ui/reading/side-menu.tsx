import { Picture } from "../picture";
import { SiteLink } from "../site-link";

export interface SideEntry {
  key: string | number;
  to: string;
  name: string;
  badge?: string;
  /** Null leaves the room a logo would take. */
  logo?: string | null;
  current?: boolean;
}

/** The menu of a section: a column beside the page, or a row of chips on a phone. */
export function SideMenu({ label, entries }: { label: string; entries: SideEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <nav className="side" aria-label={label}>
      <ul>
        {entries.map(({ key, to, name, badge, logo, current }) => (
          <li key={key}>
            <SiteLink to={to} aria-current={current ? "true" : undefined}>
              {logo !== undefined && <Picture src={logo} width={32} height={32} sizes="32px" />}
              <span dir="auto">{name}</span>
              {badge && <span className="badge">{badge}</span>}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
