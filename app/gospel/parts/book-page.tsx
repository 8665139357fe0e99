import { formatDay } from "~/i18n/format";
import { bookUrl, gospelCategoryUrl, gospelUrl } from "~/urls";
import type { Site } from "../../../server/request/context.ts";
import { Trail } from "~/ui/reading/trail";
import { useSite, useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";
import { BookMenu } from "./book-menu";
import { Cover } from "./books";
import { Contents } from "./contents";

export type BookPageData = Awaited<ReturnType<Site["pages"]["gospel"]["book"]>>;

/** A book: what it is about, its chapters, and where to begin. */
export function BookPage({ page }: { page: BookPageData }) {
  const t = useT();
  const { language } = useSite();
  const { book, categories, next } = page;
  const { id, title, cover, author, intro, articleCount, category, updatedAt, articles } = book;
  return (
    <div className="wrap sided">
      <BookMenu categories={categories} current={category?.id} />
      <div>
        <Trail steps={trailOf(page, t("gospel.title"))} />
        <article className="book">
          <Cover src={cover} sizes="(min-width: 700px) 240px, 45vw" eager />
          <div className="book-head">
            <h1 dir="auto">{title}</h1>
            <p className="facts muted number">
              {author !== "" && <span>{t("gospel.by", { author })}</span>}
              {articleCount > 0 && <span>{t("gospel.chapterCount", { count: articleCount })}</span>}
              {updatedAt !== null && (
                <span>{t("gospel.updated", { date: formatDay(language, updatedAt) })}</span>
              )}
            </p>
            {intro !== "" && (
              <p className="intro book-intro-whole" dir="auto">
                {intro}
              </p>
            )}
            {next === null ? (
              <p className="help">{t("gospel.noChapters")}</p>
            ) : (
              <p className="actions">
                <SiteLink className="button primary" to={bookUrl(id, next.id)}>
                  {t("gospel.start")}
                </SiteLink>
              </p>
            )}
          </div>
        </article>
        {articles.length > 0 && <Contents book={book} />}
      </div>
    </div>
  );
}

/** The steps down to a book. */
export function trailOf({ book: { category } }: Pick<BookPageData, "book">, root: string) {
  return [
    { name: root, url: gospelUrl() },
    ...(category === null ? [] : [{ name: category.name, url: gospelCategoryUrl(category.id) }]),
  ];
}
