import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { htmlOf } from "../markdown.ts";
import { readTexts } from "../texts.ts";
import { readChannels } from "./channels.ts";

const tables = `
  DROP TABLE IF EXISTS reading_piece;
  CREATE TABLE reading_piece (
    channel TEXT NOT NULL, place INTEGER NOT NULL, title_zh TEXT NOT NULL, title_en TEXT NOT NULL,
    intro_zh TEXT NOT NULL, intro_en TEXT NOT NULL, html_zh TEXT NOT NULL, html_en TEXT NOT NULL,
    PRIMARY KEY (channel, place));
`;
const head = z.strictObject({ title: z.string().min(1), intro: z.string().min(1) });

/** Lays the texts of all channels. Throws a ContentError where one of their files is of no use. */
export function layPieces(db: DatabaseSync, folder: URL): void {
  db.exec(tables);
  const insert = db.prepare("INSERT INTO reading_piece VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
  for (const { username, pieces } of readChannels(folder)) {
    const entries = pieces.map((file) => ({ file }));
    const texts = readTexts(new URL(`${username}/`, folder), entries, head);
    for (const [place, { zh, en }] of texts.entries()) {
      const heads = [zh.head.title, en.head.title, zh.head.intro, en.head.intro];
      insert.run(username, place, ...heads, htmlOf(zh.body), htmlOf(en.body));
    }
  }
}
