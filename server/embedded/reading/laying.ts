import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { readRecords } from "../records.ts";
import { htmlOf } from "../markdown.ts";
import { readTexts } from "../texts.ts";
import { readChannels } from "./channels.ts";

const tables = `
  DROP TABLE IF EXISTS reading_piece;
  CREATE TABLE reading_piece (
    channel TEXT NOT NULL, place INTEGER NOT NULL, title_zh TEXT NOT NULL, title_en TEXT NOT NULL,
    intro_zh TEXT NOT NULL, intro_en TEXT NOT NULL, html_zh TEXT NOT NULL, html_en TEXT NOT NULL,
    PRIMARY KEY (channel, place));
  DROP TABLE IF EXISTS reading_reader;
  CREATE TABLE reading_reader (
    place INTEGER PRIMARY KEY, nickname TEXT NOT NULL, content TEXT NOT NULL);
`;

const said = z.string().min(1);
const head = z.strictObject({ title: said, intro: said });
/** The names of a channel's texts, in the order they come out. */
const names = z.array(z.string()).min(1);
const readers = z.array(z.strictObject({ nickname: said, content: said })).min(1);

/** Lays the texts of all channels, and what readers say. Throws a ContentError where a file is of no use. */
export function layReading(db: DatabaseSync, folder: URL): void {
  db.exec(tables);
  for (const { username } of readChannels(folder)) layPieces(db, username, folder);

  const insert = db.prepare("INSERT INTO reading_reader VALUES (?, ?, ?)");
  const spoken = readRecords(new URL("comments.yaml", folder), readers);
  for (const [place, { nickname, content }] of spoken.entries()) {
    insert.run(place, nickname, content);
  }
}

function layPieces(db: DatabaseSync, username: string, folder: URL): void {
  const insert = db.prepare("INSERT INTO reading_piece VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
  const own = new URL(`${username}/`, folder);
  const entries = readRecords(new URL("pieces.yaml", own), names).map((file) => ({ file }));
  for (const [place, { zh, en }] of readTexts(own, entries, head).entries()) {
    const heads = [zh.head.title, en.head.title, zh.head.intro, en.head.intro];
    insert.run(username, place, ...heads, htmlOf(zh.body), htmlOf(en.body));
  }
}
