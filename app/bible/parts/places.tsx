import { AskFirst } from "~/ui/form/ask-first";
import { biblesUrl, chapterUrl } from "~/urls";
import { useHref, useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";
import type { Book } from "./contents";
import { useRememberedPlace } from "./use-last-place";

interface Place {
  id?: number;
  volume: number;
  chapter: number;
}
const johnVolume = 43;

/** Back to the chapter last read; for who has read none, a good place to begin. */
export function GoOn({ books, last }: { books: Book[]; last: Place | null }) {
  const t = useT();
  const remembered = useRememberedPlace();
  const place = last ?? remembered;
  const book = books.find(({ volume }) => volume === place?.volume);
  return (
    <p>
      {place === null || book === undefined ? (
        <SiteLink className="button" to={chapterUrl(johnVolume, 1)}>
          {t("bible.home.begin")}
        </SiteLink>
      ) : (
        <SiteLink className="button" to={chapterUrl(place.volume, place.chapter)}>
          {t("bible.home.last", {
            reference: t("bible.reference", { book: book.name, chapter: place.chapter }),
          })}
        </SiteLink>
      )}
    </p>
  );
}

interface Props {
  title: string;
  places: Place[];
  books: Book[];
  /** They can be taken off the list, one by one or all. */
  forgets?: boolean;
}

/** Chapters a member has read, marked or written about. */
export function Places({ title, places, books, forgets = false }: Props) {
  const t = useT();
  const href = useHref();
  const known = places.flatMap(({ id = 0, volume, chapter }) => {
    const book = books[volume - 1];
    return book === undefined ? [] : [{ id, volume, chapter, book: book.name }];
  });
  if (known.length === 0) return null;
  return (
    <section className="shelf">
      <div className="shelf-head">
        <h2>{title}</h2>
      </div>
      <ul className="chips">
        {known.map((place) => (
          <li key={`${place.volume} ${place.chapter}`} className="place">
            <SiteLink to={chapterUrl(place.volume, place.chapter)}>
              {t("bible.reference", place)}
            </SiteLink>
            {forgets && (
              <form method="post" action={href(biblesUrl())}>
                <button
                  name="id"
                  value={place.id}
                  aria-label={t("bible.home.forget", {
                    reference: t("bible.reference", place),
                  })}
                >
                  ×
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {forgets && (
        <AskFirst words={t("bible.home.forgetAll")}>
          <form method="post" action={href(biblesUrl())}>
            <button className="button" name="id" value="0">
              {t("form.sure")}
            </button>
          </form>
        </AskFirst>
      )}
    </section>
  );
}
