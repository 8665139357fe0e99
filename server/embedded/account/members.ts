import type { DatabaseSync } from "node:sqlite";
import { Refusal } from "../host.ts";
import { nowInSeconds, randomToken } from "./secrets.ts";

export interface Member {
  userid: number;
  username: string;
  nickname: string;
  email: string | null;
  itc: string | null;
  mobile: string | null;
  /** A path on either host, or empty. */
  avatar: string;
  vemail: number;
  password: string | null;
  qid: number | null;
  answer: string | null;
}

const minutes = 60;
const lifetimes = { session: 400 * 24 * 60 * minutes, reset: 15 * minutes };
type TokenKind = keyof typeof lifetimes;

/** Whose token this is. A reset token is good for changing the password only. */
export function memberOf(
  db: DatabaseSync,
  token: string | null,
  kinds: TokenKind[] = ["session"],
): Member {
  const row = db
    .prepare("SELECT userid, kind FROM member_token WHERE token = ? AND expires > ?")
    .get(token ?? "", nowInSeconds());
  const member = row && kinds.includes(row["kind"] as TokenKind) && byId(db, Number(row["userid"]));
  if (!member) throw new Refusal(401, "Unauthorized");
  return member;
}

export function byId(db: DatabaseSync, userid: number): Member | null {
  return asMember(db.prepare("SELECT * FROM member WHERE userid = ?").get(userid));
}

/** By username, email or mobile. */
export function byPassport(db: DatabaseSync, passport: string): Member | null {
  const query = `SELECT * FROM member WHERE username = ?1 OR email = ?1 OR mobile = ?1
    ORDER BY username = ?1 DESC, email = ?1 DESC, userid LIMIT 1`;
  return passport === "" ? null : asMember(db.prepare(query).get(passport));
}

export function byEmail(db: DatabaseSync, email: string): Member | null {
  return asMember(db.prepare("SELECT * FROM member WHERE email = ?").get(email));
}

export function byMobile(db: DatabaseSync, itc: string, mobile: string): Member | null {
  return asMember(db.prepare("SELECT * FROM member WHERE itc = ? AND mobile = ?").get(itc, mobile));
}

export function addMember(
  db: DatabaseSync,
  one: { username: string; nickname: string } & Partial<Member>,
): Member {
  const { lastInsertRowid } = db
    .prepare(
      `INSERT INTO member (username, nickname, email, itc, mobile, vemail, password, qid, answer, createtime)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      one.username,
      one.nickname,
      one.email ?? null,
      one.itc ?? null,
      one.mobile ?? null,
      one.vemail ?? 0,
      one.password ?? null,
      one.qid ?? null,
      one.answer ?? null,
      nowInSeconds(),
    );
  return byId(db, Number(lastInsertRowid)) as Member;
}

/** Sets some columns; their names never come from outside. */
export function changeMember(
  db: DatabaseSync,
  userid: number,
  changes: Partial<Omit<Member, "userid">>,
) {
  for (const [column, value] of Object.entries(changes)) {
    db.prepare(`UPDATE member SET ${column} = ? WHERE userid = ?`).run(value, userid);
  }
}

export function openToken(db: DatabaseSync, userid: number, kind: TokenKind): string {
  const token = randomToken();
  const now = nowInSeconds();
  db.prepare("DELETE FROM member_token WHERE expires <= ?").run(now);
  db.prepare("INSERT INTO member_token VALUES (?, ?, ?, ?)").run(
    token,
    userid,
    kind,
    now + lifetimes[kind],
  );
  return token;
}

/** Ends every session and reset of the member except the session `kept`. */
export function endTokens(db: DatabaseSync, userid: number, kept: string | null) {
  db.prepare(
    "DELETE FROM member_token WHERE userid = ? AND NOT (token = ? AND kind = 'session')",
  ).run(userid, kept ?? "");
}

/** A member as the account host tells of one: everything is a string. */
export function memberReply(member: Member) {
  return {
    userid: String(member.userid),
    username: member.username,
    nickname: member.nickname,
    email: member.email ?? "",
    headimgurl: member.avatar,
    vemail: String(member.vemail),
    vpassword: member.password === null ? "0" : "1",
    vsq: member.qid === null ? "0" : "1",
  };
}

/** The same with a new session. */
export function signedIn(db: DatabaseSync, member: Member) {
  return { ...memberReply(member), token: openToken(db, member.userid, "session") };
}

function asMember(row: unknown): Member | null {
  return row === undefined ? null : (row as Member);
}
