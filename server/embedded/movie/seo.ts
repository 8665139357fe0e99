import type { DatabaseSync } from "node:sqlite";
import type { EmbeddedCall } from "../host.ts";
import { whole } from "./albums.ts";
import { sectionSubject } from "./seo-sections.ts";

const site = { zh: "福音影音", en: "Gospel Media" };
const keywords = {
  zh: "讲道,福音影片,诗歌,圣经,见证",
  en: "sermons, gospel films, hymns, Bible, testimonies",
};
const about = {
  zh: "在线收看收听讲道、福音影片与诗歌，阅读圣经和每日文章。",
  en: "Watch and listen to sermons, gospel films and hymns; read the Bible and daily articles.",
};

/** What `tv.common/seo` says of a page, by its `file` word and the route's parameters. */
export function seoText(db: DatabaseSync, query: URLSearchParams, lang: EmbeddedCall["lang"]) {
  const subject = subjectOf(db, query, lang);
  if (subject === null) {
    return { title: site[lang], keywords: keywords[lang], description: about[lang] };
  }
  return {
    title: `${subject.title} - ${site[lang]}`,
    keywords: `${subject.title},${keywords[lang]}`,
    description: subject.description || about[lang],
  };
}

function subjectOf(db: DatabaseSync, query: URLSearchParams, lang: EmbeddedCall["lang"]) {
  const other = sectionSubject(db, query);
  if (other !== null) return { title: other.title[lang], description: other.description[lang] };
  const row = rowOf(db, query);
  if (row === undefined) return null;
  const title = String(row[`title_${lang}`]);
  const description = String(row[`intro_${lang}`] ?? "").slice(0, 160);
  return { title, description };
}

function rowOf(db: DatabaseSync, query: URLSearchParams) {
  switch (query.get("file")) {
    case "movie":
      return db.prepare("SELECT * FROM movie_album WHERE movid = ?").get(whole(query.get("movid")));
    case "play":
      return db
        .prepare(
          `SELECT e.title_zh || ' - ' || a.title_zh AS title_zh, a.intro_zh,
             e.title_en || ' - ' || a.title_en AS title_en, a.intro_en
           FROM movie_episode e JOIN movie_album a ON a.movid = e.movid WHERE e.urlid = ?`,
        )
        .get(whole(query.get("urlid")));
    case "category":
      return db
        .prepare("SELECT name_zh AS title_zh, name_en AS title_en FROM movie_category WHERE id = ?")
        .get(whole(query.get("id")));
    case "speaker":
      return db
        .prepare(
          `SELECT name_zh AS title_zh, name_en AS title_en, intro_zh, intro_en
           FROM movie_speaker WHERE id = ?`,
        )
        .get(whole(query.get("id")));
    case "special":
      return db.prepare("SELECT * FROM movie_topic WHERE id = ?").get(whole(query.get("id")));
    default:
      return undefined;
  }
}
