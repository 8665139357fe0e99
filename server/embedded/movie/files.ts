import type { IncomingMessage, ServerResponse } from "node:http";
import type { DatabaseSync } from "node:sqlite";
import { drawBanner } from "../art/banner.ts";
import { drawPortrait } from "../art/portrait.ts";
import { drawPoster } from "../art/poster.ts";
import { drawnFiles, mediaFiles, painted, svg, type Drawing } from "../files.ts";
import { siteRecords } from "./site.ts";

/** Everything else is a drawing. */
const endings: Record<string, string> = { outline: "txt", still: "jpg", topic: "jpg" };

/** Posters, portraits and banners drawn on the spot; stills and topics painted without words; clips and talks with Range; outlines as text. */
export function movieFiles(db: DatabaseSync) {
  const drawings = drawnFiles((path, lang) => draw(db, path, lang));
  return (request: IncomingMessage, response: ServerResponse, path: string): boolean =>
    mediaFiles(request, response, path) || drawings(request, response, path);
}

function draw(db: DatabaseSync, path: string, lang: "zh" | "en"): Drawing | null {
  const match =
    /^\/(poster|slide|portrait|still|topic|banner|outline)\/(\d{1,9})\.(svg|txt|jpg)$/.exec(path);
  if (match === null) return null;
  const [, kind, digits, ending] = match;
  const id = Number(digits);
  if (ending !== (endings[kind ?? ""] ?? "svg")) return null;
  if (kind === "banner") {
    const [first, second] = siteRecords(db).banners;
    const title = id === 1 ? first : second;
    return svg(drawBanner({ seed: id, title: title[lang], language: lang }));
  }
  const row = db.prepare(queries[kind ?? ""] ?? "SELECT 1 WHERE ?1 < 0").get(id);
  if (row === undefined) return null;
  const title = String(row[`title_${lang}`]);
  const subtitle = String(row[`by_${lang}`] ?? "");
  if (kind === "portrait") return svg(drawPortrait({ seed: id, name: title }));
  if (kind === "outline")
    return { type: "text/plain; charset=utf-8", body: `${title}\n\n${subtitle}\n` };
  if (ending === "jpg") return painted(drawPoster({ seed: id, language: lang, kind: "poster" }));
  const shape = kind === "slide" ? "wide" : "poster";
  return svg(drawPoster({ seed: id, title, subtitle, language: lang, kind: shape }));
}

const album = `SELECT a.title_zh, a.title_en, s.name_zh AS by_zh, s.name_en AS by_en
  FROM movie_album a JOIN movie_speaker s ON s.id = a.speaker_id WHERE a.movid = ?`;
const queries: Record<string, string> = {
  poster: album,
  slide: album,
  still: album,
  portrait: "SELECT name_zh AS title_zh, name_en AS title_en FROM movie_speaker WHERE id = ?",
  topic: "SELECT title_zh, title_en, '' AS by_zh, '' AS by_en FROM movie_topic WHERE id = ?",
  outline: `SELECT e.title_zh, e.title_en, a.intro_zh AS by_zh, a.intro_en AS by_en
    FROM movie_episode e JOIN movie_album a ON a.movid = e.movid WHERE e.urlid = ?`,
};
