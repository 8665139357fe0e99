import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { Refusal } from "../host.ts";
import { byId, openToken } from "./members.ts";
import { nowInSeconds } from "./secrets.ts";

const lifetime = 5 * 60;

export function issueTicket(db: DatabaseSync) {
  const ticket = randomBytes(21).toString("base64url");
  const now = nowInSeconds();
  db.prepare("DELETE FROM qr_ticket WHERE expires <= ?").run(now);
  db.prepare("INSERT INTO qr_ticket VALUES (?, NULL, ?)").run(ticket, now + lifetime);
  return {
    ticket,
    check_url: `/api/login/check?ticket=${ticket}`,
  };
}

export function isTicket(db: DatabaseSync, ticket: string): boolean {
  return find(db, ticket) !== undefined;
}

/** Who may sign in without a word: the first members, which everybody may try, and nobody who came later. */
const demoMember = "SELECT userid FROM member WHERE userid <= 3";

export function demoMembers(db: DatabaseSync) {
  return db
    .prepare(
      `SELECT username, nickname FROM member WHERE userid IN (${demoMember}) ORDER BY userid`,
    )
    .all()
    .map((row) => ({ username: String(row["username"]), nickname: String(row["nickname"]) }));
}

/** What the phone does: says who is signing in. False when the ticket is gone or already used. */
export function confirmTicket(db: DatabaseSync, ticket: string, username: string): boolean {
  const { changes } = db
    .prepare(
      `UPDATE qr_ticket SET userid = (${demoMember} AND username = ?)
       WHERE ticket = ? AND userid IS NULL AND expires > ?`,
    )
    .run(username, ticket, nowInSeconds());
  return changes === 1 && find(db, ticket)?.["userid"] !== null;
}

/** Nothing yet, or, once, who signed in. */
export function checkTicket(db: DatabaseSync, ticket: string) {
  const row = find(db, ticket);
  if (row === undefined) throw new Refusal(1, "二维码已过期");
  const member = row["userid"] === null ? null : byId(db, Number(row["userid"]));
  if (member === null) return [];
  db.prepare("DELETE FROM qr_ticket WHERE ticket = ?").run(ticket);
  return {
    userid: String(member.userid),
    username: member.username,
    nickname: member.nickname,
    headimgurl: member.avatar,
    token: openToken(db, member.userid, "session"),
  };
}

function find(db: DatabaseSync, ticket: string) {
  return db
    .prepare("SELECT userid FROM qr_ticket WHERE ticket = ? AND expires > ?")
    .get(ticket, nowInSeconds());
}
