import type { z } from "zod";
import { publicFileUrl, type HostPlace } from "../../http/hosts.ts";
import { cleanArticle } from "../../http/heavy/heavy.ts";
import { slidesOf } from "../../http/target.ts";
import { bookUrl } from "../../../app/urls/index.ts";
import type * as wire from "./wire.ts";

export interface BookCategory {
  id: number;
  name: string;
  /** What sets it apart, in words, such as "new"; or "". */
  flag: string;
}

export interface Book {
  id: number;
  title: string;
  cover: string | null;
  author: string;
  intro: string;
  articleCount: number;
  category: BookCategory | null;
  /** Milliseconds since 1970. */
  updatedAt: number | null;
}

export interface BookDetail extends Book {
  articles: { id: number; title: string }[];
}

export interface BookArticle {
  id: number;
  bookId: number;
  title: string;
  /** Sanitised. */
  html: string;
}

type Raw<Shape extends z.ZodType> = z.output<Shape>;

export function createGospelModel(place: HostPlace) {
  const file = (raw: string) => publicFileUrl(place, raw);

  const category = (raw: Raw<typeof wire.category>): BookCategory => ({
    id: raw.id,
    name: raw.name,
    flag: raw.flag_text,
  });

  const book = (raw: Raw<typeof wire.book>): Book => ({
    id: raw.id,
    title: raw.title,
    cover: file(raw.thumb),
    author: raw.author,
    intro: raw.intro,
    articleCount: raw.items,
    category: raw.category && category(raw.category),
    updatedAt: raw.updatetime ?? raw.createtime,
  });

  return {
    category,
    book,
    bookDetail: (raw: Raw<typeof wire.bookDetail>): BookDetail => ({
      ...book(raw),
      articleCount: raw.articles.length,
      articles: raw.articles,
    }),
    article: async (raw: Raw<typeof wire.article>): Promise<BookArticle> => ({
      id: raw.id,
      bookId: raw.book_id,
      title: raw.title,
      html: await cleanArticle(raw.content, place),
    }),
    index: (raw: Raw<typeof wire.index>) => ({
      banners: slidesOf(raw.banners, file, ({ book_id: id }) => (id > 0 ? bookUrl(id) : null)),
      shelves: raw.categories.map(({ books, ...rest }) => ({
        category: category(rest),
        books: books.map(book),
      })),
      recommended: raw.recommends.map(book),
    }),
  };
}
