import type { DatabaseSync } from "node:sqlite";
import { channelAt } from "../channel/content/channels.ts";
import { shortAt } from "../channel/content/shorts/index.ts";
import type { Words } from "../content.ts";
import { articleAt as chapterAt, bookAt } from "../gospel/library.ts";
import { categories } from "../gospel/shelves.ts";
import { rooms } from "../live/content/rooms.ts";
import { articleAt } from "../reading/articles.ts";
import { readingChannels } from "../reading/channels.ts";
import { whole } from "./albums.ts";

interface Subject {
  title: Words;
  description: Words;
}

const nothing: Words = { zh: "", en: "" };

/** What the pages of the other sections are about, by the `file` word of `tv.common/seo`. */
export function sectionSubject(db: DatabaseSync, query: URLSearchParams): Subject | null {
  const id = whole(query.get("id"));
  switch (query.get("file")) {
    case "lives":
      return {
        title: { zh: "直播", en: "Live" },
        description: {
          zh: "正在进行与即将开始的敬拜、祷告和诵读，错过的可以看回放。",
          en: "Worship, prayer and readings that are on now or begin soon, and replays of what was.",
        },
      };
    case "gospel":
      return {
        title: { zh: "福音书籍", en: "Gospel Books" },
        description: {
          zh: "写给初次认识信仰的人，也写给愿意再想一想的人。",
          en: "For those who meet the faith for the first time, and those who want to think again.",
        },
      };
    case "articles":
      return {
        title: { zh: "每日文章", en: "Daily Articles" },
        description: {
          zh: "最近七天的灵修与文章，每天几分钟。",
          en: "Devotions and articles of the last seven days, a few minutes each.",
        },
      };
    case "live":
      return about(rooms.find((one) => one.id === id));
    case "channel":
      return named(channelAt(id));
    case "short":
      return about(shortAt(id));
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
