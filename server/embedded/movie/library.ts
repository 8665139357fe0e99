import type { DatabaseSync } from "node:sqlite";
import { byPassport } from "../account/members.ts";
import { z } from "zod";
import { readRecords, text } from "../records.ts";

/** What members keep, outliving the content. `updated` is in milliseconds, so that the last of two quick plays is first. */
const tables = `
  CREATE TABLE IF NOT EXISTS member_favourite (
    id INTEGER PRIMARY KEY AUTOINCREMENT, userid INTEGER NOT NULL, movid INTEGER NOT NULL,
    created INTEGER NOT NULL, UNIQUE (userid, movid));
  CREATE TABLE IF NOT EXISTS member_play (
    id INTEGER PRIMARY KEY AUTOINCREMENT, userid INTEGER NOT NULL, movid INTEGER NOT NULL,
    urlid INTEGER NOT NULL, duration INTEGER NOT NULL, type INTEGER NOT NULL,
    created INTEGER NOT NULL, updated INTEGER NOT NULL, UNIQUE (userid, urlid));
  CREATE TABLE IF NOT EXISTS member_note (
    id INTEGER PRIMARY KEY AUTOINCREMENT, userid INTEGER NOT NULL, movid INTEGER NOT NULL,
    urlid INTEGER NOT NULL, title TEXT NOT NULL, subtitle TEXT NOT NULL, content TEXT NOT NULL,
    created INTEGER NOT NULL, updated INTEGER NOT NULL, UNIQUE (userid, urlid));
`;

const kept = 30;
const hours = 60 * 60 * 1000;

/** Makes the tables and, once, fills the demo member's. Albums and members must be there. */
export function prepareLibrary(db: DatabaseSync): void {
  db.exec(tables);
  const done = db.prepare("SELECT 1 FROM content_version WHERE part = 'library'").get();
  if (done !== undefined) return;
  const notes = readRecords("movie/member-notes.yaml", z.array(text));
  db.exec("BEGIN");
  const demo = byPassport(db, "demo");
  if (demo !== null) fill(db, demo.userid, notes);
  db.exec("INSERT INTO content_version VALUES ('library', 1)");
  db.exec("COMMIT");
}

/** The same albums and episodes on every machine; the times count back from now, so that what a visitor adds is newest. */
function fill(db: DatabaseSync, userid: number, notes: string[]): void {
  const favourite = db.prepare(
    "INSERT INTO member_favourite (userid, movid, created) VALUES (?, ?, ?)",
  );
  const play = db.prepare(
    `INSERT INTO member_play (userid, movid, urlid, duration, type, created, updated)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const note = db.prepare(
    `INSERT INTO member_note (userid, movid, urlid, title, subtitle, content, created, updated)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const episodes = db
    .prepare(
      `SELECT e.urlid, e.movid, e.title_zh AS episode, a.title_zh AS album, a.media
       FROM movie_episode e JOIN movie_album a ON a.movid = e.movid
       WHERE e.urlid = (SELECT MIN(urlid) + a.movid % 3 FROM movie_episode WHERE movid = e.movid)
       ORDER BY e.movid`,
    )
    .all();
  const step = Math.max(1, Math.floor(episodes.length / kept));
  const now = Date.now();
  for (let place = 0; place < kept; place += 1) {
    const one = episodes[place * step];
    if (one === undefined) break;
    const [movid, urlid] = [Number(one["movid"]), Number(one["urlid"])];
    const at = now - (kept - place) * 7 * hours;
    favourite.run(userid, movid, at);
    const type = one["media"] === "audio" ? 2 : 1;
    play.run(userid, movid, urlid, 3 + ((place * 5) % 20), type, at, at);
    const content = notes[place];
    if (content === undefined) continue;
    note.run(userid, movid, urlid, String(one["album"]), String(one["episode"]), content, at, at);
  }
}
