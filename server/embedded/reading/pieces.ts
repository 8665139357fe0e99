import type { DatabaseSync } from "node:sqlite";
import type { Words } from "../records.ts";
import type { EmbeddedCall } from "../host.ts";
import { layContent } from "../laying.ts";
import { readingFolder } from "./channels.ts";

/** What lists tell of a text; its channel and its place there name it. */
export interface Piece {
  channel: string;
  place: number;
  title: Words;
  intro: Words;
}

/** Has the texts of all channels laid, and what readers say. */
export function preparePieces(db: DatabaseSync, folder = readingFolder): Promise<void> {
  return layContent(db, {
    name: "reading",
    folder,
    code: [new URL("./laying.ts", import.meta.url)],
    load: () => import("./laying.ts").then(({ layReading }) => layReading),
  });
}

/** The texts of a channel in the order they come out. */
export function piecesOf(db: DatabaseSync, channel: string): Piece[] {
  return db
    .prepare(
      `SELECT place, title_zh, title_en, intro_zh, intro_en FROM reading_piece
       WHERE channel = ? ORDER BY place`,
    )
    .all(channel)
    .map((row) => ({
      channel,
      place: Number(row["place"]),
      title: { zh: String(row["title_zh"]), en: String(row["title_en"]) },
      intro: { zh: String(row["intro_zh"]), en: String(row["intro_en"]) },
    }));
}

/** The HTML of a text; `<img src="picture"` is the picture of whatever article shows it. */
export function htmlOf(
  db: DatabaseSync,
  { channel, place }: Piece,
  lang: EmbeddedCall["lang"],
): string {
  const row = db
    .prepare(`SELECT html_${lang} AS html FROM reading_piece WHERE channel = ? AND place = ?`)
    .get(channel, place);
  return String(row?.["html"]);
}

/** What readers say under one article or another; each suits any of them. */
export function readersIn(db: DatabaseSync): { nickname: string; content: string }[] {
  return db
    .prepare("SELECT nickname, content FROM reading_reader ORDER BY place")
    .all()
    .map((row) => ({ nickname: String(row["nickname"]), content: String(row["content"]) }));
}
