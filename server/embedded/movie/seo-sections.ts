import type { DatabaseSync } from "node:sqlite";
import { channelAt } from "../channel/records.ts";
import { shortAt } from "../channel/short-records.ts";
import { articleAt as chapterAt, bookAt } from "../gospel/library.ts";
import { categories } from "../gospel/shelves.ts";
import { roomAt } from "../live/records.ts";
import { articleAt } from "../reading/articles.ts";
import { readingChannels } from "../reading/channels.ts";
import type { Words } from "../records.ts";
import { whole } from "./albums.ts";
import { siteRecords } from "./site.ts";

interface Subject {
  title: Words;
  description: Words;
}

const nothing: Words = { zh: "", en: "" };

/** What the pages of the other sections are about, by the `file` word of `tv.common/seo`. */
export function sectionSubject(db: DatabaseSync, query: URLSearchParams): Subject | null {
  const id = whole(query.get("id"));
  const file = query.get("file");
  switch (file) {
    case "lives":
    case "gospel":
    case "articles":
      return siteRecords(db).sections[file];
    case "live":
      return about(roomAt(db, id));
    case "channel":
      return named(channelAt(db, id));
    case "short":
      return about(shortAt(db, id));
    case "gospelCategory":
      return named(categories.find((one) => one.id === id));
    case "book":
      return about(bookAt(db, id));
    case "bookArticle": {
      const book = bookAt(db, id);
      const article = chapterAt(db, whole(query.get("article")));
      if (book === null || article?.bookId !== id) return null;
      return about({ title: article.title, intro: book.intro });
    }
    case "articleChannel":
      return named(readingChannels.find((one) => one.username === query.get("username")));
    case "article":
      return about(articleAt(db, id, Date.now())?.piece);
    default:
      return null;
  }
}

function about(one: { title: Words; intro: Words } | null | undefined): Subject | null {
  return one ? { title: one.title, description: one.intro } : null;
}

function named(one: { name: Words; intro?: Words } | undefined): Subject | null {
  return one === undefined ? null : { title: one.name, description: one.intro ?? nothing };
}
