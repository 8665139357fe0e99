import { bookUrl, gospelCategoryUrl } from "~/urls";
import { ReadingText } from "~/ui/reading/reading-text";
import { minutesToRead } from "~/ui/reading/text";
import { Trail } from "~/ui/reading/trail";
import { Icon } from "~/ui/icons";
import { useSite, useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";
import { trailOf, type BookPageData } from "./book-page";
import { Contents } from "./contents";

export interface ChapterPageData extends BookPageData {
  article: NonNullable<BookPageData["article"]>;
}

/** One chapter of a book, to be read. */
export function ChapterPage({ page }: { page: ChapterPageData }) {
  const t = useT();
  const { language } = useSite();
  const { book, article, number, next } = page;
  const { html } = article;
  const total = book.articles.length;
  return (
    <div className="wrap sided chapter">
      <div>
        <article className="text">
          <Trail
            steps={[
              ...trailOf(page, t("gospel.title")),
              { name: book.title, url: bookUrl(book.id) },
            ]}
          />
          <h1 dir="auto">{article.title || t("gospel.chapter", { number })}</h1>
          <p className="facts muted number">
            <span>{t("gospel.place", { number, total })}</span>
            {html !== "" && (
              <span>{t("article.minutes", { count: minutesToRead(html, language) })}</span>
            )}
          </p>
          {html === "" ? <p className="help">{t("article.empty")}</p> : <ReadingText html={html} />}
        </article>
        {next === null && <Finished page={page} />}
        <Steps page={page} />
      </div>
      <Contents book={book} current={article.id} />
    </div>
  );
}

/** Behind the last chapter: a word, and the way on. */
function Finished({ page: { book } }: { page: ChapterPageData }) {
  const t = useT();
  const { category } = book;
  return (
    <div className="finished text">
      <p>{t("gospel.finished")}</p>
      {category !== null && (
        <p className="actions">
          <SiteLink className="button" to={gospelCategoryUrl(category.id)}>
            {t("gospel.others", { category: category.name })}
          </SiteLink>
        </p>
      )}
    </div>
  );
}

function Steps({ page: { book, previous, next } }: { page: ChapterPageData }) {
  const t = useT();
  return (
    <nav className="steps text" aria-label={t("gospel.steps")}>
      {previous !== null && (
        <SiteLink to={bookUrl(book.id, previous.id)} rel="prev">
          <Icon name="left" />
          <span>
            <small className="muted">{t("gospel.previous")}</small>
            <span dir="auto">{previous.title}</span>
          </span>
        </SiteLink>
      )}
      {next !== null ? (
        <SiteLink to={bookUrl(book.id, next.id)} rel="next" className="on">
          <span>
            <small className="muted">{t("gospel.next")}</small>
            <span dir="auto">{next.title}</span>
          </span>
          <Icon name="right" />
        </SiteLink>
      ) : (
        <SiteLink to={bookUrl(book.id)} className="on">
          <span>{t("gospel.back", { title: book.title })}</span>
        </SiteLink>
      )}
    </nav>
  );
}
