import { DatabaseSync } from "node:sqlite";
import { articlesIn, bookAt, booksOf, prepareBooks } from "../../server/embedded/gospel/library.ts";
import { articlesOf as listed } from "../../server/embedded/reading/articles.ts";
import { preparePieces } from "../../server/embedded/reading/pieces.ts";

/** What the embedded hosts of every site tell, laid once more for tests that must know it. */
const db = new DatabaseSync(":memory:");
await preparePieces(db);
await prepareBooks(db);

/** The articles of a channel, newest first. */
export const articlesOf = (username: string, lang: "zh" | "en", now = Date.now()) =>
  listed(db, username, lang, now);

export const books = booksOf(db);

const prayerBook = bookAt(db, 5);
if (prayerBook === null) throw new Error("the book on prayer is gone");
export const prayer = { ...prayerBook, articles: articlesIn(db, prayerBook.id) };
