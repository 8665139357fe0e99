import { z } from "zod";
import { flag, id, maybe, number, plainText, text, time } from "../../http/wire.ts";

/** Raw payloads of the reading host (docs/hosts.md, reading). */

/** `passport` is the channel's name, `username` its key. */
export const channel = z.object({
  username: text.pipe(z.string().regex(/^[\w-]{1,60}$/)),
  passport: plainText,
  logo: text,
  intro: plainText,
});

const author = maybe(z.object({ username: text, passport: plainText, logo: text, dateline: time }));

export const entry = z.object({
  itemid: id,
  title: plainText,
  thumb: text,
  intro: plainText,
  likes: number,
  // A number, or the comments themselves.
  comments: z.unknown().optional(),
  user: author,
  dateline: time,
});

export const article = entry.extend({ content: text, liked: flag });

export const comment = z.object({
  id: number,
  content: plainText,
  dateline: time,
  createtime: time,
  user: maybe(z.object({ nickname: plainText, avatar: text })),
});
