import type { DatabaseSync } from "node:sqlite";
import { drawPoster } from "../art/poster.ts";
import { painted, type Drawing } from "../files.ts";
import { articleAt } from "./articles.ts";

/** An article's thumb, or the picture within it. */
export function drawingAt(
  db: DatabaseSync,
  path: string,
  language: "zh" | "en",
  now: number,
): Drawing | null {
  const [, kind, digits] = /^\/(thumb|picture)\/(\d{1,9})\.jpg$/.exec(path) ?? [];
  const itemid = Number(digits);
  if (articleAt(db, itemid, now) === null) return null;
  const seed = kind === "picture" ? itemid + apart : itemid;
  return painted(drawPoster({ seed, language, kind: "poster" }));
}

/** How far the picture's seed is from the thumb's, for another scene. */
const apart = 8;
