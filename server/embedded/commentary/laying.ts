import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { htmlOf } from "../markdown.ts";
import { readTexts } from "../texts.ts";
import { readCommentaries } from "./entries.ts";

const tables = `
  DROP TABLE IF EXISTS commentary_entry;
  CREATE TABLE commentary_entry (
    sid TEXT NOT NULL, volume INTEGER NOT NULL, chapter INTEGER NOT NULL,
    html_zh TEXT NOT NULL, html_en TEXT NOT NULL, PRIMARY KEY (sid, volume, chapter));
`;
/** These texts have no title of their own. */
const head = z.strictObject({});

/** Lays what the commentaries say. Throws a ContentError where one of their files is of no use. */
export function layEntries(db: DatabaseSync, folder: URL): void {
  db.exec(tables);
  const insert = db.prepare("INSERT INTO commentary_entry VALUES (?, ?, ?, ?, ?)");
  for (const { sid, folder: own, chapters } of readCommentaries(folder)) {
    const texts = readTexts(new URL(`${own}/`, folder), chapters, head);
    for (const { volume, chapter, zh, en } of texts) {
      insert.run(sid, volume, chapter, htmlOf(zh.body), htmlOf(en.body));
    }
  }
}
