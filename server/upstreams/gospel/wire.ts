import { z } from "zod";
import { id, isObject, items, list, maybe, named, number } from "../../http/wire.ts";
import { plainText, slide, text, time } from "../../http/wire.ts";

/** Raw payloads of the gospel host (docs/hosts.md, gospel). */

const categoryShape = z.object({ id, name: plainText, flag: text, flag_text: plainText });
export const category = named(categoryShape, "id");

const bookShape = z.object({
  id,
  category_id: number,
  title: plainText,
  thumb: text,
  author: plainText,
  intro: plainText,
  hits: number,
  items: number,
  createtime: time,
  updatetime: time,
  category: maybe(category),
});
export const book = named(bookShape, "id");

const listed = named(z.object({ id, title: plainText }));
export const bookDetail = named(bookShape.extend({ articles: list(listed) }), "id");

export const article = named(
  z.object({ id, book_id: number, title: plainText, content: text, updatetime: time }),
);

const shelf = named(categoryShape.extend({ books: list(book) }), "id");
const shelves = z.object({
  banners: list(named(slide.extend({ book_id: number }))),
  categories: list(shelf),
  recommends: list(book),
});

/** The first page: lists by their names, or one list, of books or of categories with books in them. */
export const index = z.preprocess((raw) => {
  if (typeof raw !== "object") return raw;
  const page = isObject(raw) ? raw : {};
  const all = Array.isArray(raw) ? raw : items(page["data"] ?? page["list"]);
  const holdsBooks = (one: unknown) => isObject(one) && typeof one["books"] === "object";
  return {
    banners: page["banners"] ?? page["sliders"],
    categories: page["categories"] ?? page["categorys"] ?? all.filter(holdsBooks),
    recommends: page["recommends"] ?? page["books"] ?? all.filter((one) => !holdsBooks(one)),
  };
}, shelves);
