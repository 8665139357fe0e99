import { useT } from "../site-data";
import { SiteLink } from "../site-link";

/** Where a page stands; the page itself is named by its heading. */
export function Trail({ steps }: { steps: { name: string; url: string }[] }) {
  const t = useT();
  return (
    <nav className="trail" aria-label={t("article.trail")}>
      <ol>
        {steps.map(({ name, url }) => (
          <li key={url}>
            <SiteLink to={url} dir="auto">
              {name}
            </SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
