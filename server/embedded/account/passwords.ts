import type { DatabaseSync } from "node:sqlite";
import { Refusal } from "../host.ts";
import { takeCode } from "./codes.ts";
import {
  addMember,
  byEmail,
  byPassport,
  changeMember,
  endTokens,
  openToken,
  type Member,
} from "./members.ts";
import { hashSecret, isSecret, plainAnswer } from "./secrets.ts";

const shortest = 6;

export async function register(
  db: DatabaseSync,
  { passport, email, password }: { passport: string; email: string | null; password: string },
): Promise<Member> {
  if (passport.length < 3 || passport.length > 60) throw new Refusal(1, "账号需要 3 到 60 个字符");
  requirePassword(password);
  // Only after the hashing, which others may overtake, is it certain that the names are free.
  const hash = await hashSecret(password);
  if (byPassport(db, passport) !== null) throw new Refusal(1, "该账号已被注册");
  if (email !== null && byPassport(db, email) !== null) throw new Refusal(1, "该邮箱已被使用");
  const nickname = passport.split("@", 1)[0] ?? passport;
  return addMember(db, { username: passport, nickname, email, password: hash });
}

export async function signIn(db: DatabaseSync, passport: string, password: string) {
  const member = byPassport(db, passport);
  const right = await isSecret(password, member?.password ?? null);
  if (member === null || !right) throw new Refusal(1, "账号或密码错误");
  return member;
}

/** Ends every session of the member but `kept`. */
export async function setPassword(
  db: DatabaseSync,
  member: Member,
  words: { password: string; again: string },
  kept: string | null,
) {
  requirePassword(words.password, words.again);
  changeMember(db, member.userid, { password: await hashSecret(words.password) });
  endTokens(db, member.userid, kept);
}

/** A reset token for whoever knows the answer. */
export async function answerQuestion(
  db: DatabaseSync,
  { passport, qid, answer }: { passport: string; qid: number; answer: string },
): Promise<string> {
  const member = byPassport(db, passport);
  const right = await isSecret(plainAnswer(answer), member?.answer ?? null);
  if (member === null || !right || member.qid !== qid) throw new Refusal(1, "密保答案错误");
  return openToken(db, member.userid, "reset");
}

/** Whose mailbox this is. */
export function proveEmail(db: DatabaseSync, email: string, code: string): Member {
  takeCode(db, email, "forgot", code);
  const member = byEmail(db, email);
  if (member === null) throw new Refusal(1, "验证码错误");
  return member;
}

/** In one step. A password that will not do is said before the code is used up. */
export async function resetByEmail(
  db: DatabaseSync,
  { email, code, ...words }: { email: string; code: string; password: string; again: string },
) {
  requirePassword(words.password, words.again);
  await setPassword(db, proveEmail(db, email, code), words, null);
}

export function requirePassword(password: string, again = password) {
  if (password !== again) throw new Refusal(1, "两次输入密码不一致");
  if (password.length < shortest) throw new Refusal(1, `密码至少需要 ${shortest} 个字符`);
}
