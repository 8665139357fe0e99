import type { DatabaseSync } from "node:sqlite";

/** What members did with articles. Times are seconds since 1970. */
const tables = `
  CREATE TABLE IF NOT EXISTS reading_like (
    userid INTEGER NOT NULL, itemid INTEGER NOT NULL, createtime INTEGER NOT NULL,
    PRIMARY KEY (itemid, userid));
  CREATE TABLE IF NOT EXISTS reading_comment (
    id INTEGER PRIMARY KEY AUTOINCREMENT, userid INTEGER NOT NULL, itemid INTEGER NOT NULL,
    content TEXT NOT NULL, dateline INTEGER NOT NULL);
  CREATE INDEX IF NOT EXISTS reading_comment_item ON reading_comment (itemid, id);
`;

export function prepareReading(db: DatabaseSync): void {
  db.exec(tables);
}
