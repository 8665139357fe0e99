import type { MetaDescriptor } from "@remix-run/react";
import { bookUrl } from "~/urls";
import { excerptOf } from "~/ui/reading/text";
import { wordsOf } from "~/ui/reading/words-of";
import { pageMeta } from "~/ui/page-meta";
import { articleData, bookData, breadcrumbs } from "~/ui/structured-data";
import { trailOf, type BookPageData } from "./book-page";
import type { ChapterPageData } from "./chapter-page";

type Matches = Parameters<typeof pageMeta>[0];

/** What the head of a book says. */
export function bookMeta(matches: Matches, page: BookPageData): MetaDescriptor[] {
  const t = wordsOf(matches);
  const { id, title, intro, cover, author } = page.book;
  const url = bookUrl(id);
  return pageMeta(matches, {
    seo: page.seo,
    title,
    description: intro,
    canonical: url,
    image: cover,
    data: [
      bookData({ title, description: intro, url, cover, author }),
      breadcrumbs([...trailOf(page, t("gospel.title")), { name: title, url }]),
    ],
  });
}

/** What the head of a chapter says. */
export function chapterMeta(matches: Matches, page: ChapterPageData): MetaDescriptor[] {
  const t = wordsOf(matches);
  const { book, article, number, seo } = page;
  const name = article.title || t("gospel.chapter", { number });
  const url = bookUrl(book.id, article.id);
  const description = excerptOf(article.html) || book.intro;
  const bookStep = { name: book.title, url: bookUrl(book.id) };
  return pageMeta(matches, {
    seo,
    title: `${name} - ${book.title}`,
    description,
    canonical: url,
    image: book.cover,
    data: [
      articleData({
        ...{ title: name, description, url },
        image: book.cover,
        publishedAt: book.updatedAt,
        author: book.author === "" ? null : { type: "Person", name: book.author },
        publisher: t("site.name"),
        book: { title: book.title, url: bookStep.url },
      }),
      breadcrumbs([...trailOf(page, t("gospel.title")), bookStep, { name, url }]),
    ],
  });
}
