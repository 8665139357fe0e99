import { useId } from "react";
import { bookUrl, gospelCategoryUrl } from "~/urls";
import type { Book, BookCategory } from "../../../server/upstreams/gospel/model.ts";
import { Picture } from "~/ui/picture";
import { useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";

interface ShelfProps {
  category: BookCategory;
  books: Book[];
}

/** The books of a category as they stand on a shelf; nothing at all when there are none. */
export function BookShelf({ category, books }: ShelfProps) {
  const t = useT();
  const id = useId();
  if (books.length === 0) return null;
  const { name, flag } = category;
  return (
    <section className="shelf" aria-labelledby={id}>
      <div className="shelf-head">
        <h2>
          <span id={id}>{name}</span> {flag !== "" && <span className="badge">{flag}</span>}
        </h2>
        <SiteLink to={gospelCategoryUrl(category.id)} aria-label={t("home.moreOf", { what: name })}>
          {t("home.more")}
        </SiteLink>
      </div>
      <ul className="covers">
        {books.map((book) => (
          <li key={book.id} className="card">
            <SiteLink to={bookUrl(book.id)}>
              <Cover src={book.cover} sizes="(min-width: 700px) 160px, 29vw" />
              <h3 className="card-title" dir="auto">
                {book.title}
              </h3>
            </SiteLink>
            {book.author !== "" && <p className="card-line">{book.author}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ListProps {
  books: Book[];
  heading: "h2" | "h3";
  eager?: boolean;
}

/** Books with what they are about. */
export function BookList({ books, heading: Heading, eager = false }: ListProps) {
  const t = useT();
  return (
    <ul className="book-list">
      {books.map(({ id, title, cover, author, intro, articleCount }, index) => (
        <li key={id}>
          <SiteLink to={bookUrl(id)}>
            <Cover src={cover} sizes="96px" eager={eager && index < 6} />
            <div>
              <Heading dir="auto">{title}</Heading>
              <p className="facts muted number">
                {author !== "" && <span>{t("gospel.by", { author })}</span>}
                {articleCount > 0 && (
                  <span>{t("gospel.chapterCount", { count: articleCount })}</span>
                )}
              </p>
              {intro !== "" && (
                <p className="book-intro" dir="auto">
                  {intro}
                </p>
              )}
            </div>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

interface CoverProps {
  src: string | null;
  sizes: string;
  eager?: boolean;
}

export function Cover({ src, sizes, eager = false }: CoverProps) {
  return (
    <span className="cover">
      <Picture src={src} width={360} height={480} sizes={sizes} eager={eager} />
    </span>
  );
}
