import { chapterUrl } from "~/urls";
import { useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";
import type { ChapterPage } from "./chapter-page";

const id = "bible-books";
const firstOfNew = 40;
// React 18 knows neither attribute; browsers know both with scripts off, and close it by Escape and a press outside.
const opens = { popovertarget: id };
const opened = { popover: "auto" };

/** Opens the list of books where there is no room for it beside the text. */
export function BooksButton() {
  const t = useT();
  return (
    <button type="button" className="books-open" {...opens}>
      {t("bible.read.side")}
    </button>
  );
}

/** The books of a testament, each leading to its first chapter; beside the text where there is room. */
export function BookSide({ page }: { page: ChapterPage }) {
  const t = useT();
  const { books, place } = page;
  const testaments = [
    { name: "old", from: 1, to: firstOfNew - 1 },
    { name: "new", from: firstOfNew, to: books.length },
  ] as const;
  return (
    <nav id={id} className="book-side" aria-label={t("bible.read.side")} {...opened}>
      {testaments.map(({ name, from, to }) => (
        <p key={name} className="testament-tab">
          <input
            type="radio"
            name="testament"
            id={`testament-${name}`}
            value={name}
            defaultChecked={place.volume >= from && place.volume <= to}
          />
          <label htmlFor={`testament-${name}`}>{t(`bible.home.${name}`)}</label>
        </p>
      ))}
      {testaments.map(({ name, from, to }) => (
        <ul key={name} data-testament={name} aria-label={t(`bible.home.${name}`)}>
          {books.slice(from - 1, to).map((book, index) => (
            <li key={from + index}>
              <SiteLink
                to={chapterUrl(from + index, 1)}
                aria-current={from + index === place.volume ? "true" : undefined}
              >
                {book}
              </SiteLink>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}
