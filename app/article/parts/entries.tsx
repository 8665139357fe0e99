import { formatCount } from "~/i18n/format";
import { articleUrl } from "~/urls";
import type { ReadingEntry } from "../../../server/upstreams/reading/model.ts";
import { Day } from "~/ui/day";
import { Picture } from "~/ui/picture";
import { useSite, useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";

/** The article of a day, shown at length. */
export function FeaturedEntry({ entry, first }: { entry: ReadingEntry; first: boolean }) {
  const t = useT();
  const { id, title, thumb, intro } = entry;
  return (
    <article className="featured">
      <Picture
        src={thumb}
        width={640}
        height={360}
        sizes="(min-width: 700px) 460px, 100vw"
        eager={first}
      />
      <div>
        <h2 dir="auto">
          <SiteLink to={articleUrl(id)}>{title}</SiteLink>
        </h2>
        <EntryFacts entry={entry} />
        {intro !== "" && (
          <p className="featured-intro" dir="auto">
            {intro}
          </p>
        )}
        <p className="actions">
          <SiteLink
            className="button primary"
            to={articleUrl(id)}
            aria-label={t("article.openOf", { title })}
          >
            {t("article.open")}
          </SiteLink>
        </p>
      </div>
    </article>
  );
}

interface RowsProps {
  entries: ReadingEntry[];
  /** Right under the page's title, or under a shelf's. */
  heading?: "h2" | "h3";
  eager?: boolean;
}

/** Articles one below the other, each with its picture. */
export function EntryRows({ entries, heading: Heading = "h3", eager = false }: RowsProps) {
  return (
    <ul className="entry-rows">
      {entries.map((entry, index) => (
        <li key={entry.id}>
          <SiteLink to={articleUrl(entry.id)}>
            <Picture
              src={entry.thumb}
              width={320}
              height={180}
              sizes="(min-width: 700px) 200px, 34vw"
              eager={eager && index < 3}
            />
            <div>
              <Heading dir="auto">{entry.title}</Heading>
              {entry.intro !== "" && (
                <p className="muted clamp" dir="auto">
                  {entry.intro}
                </p>
              )}
              <EntryFacts entry={entry} />
            </div>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

function EntryFacts({ entry: { at, likes } }: { entry: ReadingEntry }) {
  const t = useT();
  const { language } = useSite();
  return (
    <p className="facts muted number">
      {at !== null && <Day at={at} />}
      {likes > 0 && (
        <span>{t("article.likes", { count: likes, number: formatCount(language, likes) })}</span>
      )}
    </p>
  );
}
