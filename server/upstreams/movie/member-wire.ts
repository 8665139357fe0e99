import { z } from "zod";
import {
  id,
  isObject,
  list,
  number,
  paged,
  plainText,
  saidFlag,
  text,
  time,
} from "../../http/wire.ts";

/** Raw payloads of the member calls (docs/hosts.md, movie 15 to 34). */

export const profile = z.object({
  id,
  username: plainText,
  nickname: plainText,
  mobile: text,
  email: text,
  avatar: text,
  vemail: saidFlag,
  vpassword: saidFlag,
  vsq: saidFlag,
});

/** What a sign-in at this host answers: the profile with its token, bare or inside `userinfo`. */
export const signedIn = z
  .unknown()
  .transform((raw) => (isObject(raw) && isObject(raw["userinfo"]) ? raw["userinfo"] : raw))
  .pipe(profile.extend({ token: text }));

const anything = z.unknown().optional();
/** The album of a record; a host that has lost it sends nothing. */
const movie = anything.transform((raw) => {
  const { title, thumb, speaker } = isObject(raw) ? raw : {};
  const name = isObject(speaker) ? speaker["name"] : speaker;
  return {
    title: plainText.parse(title),
    thumb: text.parse(thumb),
    speaker: plainText.parse(name),
  };
});
const url = anything.transform((raw) => plainText.parse(isObject(raw) ? raw["title"] : ""));

export const favourite = z.object({ id, movid: id, create_time: time, movie });
export const play = z.object({
  movid: id,
  urlid: id,
  duration: number,
  type: number,
  create_time: time,
  update_time: time,
  movie,
  url,
});
export const note = z.object({
  id: number,
  movid: number,
  urlid: id,
  title: plainText,
  subtitle: plainText,
  // Never markup: what a member wrote is shown as it was written.
  content: text,
  create_time: time,
  update_time: time,
  movie,
  url,
});

export const avatars = list(text.pipe(z.string().min(1)));
/** `{code, name}` or `{itc, title}`; a code has digits alone, however it is written. */
const area = z
  .object({ code: text, itc: text, name: plainText, title: plainText })
  .transform(({ code, itc, name, title }) => ({
    code: (code || itc).trim().replace(/^(\+|00)/, ""),
    name: name || title,
  }))
  .refine(({ code }) => /^\d{1,4}$/.test(code));
export const areas = paged(area).transform(({ items }) => items);
