import type { DatabaseSync } from "node:sqlite";

/**
 * What members keep by module: `mid` 1 is the Bible, where `tid` is the volume and `urlid` the chapter.
 * Times are seconds since 1970.
 */
const mark = `
  id INTEGER PRIMARY KEY AUTOINCREMENT, userid INTEGER NOT NULL, mid INTEGER NOT NULL,
  tid INTEGER NOT NULL, urlid INTEGER NOT NULL, createtime INTEGER NOT NULL`;
const tables = `
  CREATE TABLE IF NOT EXISTS mark_favorite (${mark}, UNIQUE (userid, mid, tid, urlid));
  CREATE TABLE IF NOT EXISTS mark_history (${mark},
    paytime INTEGER NOT NULL, paytype INTEGER NOT NULL, UNIQUE (userid, mid, tid, urlid));
  CREATE TABLE IF NOT EXISTS mark_note (${mark},
    title TEXT NOT NULL, subtitle TEXT NOT NULL, content TEXT NOT NULL,
    updatetime INTEGER NOT NULL, UNIQUE (userid, mid, tid, urlid));
`;

export function prepareMarks(db: DatabaseSync): void {
  db.exec(tables);
}
