import { bookUrl } from "~/urls";
import type { BookDetail } from "../../../server/upstreams/gospel/model.ts";
import { useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";

interface Props {
  book: Pick<BookDetail, "id" | "articles">;
  /** The article that is open. */
  current?: number;
}

/** A book's table of contents. */
export function Contents({ book, current }: Props) {
  const t = useT();
  return (
    <nav id="contents" className="contents" aria-labelledby="contents-title">
      <h2 id="contents-title">{t("gospel.contents")}</h2>
      <ol>
        {book.articles.map(({ id, title }, index) => (
          <li key={id}>
            <SiteLink to={bookUrl(book.id, id)} aria-current={id === current ? "page" : undefined}>
              <span className="number">{index + 1}</span>
              <span dir="auto">{title || t("gospel.chapter", { number: index + 1 })}</span>
            </SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
