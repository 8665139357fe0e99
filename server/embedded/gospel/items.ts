import type { EmbeddedCall } from "../host.ts";
import { categories } from "./content/categories.ts";
import type { Article, Book, Category } from "./content/types.ts";
import { htmlOf } from "./markup.ts";

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
    items: book.articles.length,
    createtime: book.created,
    updatetime: book.updated,
    category: category === undefined ? null : categoryItem(category, lang),
  };
}

interface PlacedArticle {
  id: number;
  listorder: number;
  book: Book;
  article: Article;
}

export function placedArticles(book: Book): PlacedArticle[] {
  return book.articles.map((article, at) => ({
    id: book.id * 100 + at + 1,
    listorder: at + 1,
    book,
    article,
  }));
}

export function articleItem(placed: PlacedArticle, lang: Lang) {
  return { ...listedArticle(placed, lang), content: htmlOf(placed.article.body[lang]) };
}

/** An article as its book lists it: all but what it says. */
export function listedArticle({ id, listorder, book, article }: PlacedArticle, lang: Lang) {
  return {
    id,
    book_id: book.id,
    title: article.title[lang],
    status: 1,
    listorder,
    hits: article.hits,
    createtime: book.created,
    updatetime: book.updated,
  };
}
