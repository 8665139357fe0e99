import { bibleSearchUrl, chapterUrl } from "~/urls";
import type { Site } from "../../../server/request/context.ts";
import { Marked } from "~/ui/marked";
import { useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";

type Found = Awaited<ReturnType<Site["pages"]["bible"]["search"]>>;

interface Props {
  found: Found;
  words: string;
}

/** The verses found, each leading to where it stands. */
export function Hits({ found, words }: Props) {
  const t = useT();
  const { hits, versions } = found;
  const several = found.chosen.length > 1;
  return (
    <ol className="hits">
      {hits.map(({ version, volume, chapter, verse, text, book }) => {
        const known = versions.find(({ key }) => key === version);
        const options = { versions: known ? [version] : [], verses: String(verse) };
        return (
          <li key={`${version} ${volume} ${chapter} ${verse}`}>
            <SiteLink to={`${chapterUrl(volume, chapter, options)}#v${verse}`}>
              {t("bible.referenceVerses", { book, chapter, verses: verse })}
            </SiteLink>
            {several && known && <small className="muted"> {known.label}</small>}
            <p lang={known?.lang}>
              <Marked text={text} words={words} />
            </p>
          </li>
        );
      })}
    </ol>
  );
}

interface CountsProps extends Props {
  type: number;
  named: string[];
}

/** How many verses each book has, as the way to see only those. */
export function BookCounts({ found, words, type, named }: CountsProps) {
  const t = useT();
  if (found.counts.length === 0 && type === 0) return null;
  const chip = (to: number, name: string, count?: number) => (
    <li key={to}>
      <SiteLink
        to={bibleSearchUrl(words, to, 0, named)}
        aria-current={to === type ? "true" : undefined}
      >
        {name}
        {count !== undefined && (
          <span className="number">
            {" "}
            {count}
            <span className="hidden"> {t("bible.search.verses", { count })}</span>
          </span>
        )}
      </SiteLink>
    </li>
  );
  return (
    <nav aria-label={t("bible.search.books")}>
      <ul className="chips counts">
        {chip(0, t("bible.search.everywhere"))}
        {found.counts.map(({ volume, count, book }) => chip(100 + volume, book, count))}
      </ul>
    </nav>
  );
}
