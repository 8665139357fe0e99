import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { blaming } from "../content.ts";
import { readRecords } from "../records.ts";
import { htmlOf } from "../markdown.ts";
import { readTexts } from "../texts.ts";
import { bookRecord } from "./book-record.ts";
import { readShelves } from "./shelves.ts";

const tables = `
  DROP TABLE IF EXISTS gospel_book;
  CREATE TABLE gospel_book (
    id INTEGER PRIMARY KEY, place INTEGER NOT NULL, items INTEGER NOT NULL, record TEXT NOT NULL);
  DROP TABLE IF EXISTS gospel_article;
  CREATE TABLE gospel_article (
    id INTEGER PRIMARY KEY, book_id INTEGER NOT NULL, listorder INTEGER NOT NULL,
    hits INTEGER NOT NULL, title_zh TEXT NOT NULL, title_en TEXT NOT NULL,
    html_zh TEXT NOT NULL, html_en TEXT NOT NULL);
  CREATE INDEX gospel_article_book ON gospel_article (book_id, listorder);
`;

const bookFile = bookRecord.extend({
  /** Its chapters in order: the name of the two files, and how often it was read. */
  articles: z.array(z.strictObject({ file: z.string(), hits: z.int() })).min(1),
});
const head = z.strictObject({ title: z.string().min(1) });

/** Lays the books. Throws a ContentError where one of their files is of no use. */
export function layBooks(db: DatabaseSync, folder: URL): void {
  db.exec(tables);
  const book = db.prepare("INSERT INTO gospel_book VALUES (?, ?, ?, ?)");
  const article = db.prepare("INSERT INTO gospel_article VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
  for (const [place, name] of readShelves(folder).books.entries()) {
    const file = new URL(`${name}/book.yaml`, folder);
    const { articles, ...record } = readRecords(file, bookFile);
    const texts = readTexts(new URL("./", file), articles, head);
    // Two books of one id are the fault of a file too.
    blaming(file, () => book.run(record.id, place, texts.length, JSON.stringify(record)));
    for (const [at, { hits, zh, en }] of texts.entries()) {
      const titles = [zh.head.title, en.head.title];
      const id = record.id * 100 + at + 1;
      article.run(id, record.id, at + 1, hits, ...titles, htmlOf(zh.body), htmlOf(en.body));
    }
  }
}
