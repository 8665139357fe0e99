import type { DatabaseSync } from "node:sqlite";
import type { EmbeddedCall } from "../host.ts";
import { albumItem } from "../movie/albums.ts";
import type { AlbumRule } from "./records.ts";

type Lang = EmbeddedCall["lang"];

export interface AlbumTitle {
  movid: number;
  zh: string;
  en: string;
}

/** The albums of the movie host that one of the rules takes, the last changed first. */
export function albumsBy(db: DatabaseSync, rules: readonly AlbumRule[]): AlbumTitle[] {
  const { where, values } = condition(rules);
  return db
    .prepare(
      `SELECT movid, title_zh, title_en FROM movie_album WHERE ${where}
       ORDER BY edittime DESC, movid DESC`,
    )
    .all(...values)
    .map((row) => ({
      movid: Number(row["movid"]),
      zh: String(row["title_zh"]),
      en: String(row["title_en"]),
    }));
}

/** An album as channels show it; null where the movie host has lost it. */
export function albumCard(db: DatabaseSync, id: number, lang: Lang) {
  const album = albumItem(db, id, lang);
  if (album === null) return null;
  const { movid, title, thumb, speaker, speaker_id, url_count, hits } = album;
  return { movid, title, thumb, speaker: { id: speaker_id, name: speaker }, url_count, hits };
}

/** Whoever speaks in the albums, with how many of them. */
export function artistsBy(db: DatabaseSync, rules: readonly AlbumRule[], lang: Lang) {
  const { where, values } = condition(rules);
  return db
    .prepare(
      `SELECT s.*, COUNT(*) AS movie_count FROM movie_album a
       JOIN movie_speaker s ON s.id = a.speaker_id WHERE ${where}
       GROUP BY s.id ORDER BY movie_count DESC, s.id`,
    )
    .all(...values)
    .map((row) => ({
      id: row["id"],
      name: row[`name_${lang}`],
      thumb: `/portrait/${String(row["id"])}.svg?lang=${lang}`,
      intro: row[`intro_${lang}`],
      movie_count: String(row["movie_count"]),
    }));
}

/** No rule takes nothing. */
function condition(rules: readonly AlbumRule[]): { where: string; values: number[] } {
  const values: number[] = [];
  const among = (column: string, ids: number[] = []) => {
    values.push(...ids);
    return ids.length > 0 ? [`${column} IN (${ids.map(() => "?").join(", ")})`] : [];
  };
  const parts = rules.map(({ categories, speakers }) =>
    [...among("category_id", categories), ...among("speaker_id", speakers)].join(" AND "),
  );
  return { where: parts.length > 0 ? `(${parts.join(" OR ")})` : "0", values };
}
