import { field, Refusal, type EmbeddedCall } from "../host.ts";
import { categories } from "./content/categories.ts";
import { banners, books, recommended } from "./content/index.ts";
import { articleItem, bookItem, categoryItem, listedArticle, placedArticles } from "./items.ts";

const onTheFrontPage = 6;

/** The calls of the gospel host; everything in them stays as it was written. */
export const bookCalls = {
  "GET api/gospel.index/index": ({ lang }: EmbeddedCall) => ({
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
  }),

  "GET api/gospel.category/lists": ({ lang }: EmbeddedCall) =>
    categories.map((category) => categoryItem(category, lang)),

  "GET api/gospel.book/lists": (call: EmbeddedCall) => {
    const catid = field(call, "catid");
    const found = books.filter(
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
    const id = field(call, "id");
    const book = books.find((one) => String(one.id) === id);
    if (book === undefined) throw new Refusal(404, "书籍不存在");
    return {
      ...bookItem(book, call.lang),
      articles: placedArticles(book).map((placed) => listedArticle(placed, call.lang)),
    };
  },

  "GET api/gospel.article/detail": (call: EmbeddedCall) => {
    const id = field(call, "id");
    const placed = books.flatMap(placedArticles).find((one) => String(one.id) === id);
    if (placed === undefined) throw new Refusal(404, "文章不存在");
    const { id: bookId, title } = placed.book;
    return { ...articleItem(placed, call.lang), book: { id: bookId, title: title[call.lang] } };
  },
};

function bounded(raw: string, fallback: number, most: number): number {
  const value = Number(raw);
  return Number.isSafeInteger(value) && value > 0 ? Math.min(most, value) : fallback;
}
