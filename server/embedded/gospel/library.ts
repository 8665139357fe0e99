import type { DatabaseSync } from "node:sqlite";
import type { Words } from "../records.ts";
import type { EmbeddedCall } from "../host.ts";
import { layContent } from "../laying.ts";
import { bookRecord, type BookRecord } from "./book-record.ts";
import { gospelFolder } from "./shelves.ts";

/** A book of the lists. */
export interface Book extends BookRecord {
  /** How many chapters it has. */
  items: number;
}

/** A chapter as its book lists it. */
export interface Article {
  id: number;
  bookId: number;
  listorder: number;
  title: Words;
  hits: number;
}

/** Has the books laid. */
export function prepareBooks(db: DatabaseSync, folder = gospelFolder): Promise<void> {
  return layContent(db, {
    name: "gospel",
    folder,
    code: ["./laying.ts", "./book-record.ts"].map((path) => new URL(path, import.meta.url)),
    load: () => import("./laying.ts").then(({ layBooks }) => layBooks),
  });
}

/** All books, in the order of the lists. */
export function booksOf(db: DatabaseSync): Book[] {
  return db.prepare("SELECT record, items FROM gospel_book ORDER BY place").all().map(bookFrom);
}

export function bookAt(db: DatabaseSync, id: number): Book | null {
  const row = db.prepare("SELECT record, items FROM gospel_book WHERE id = ?").get(id);
  return row === undefined ? null : bookFrom(row);
}

/** The chapters of a book, in order. */
export function articlesIn(db: DatabaseSync, bookId: number): Article[] {
  return db
    .prepare("SELECT * FROM gospel_article WHERE book_id = ? ORDER BY listorder")
    .all(bookId)
    .map(articleFrom);
}

export function articleAt(db: DatabaseSync, id: number): Article | null {
  const row = db.prepare("SELECT * FROM gospel_article WHERE id = ?").get(id);
  return row === undefined ? null : articleFrom(row);
}

export function htmlOf(db: DatabaseSync, id: number, lang: EmbeddedCall["lang"]): string {
  const row = db.prepare(`SELECT html_${lang} AS html FROM gospel_article WHERE id = ?`).get(id);
  return String(row?.["html"]);
}

type Row = Record<string, unknown>;

const bookFrom = (row: Row): Book => ({
  ...bookRecord.parse(JSON.parse(String(row["record"]))),
  items: Number(row["items"]),
});

const articleFrom = (row: Row): Article => ({
  id: Number(row["id"]),
  bookId: Number(row["book_id"]),
  listorder: Number(row["listorder"]),
  title: { zh: String(row["title_zh"]), en: String(row["title_en"]) },
  hits: Number(row["hits"]),
});
