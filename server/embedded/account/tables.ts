import type { DatabaseSync } from "node:sqlite";

/** What visitors made: it outlives every version of the content. Times are seconds since 1970. */
const tables = `
  CREATE TABLE IF NOT EXISTS member (
    userid INTEGER PRIMARY KEY AUTOINCREMENT, username TEXT NOT NULL UNIQUE COLLATE NOCASE,
    nickname TEXT NOT NULL, email TEXT UNIQUE COLLATE NOCASE, itc TEXT, mobile TEXT,
    avatar TEXT NOT NULL DEFAULT '', vemail INTEGER NOT NULL DEFAULT 0,
    password TEXT, qid INTEGER, answer TEXT, createtime INTEGER NOT NULL);
  CREATE UNIQUE INDEX IF NOT EXISTS member_mobile ON member (itc, mobile);
  CREATE TABLE IF NOT EXISTS member_token (
    token TEXT PRIMARY KEY, userid INTEGER NOT NULL, kind TEXT NOT NULL, expires INTEGER NOT NULL);
  CREATE INDEX IF NOT EXISTS member_token_member ON member_token (userid);
  CREATE TABLE IF NOT EXISTS member_avatar (
    userid INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, type TEXT NOT NULL, bytes BLOB NOT NULL);
  CREATE TABLE IF NOT EXISTS qr_ticket (
    ticket TEXT PRIMARY KEY, userid INTEGER, expires INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS captcha (
    key TEXT PRIMARY KEY, digits TEXT NOT NULL, expires INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS code (
    recipient TEXT NOT NULL COLLATE NOCASE, purpose TEXT NOT NULL, digits TEXT NOT NULL,
    tries INTEGER NOT NULL, sent INTEGER NOT NULL, PRIMARY KEY (recipient, purpose));
  CREATE TABLE IF NOT EXISTS outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT, recipient TEXT NOT NULL, text TEXT NOT NULL,
    createtime INTEGER NOT NULL);
`;

const prepared = new WeakMap<DatabaseSync, Promise<void>>();

/** Makes the tables and, where nobody is a member yet, the members to try things with. Both hosts ask; it is done once. */
export function prepareAccounts(db: DatabaseSync): Promise<void> {
  const running = prepared.get(db) ?? prepare(db);
  prepared.set(db, running);
  return running;
}

async function prepare(db: DatabaseSync): Promise<void> {
  db.exec(tables);
  if (db.prepare("SELECT 1 FROM member LIMIT 1").get() !== undefined) return;
  const { seedMembers } = await import("./seed.ts");
  await seedMembers(db);
}
