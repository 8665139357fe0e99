import { z } from "zod";
import { flag, id, maybe, named, number, plainText, text, time } from "../../http/wire.ts";

/** Raw payloads of the reading host (docs/hosts.md, reading). */

/** `passport` is the channel's name, `username` its key; some hosts have the name in `title` or `name`. */
export const channel = named(
  z
    .object({
      username: text.pipe(z.string().regex(/^[\w-]{1,60}$/)),
      passport: plainText,
      name: plainText,
      logo: text,
      intro: plainText,
    })
    .transform(({ name, ...rest }) => ({ ...rest, passport: rest.passport || name })),
);

const author = maybe(
  named(
    z
      .object({ username: text, passport: plainText, name: plainText, logo: text, dateline: time })
      .transform(({ name, ...rest }) => ({ ...rest, passport: rest.passport || name })),
  ),
);

const entryShape = z.object({
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
export const entry = named(entryShape, "itemid");

export const article = named(entryShape.extend({ content: text, liked: flag }), "itemid");

export const comment = z.object({
  id: number,
  content: plainText,
  dateline: time,
  createtime: time,
  user: maybe(z.object({ nickname: plainText, avatar: text })),
});
