import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { byPassport } from "../account/members.ts";
import { nowInSeconds } from "../account/secrets.ts";
import { count, id, readRecords, text } from "../records.ts";
import { sectionRecords, type Demo } from "./records.ts";

/** What visitors did, outliving the content. Times are seconds since 1970; a comment without member has its own name. */
const tables = `
  CREATE TABLE IF NOT EXISTS content_version (part TEXT PRIMARY KEY, version INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS channel_subscription (
    id INTEGER PRIMARY KEY AUTOINCREMENT, userid INTEGER NOT NULL, channel_id INTEGER NOT NULL,
    createtime INTEGER NOT NULL, UNIQUE (userid, channel_id));
  CREATE TABLE IF NOT EXISTS short_favourite (
    id INTEGER PRIMARY KEY AUTOINCREMENT, userid INTEGER NOT NULL, vid INTEGER NOT NULL,
    createtime INTEGER NOT NULL, UNIQUE (userid, vid));
  CREATE TABLE IF NOT EXISTS item_comment (
    id INTEGER PRIMARY KEY AUTOINCREMENT, mid INTEGER NOT NULL, item_id INTEGER NOT NULL,
    userid INTEGER, nickname TEXT NOT NULL, content TEXT NOT NULL, createtime INTEGER NOT NULL);
  CREATE INDEX IF NOT EXISTS item_comment_item ON item_comment (mid, item_id, createtime);
`;

const hour = 60 * 60;
/** As the host numbers them. */
const modules = { rooms: 4, channels: 7 };

const comment = z.strictObject({ by: text, hoursAgo: count, says: text });
const commented = z.array(z.strictObject({ id, comments: z.array(comment) }));
const seeded = z.strictObject({ rooms: commented, channels: commented });

/** Makes the tables and, once, lays the comments and what the demo member keeps. Members must be there. */
export function prepareChannels(db: DatabaseSync): void {
  db.exec(tables);
  const done = db.prepare("SELECT 1 FROM content_version WHERE part = 'channel'").get();
  if (done !== undefined) return;
  const said = readRecords("channel/comments.yaml", seeded);
  const { demo } = sectionRecords(db);
  db.exec("BEGIN");
  layComments(db, said);
  const member = byPassport(db, "demo");
  if (member !== null) fill(db, member.userid, demo);
  db.exec("INSERT INTO content_version VALUES ('channel', 1)");
  db.exec("COMMIT");
}

/** The times count back from now, so that what a visitor says is newest. */
function layComments(db: DatabaseSync, said: z.infer<typeof seeded>): void {
  const insert = db.prepare(
    `INSERT INTO item_comment (mid, item_id, userid, nickname, content, createtime)
     VALUES (?, ?, NULL, ?, ?, ?)`,
  );
  const now = nowInSeconds();
  const items = [
    ...said.rooms.map((room) => ({ mid: modules.rooms, ...room })),
    ...said.channels.map((channel) => ({ mid: modules.channels, ...channel })),
  ];
  for (const { mid, id, comments } of items) {
    for (const { by, hoursAgo, says } of comments) {
      insert.run(mid, id, by, says, now - hoursAgo * hour);
    }
  }
}

function fill(db: DatabaseSync, userid: number, demo: Demo): void {
  const now = nowInSeconds();
  const subscribe = db.prepare(
    "INSERT INTO channel_subscription (userid, channel_id, createtime) VALUES (?, ?, ?)",
  );
  demo.channels.forEach((id, place) => subscribe.run(userid, id, now - (9 - place) * hour));
  const favour = db.prepare(
    "INSERT INTO short_favourite (userid, vid, createtime) VALUES (?, ?, ?)",
  );
  demo.shorts.forEach((vid, place) => favour.run(userid, vid, now - (5 - place) * hour));
}
