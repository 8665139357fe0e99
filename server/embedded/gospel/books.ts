import type { DatabaseSync } from "node:sqlite";
import { whole } from "../account/mark-rows.ts";
import { field, Refusal, type EmbeddedCall } from "../host.ts";
import { articleItem, bookItem, categoryItem, listedArticle } from "./items.ts";
import { articleAt, articlesIn, bookAt, booksOf, htmlOf } from "./library.ts";
import { banners, categories, recommended } from "./shelves.ts";

const onTheFrontPage = 6;

/** The calls of the gospel host; everything in them stays as it was written. */
export const bookCalls = (db: DatabaseSync) => ({
  "GET api/gospel.index/index": ({ lang }: EmbeddedCall) => {
    const books = booksOf(db);
    return {
      banners: banners.map(({ id, title, bookId }) => ({
        title: title[lang],
        thumb: `/banner/${id}.svg?lang=${lang}`,
        book_id: bookId,
      })),
      categories: categories.map((category) => ({
        ...categoryItem(category, lang),
        books: books
          .filter(({ categoryId }) => categoryId === category.id)
          .slice(0, onTheFrontPage)
          .map((book) => bookItem(book, lang)),
      })),
      recommends: recommended
        .flatMap((id) => books.filter((book) => book.id === id))
        .map((book) => bookItem(book, lang)),
    };
  },

  "GET api/gospel.category/lists": ({ lang }: EmbeddedCall) =>
    categories.map((category) => categoryItem(category, lang)),

  "GET api/gospel.book/lists": (call: EmbeddedCall) => {
    const catid = field(call, "catid");
    const found = booksOf(db).filter(
      ({ categoryId }) => catid === "" || catid === "0" || String(categoryId) === catid,
    );
    const limit = bounded(field(call, "limit"), 10, 100);
    const start = (bounded(field(call, "page"), 1, 10_000) - 1) * limit;
    return {
      list: found.slice(start, start + limit).map((book) => bookItem(book, call.lang)),
      count: found.length,
    };
  },

  "GET api/gospel.book/detail": (call: EmbeddedCall) => {
    const book = bookAt(db, whole(call, "id"));
    if (book === null) throw new Refusal(0, "书籍不存在");
    return {
      ...bookItem(book, call.lang),
      articles: articlesIn(db, book.id).map((article) => listedArticle(book, article, call.lang)),
    };
  },

  "GET api/gospel.article/detail": (call: EmbeddedCall) => {
    const { lang } = call;
    const article = articleAt(db, whole(call, "id"));
    const book = article && bookAt(db, article.bookId);
    if (article === null || book === null) throw new Refusal(0, "文章不存在");
    return {
      ...articleItem(book, article, htmlOf(db, article.id, lang), lang),
      book: { id: book.id, title: book.title[lang] },
    };
  },
});

function bounded(raw: string, fallback: number, most: number): number {
  const value = Number(raw);
  return Number.isSafeInteger(value) && value > 0 ? Math.min(most, value) : fallback;
}
