import type { DatabaseSync } from "node:sqlite";
import { Refusal } from "../host.ts";
import { byEmail } from "./members.ts";
import { nowInSeconds, randomDigits } from "./secrets.ts";

const lifetime = 10 * 60;
const coolDown = 60;
const mostTries = 5;
const messagesKept = 500;

/** A code for a forgotten password never proves another thing, nor the other way round. */
export type Purpose = "forgot" | "verify";

export function purposeOf(event: string): Purpose {
  return /forgot|reset/.test(event) ? "forgot" : "verify";
}

export function readEmail(raw: string): string {
  const email = raw.trim();
  if (email.length > 100 || !/^[^\s@<>]+@[^\s@<>.]+(\.[^\s@<>.]+)+$/.test(email)) {
    throw new Refusal(1, "邮箱格式不正确");
  }
  return email;
}

/** The country's code without a plus sign, and the number. */
export function readMobile(rawItc: string, rawMobile: string): { itc: string; mobile: string } {
  const itc = rawItc.trim().replace(/^\+|^00/, "") || "86";
  const mobile = rawMobile.trim();
  if (!/^\d{1,4}$/.test(itc) || !/^\d{5,15}$/.test(mobile)) {
    throw new Refusal(1, "手机号格式不正确");
  }
  return { itc, mobile };
}

export function numberOf({ itc, mobile }: { itc: string; mobile: string }): string {
  return `+${itc} ${mobile}`;
}

export function sendEmailCode(db: DatabaseSync, raw: string, event: string) {
  const email = readEmail(raw);
  const purpose = purposeOf(event);
  // A stranger gets the same answer and the same wait, but no mail, so that nothing tells who is a member.
  sendCode(db, email, purpose, purpose === "verify" || byEmail(db, email) !== null);
}

export function sendCode(db: DatabaseSync, recipient: string, purpose: Purpose, posted = true) {
  const now = nowInSeconds();
  const last = db
    .prepare("SELECT MAX(sent) AS sent FROM code WHERE recipient = ?")
    .get(recipient)?.["sent"];
  if (Number(last ?? 0) > now - coolDown) throw new Refusal(1, "发送过于频繁，请稍后再试");
  const digits = randomDigits(6);
  db.prepare("DELETE FROM code WHERE sent < ?").run(now - lifetime);
  db.prepare("INSERT OR REPLACE INTO code VALUES (?, ?, ?, 0, ?)").run(
    recipient,
    purpose,
    digits,
    now,
  );
  if (!posted) return;
  const text = `您的验证码是 ${digits}，10 分钟内有效。 Your code is ${digits}, valid for 10 minutes.`;
  const { lastInsertRowid } = db
    .prepare("INSERT INTO outbox (recipient, text, createtime) VALUES (?, ?, ?)")
    .run(recipient, text, now);
  db.prepare("DELETE FROM outbox WHERE id <= ?").run(Number(lastInsertRowid) - messagesKept);
}

/** Uses a code up; five wrong tries destroy it. What is used up stays as an empty row: the wait goes on. */
export function takeCode(db: DatabaseSync, recipient: string, purpose: Purpose, digits: string) {
  const row = db
    .prepare(
      "SELECT digits, tries FROM code WHERE recipient = ? AND purpose = ? AND sent >= ? AND digits <> ''",
    )
    .get(recipient, purpose, nowInSeconds() - lifetime);
  const right = row !== undefined && row["digits"] === digits.trim();
  const spent = right || Number(row?.["tries"]) + 1 >= mostTries;
  db.prepare(
    `UPDATE code SET tries = tries + 1, digits = ${spent ? "''" : "digits"}
     WHERE recipient = ? AND purpose = ?`,
  ).run(recipient, purpose);
  if (!right) throw new Refusal(1, "验证码错误");
}
