import { z } from "zod";
import { id, list, maybe, number, plainText, text, time } from "../../http/wire.ts";

/** Raw payloads of the gospel host (docs/hosts.md, gospel). */

export const category = z.object({ id, name: plainText, flag: text, flag_text: plainText });

export const book = z.object({
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

const listed = z.object({ id, title: plainText });
export const bookDetail = book.extend({ articles: list(listed) });

export const article = z.object({
  id,
  book_id: number,
  title: plainText,
  content: text,
  updatetime: time,
});

const banner = z.object({ title: plainText, thumb: text, book_id: id });
const shelf = category.extend({ books: list(book) });
export const index = z.object({
  banners: list(banner),
  categories: list(shelf),
  recommends: list(book),
});
