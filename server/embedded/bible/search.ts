import type { DatabaseSync } from "node:sqlite";
import type { EmbeddedCall } from "../host.ts";
import type { TextsReady } from "./english.ts";
import { booksIn } from "./groups.ts";
import { searchId, searchTable, versionSource } from "./tables.ts";

const mostWords = 8;
const mostVersions = 4;

interface Hit {
  version: string;
  volume: number;
  chapter: number;
  verse: number;
  at: number;
}

/** `bible2/search`: the verses that say every word, in canon order, counted from page 0. Numbers go out as strings. */
export function searchCall(db: DatabaseSync, ready: TextsReady) {
  return async ({ query }: EmbeddedCall) => {
    const words = wordsOf(query.get("detail") ?? "");
    const asked = (query.get("lng") || "hhb").split(",").slice(0, mostVersions);
    const within = booksIn({ volume: whole(query, "volume"), part: whole(query, "part") });
    const size = Math.min(100, whole(query, "size") || 20);
    const from = whole(query, "page") * size;

    const hits: Hit[] = [];
    for (const version of new Set(words.length === 0 ? [] : asked)) {
      await ready(version);
      if (versionSource(db, version) !== null) hits.push(...find(db, version, words, within));
    }
    // Versions of one verse stay in the order they were asked for.
    hits.sort((a, b) => a.at - b.at);
    const counts = new Map<number, number>();
    for (const { volume } of hits) counts.set(volume, (counts.get(volume) ?? 0) + 1);

    const text = db.prepare(
      "SELECT text FROM bible_verse WHERE version = ? AND volume = ? AND chapter = ? AND verse = ?",
    );
    return {
      total: String(hits.length),
      list: hits.slice(from, from + size).map(({ version, volume, chapter, verse }) => ({
        version,
        volume: String(volume),
        chapter: String(chapter),
        verse: String(verse),
        text: text.get(version, volume, chapter, verse)?.["text"] ?? "",
      })),
      counts: [...counts].map(([volume, count]) => ({
        volume: String(volume),
        count: String(count),
      })),
    };
  };
}

/**
 * The trigram index answers for words of three characters and more. Chinese words often have one or two:
 * those are looked for in the texts themselves, which takes a few milliseconds a version.
 */
function find(
  db: DatabaseSync,
  version: string,
  words: string[],
  [first, last]: [number, number],
): Hit[] {
  const long = words.filter((word) => [...word].length > 2);
  const short = words.filter((word) => !long.includes(word));
  const where = short.map(() => " AND v.text LIKE ? ESCAPE '\\'").join("");
  const likes = short.map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`);
  const index = searchTable(version);
  const rows =
    long.length === 0
      ? db
          .prepare(
            `SELECT volume, chapter, verse FROM bible_verse v
             WHERE version = ? AND volume BETWEEN ? AND ?${where}`,
          )
          .all(version, first, last, ...likes)
      : db
          .prepare(
            `SELECT volume, chapter, verse FROM ${index} i CROSS JOIN bible_verse v
             ON v.version = ? AND v.volume = i.rowid / 1000000
               AND v.chapter = i.rowid / 1000 % 1000 AND v.verse = i.rowid % 1000
             WHERE ${index} MATCH ? AND i.rowid BETWEEN ? AND ?${where}`,
          )
          .all(
            version,
            long.map((word) => `"${word.replaceAll('"', '""')}"`).join(" AND "),
            searchId(first, 0, 0),
            searchId(last + 1, 0, 0) - 1,
            ...likes,
          );
  return rows.map((row) => {
    const [volume, chapter, verse] = [row["volume"], row["chapter"], row["verse"]].map(Number) as [
      number,
      number,
      number,
    ];
    return { version, volume, chapter, verse, at: searchId(volume, chapter, verse) };
  });
}

/** SQLite ends a text at its first NUL, in the middle of a quoted phrase too. */
function wordsOf(detail: string): string[] {
  const words = detail.replaceAll("\0", " ").slice(0, 100).trim().split(/\s+/u);
  return [...new Set(words)].filter((word) => word !== "").slice(0, mostWords);
}

function whole(query: URLSearchParams, name: string): number {
  const value = Number(query.get(name) ?? "");
  return Number.isSafeInteger(value) && value > 0 ? Math.min(value, 100_000) : 0;
}
