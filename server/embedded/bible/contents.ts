import type { DatabaseSync } from "node:sqlite";
import type { EmbeddedCall } from "../host.ts";
import { books } from "./books.ts";
import type { TextsReady } from "./english.ts";

/**
 * `bible2/contents`: the 66 books. `held` counts the chapters that the version asked for has,
 * so it holds everything where each book's `held` equals its `chapters`.
 */
export function contentsCall(db: DatabaseSync, ready: TextsReady) {
  return async ({ query, lang }: EmbeddedCall) => {
    const version = (query.get("lng") || "hhb").split(",")[0] ?? "hhb";
    await ready(version);
    // One seek for each chapter is far less than reading every verse to count them.
    const has = db.prepare(
      "SELECT 1 FROM bible_verse WHERE version = ? AND volume = ? AND chapter = ? LIMIT 1",
    );
    return books.map(({ volume, zh, en, path, tag, chapters }) => {
      const numbers = Array.from({ length: chapters }, (_, index) => index + 1);
      const held = numbers.filter((chapter) => has.get(version, volume, chapter)).length;
      return { volume, name: lang === "en" ? en : zh, english: en, path, tag, chapters, held };
    });
  };
}
