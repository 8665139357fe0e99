import { bookUrl } from "~/urls";
import { excerptOf } from "~/ui/reading/text";
import type { PageHead, Words } from "~/ui/page-meta";
import { articleData, bookData, breadcrumbs } from "~/ui/structured-data";
import { trailOf, type BookPageData } from "./book-page";
import type { ChapterPageData } from "./chapter-page";

/** What the head of a book says. */
export function bookHead(t: Words, page: BookPageData): PageHead {
  const { id, title, intro, cover, author } = page.book;
  const url = bookUrl(id);
  return {
    seo: page.seo,
    title,
    description: intro,
    canonical: url,
    image: cover,
    data: [
      bookData({ title, description: intro, url, cover, author }),
      breadcrumbs([...trailOf(page, t("gospel.title")), { name: title, url }]),
    ],
  };
}

/** What the head of a chapter says. */
export function chapterHead(t: Words, page: ChapterPageData): PageHead {
  const { book, article, number, seo } = page;
  const name = article.title || t("gospel.chapter", { number });
  const url = bookUrl(book.id, article.id);
  const description = excerptOf(article.html) || book.intro;
  const bookStep = { name: book.title, url: bookUrl(book.id) };
  return {
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
  };
}
