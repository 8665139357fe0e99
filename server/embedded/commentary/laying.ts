import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { blaming } from "../content.ts";
import { readRecords, words } from "../records.ts";
import { htmlOf } from "../markdown.ts";
import { readTexts } from "../texts.ts";

const tables = `
  DROP TABLE IF EXISTS commentary;
  CREATE TABLE commentary (
    sid TEXT PRIMARY KEY, place INTEGER NOT NULL, title_zh TEXT NOT NULL, title_en TEXT NOT NULL);
  DROP TABLE IF EXISTS commentary_entry;
  CREATE TABLE commentary_entry (
    sid TEXT NOT NULL, volume INTEGER NOT NULL, chapter INTEGER NOT NULL,
    html_zh TEXT NOT NULL, html_en TEXT NOT NULL, PRIMARY KEY (volume, chapter, sid));
`;

const commentary = z.strictObject({
  sid: z.string().regex(/^[1-9]\d*$/),
  /** Where its texts stand. */
  folder: z.string(),
  title: words,
  chapters: z.array(
    z.strictObject({
      file: z.string(),
      volume: z.int().min(1).max(66),
      chapter: z.int().min(1).max(150),
    }),
  ),
});
/** These texts have no title of their own. */
const head = z.strictObject({});

export function readCommentaries(index: URL) {
  return readRecords(index, z.array(commentary));
}

/** Lays what the commentaries say. Throws a ContentError where a file is of no use. */
export function layCommentaries(db: DatabaseSync, folder: URL): void {
  db.exec(tables);
  const index = new URL("commentaries.yaml", folder);
  const title = db.prepare("INSERT INTO commentary VALUES (?, ?, ?, ?)");
  const entry = db.prepare("INSERT INTO commentary_entry VALUES (?, ?, ?, ?, ?)");
  for (const [place, one] of readCommentaries(index).entries()) {
    const { sid } = one;
    const texts = readTexts(new URL(`${one.folder}/`, folder), one.chapters, head);
    // A commentary or a chapter that is named twice is the fault of a file too.
    blaming(index, () => {
      title.run(sid, place, one.title.zh, one.title.en);
      for (const { volume, chapter, zh, en } of texts) {
        entry.run(sid, volume, chapter, htmlOf(zh.body), htmlOf(en.body));
      }
    });
  }
}
