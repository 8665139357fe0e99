import type { EmbeddedCall } from "../host.ts";
import type { Article, Book } from "./library.ts";
import { categories, type Category } from "./shelves.ts";

type Lang = EmbeddedCall["lang"];

const flagTexts = {
  hot: { zh: "热门", en: "Popular" },
  new: { zh: "新书", en: "New" },
  "": { zh: "", en: "" },
};
const typeText = { zh: "书籍", en: "Book" };

export function categoryItem({ id, name, flag }: Category, lang: Lang) {
  return {
    id,
    name: name[lang],
    type: "book",
    flag,
    type_text: typeText[lang],
    flag_text: flagTexts[flag][lang],
  };
}

export function bookItem(book: Book, lang: Lang) {
  const category = categories.find(({ id }) => id === book.categoryId);
  return {
    id: book.id,
    category_id: book.categoryId,
    title: book.title[lang],
    thumb: `/cover/${book.id}.svg?lang=${lang}`,
    author: book.author[lang],
    intro: book.intro[lang],
    level: book.level,
    listorder: book.id,
    status: 1,
    hits: book.hits,
    items: book.items,
    createtime: book.created,
    updatetime: book.updated,
    category: category === undefined ? null : categoryItem(category, lang),
  };
}

export function articleItem(book: Book, article: Article, html: string, lang: Lang) {
  return { ...listedArticle(book, article, lang), content: html };
}

/** An article as its book lists it: all but what it says. */
export function listedArticle(book: Book, { id, listorder, title, hits }: Article, lang: Lang) {
  return {
    id,
    book_id: book.id,
    title: title[lang],
    status: 1,
    listorder,
    hits,
    createtime: book.created,
    updatetime: book.updated,
  };
}
