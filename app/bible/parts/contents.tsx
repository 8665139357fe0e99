import { chapterUrl } from "~/urls";
import type { Site } from "../../../server/request/context.ts";
import { useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";
import { ChapterNumbers } from "./tools";

type Home = Awaited<ReturnType<Site["pages"]["bible"]["home"]>>;
export interface Book {
  volume: number;
  name: string;
  chapters: number;
  /** The visitor's version has nothing of it. */
  absent?: boolean;
}
type Group = Omit<Home["groups"][number], "number">;
type Part = "old" | "new";

/** The two groups that are shown in full. */
export const isTestament = (group: Group): group is Group & { name: Part } =>
  group.name === "old" || group.name === "new";

/** The books of a testament: each opens at its first chapter, and unfolds into its chapters. */
export function Testament({ id, books }: { id: Part; books: Book[] }) {
  const t = useT();
  return (
    <section className="shelf" id={id} aria-labelledby={`${id}-title`}>
      <div className="shelf-head">
        <h2 id={`${id}-title`}>{t(`bible.home.${id}`)}</h2>
      </div>
      <ul className="books">
        {books.map(({ volume, name, chapters, absent }) => (
          <li key={volume} className={absent ? "lacking" : undefined}>
            <SiteLink to={chapterUrl(volume, 1)}>{name}</SiteLink>
            {chapters > 1 && (
              <details>
                <summary>
                  <span className="number">{chapters}</span>
                  <span className="hidden"> {t("bible.home.chaptersOf", { book: name })}</span>
                </summary>
                <ChapterNumbers chapters={chapters} to={(chapter) => chapterUrl(volume, chapter)} />
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The type groups (docs/rules.md, bible 10). */
export function Groups({ groups, books }: { groups: Group[]; books: Book[] }) {
  const t = useT();
  return (
    <section className="shelf" id="groups" aria-labelledby="groups-title">
      <div className="shelf-head">
        <h2 id="groups-title">{t("bible.home.groups")}</h2>
      </div>
      <ul className="groups">
        {groups.map(({ name, from, to }) => (
          <li key={name}>
            {name === "old" || name === "new" ? (
              <a href={`#${name}`}>{t(`bible.group.${name}`)}</a>
            ) : (
              <details>
                <summary>{t(`bible.group.${name}`)}</summary>
                <p className="facts">
                  {books.slice(from - 1, to).map((book) => (
                    <SiteLink key={book.volume} to={chapterUrl(book.volume, 1)}>
                      {book.name}
                    </SiteLink>
                  ))}
                </p>
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
