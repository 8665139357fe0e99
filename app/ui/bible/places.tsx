import { chapterUrl } from "~/urls";
import { useT } from "../site-data";
import { SiteLink } from "../site-link";
import type { Book } from "./contents";
import { useRememberedPlace } from "./use-last-place";

interface Place {
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
}

/** Chapters a member has read or marked. */
export function Places({ title, places, books }: Props) {
  const t = useT();
  const known = places.flatMap(({ volume, chapter }) => {
    const book = books[volume - 1];
    return book === undefined ? [] : [{ volume, chapter, book: book.name }];
  });
  if (known.length === 0) return null;
  return (
    <section className="shelf">
      <div className="shelf-head">
        <h2>{title}</h2>
      </div>
      <ul className="chips">
        {known.map((place) => (
          <li key={`${place.volume} ${place.chapter}`}>
            <SiteLink to={chapterUrl(place.volume, place.chapter)}>
              {t("bible.reference", place)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
