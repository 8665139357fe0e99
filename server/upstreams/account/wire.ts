import { z } from "zod";
import { id, list, number, plainText, saidFlag, text } from "../../http/wire.ts";

/** Raw payloads of the account host (docs/hosts.md, account). */

export const ticket = z.object({ ticket: text, check_url: text });

/** What became of a ticket, where a host has words for it. */
export const state = z
  .object({ status: text, state: text, msg: text })
  .transform((raw) => `${raw.status} ${raw.state} ${raw.msg}`)
  .catch("");

/** The reply to a sign-in, and the account itself; fields come and go between the two. */
export const account = z.object({
  userid: number,
  username: plainText,
  nickname: plainText,
  email: plainText,
  headimgurl: text,
  vemail: saidFlag,
  vpassword: saidFlag,
  vsq: saidFlag,
  token: text,
});

/** An account without a number is none. */
export const ownAccount = account.extend({ userid: id });

export const captcha = z.object({ key: text, content: text });
/** Whether it can be kept is looked at where it is taken. */
export const resetToken = z.object({ token: text });
const question = z.object({ id: number.pipe(z.number().min(1)), title: plainText });
export const questions = list(question);
