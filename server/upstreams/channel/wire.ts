import { z } from "zod";
import { id, list, maybe, named, number, orEmpty, plainText, text, time } from "../../http/wire.ts";

/** Raw payloads of the channel API (docs/hosts.md, channel). Fields we do not know are dropped. */

const channelShape = z.object({
  id,
  title: plainText,
  thumb: text,
  letter: plainText,
  intro: plainText,
  yd_username: text,
  plays: number,
  likes: number,
});

export const channel = named(channelShape, "id");

const menu = named(z.object({ id: number, title: plainText, page: text, url: text }));
export const channelDetail = named(channelShape.extend({ menus: list(menu) }), "id");

const shortShape = z.object({
  id,
  title: plainText,
  thumb: text,
  tag: plainText,
  intro: plainText,
  hits: number,
  createtime: time,
});

export const short = named(shortShape, "id");

export const shortDetail = named(
  shortShape.extend({
    url: text,
    mp4: text,
    vtt: text,
    channel: maybe(named(z.object({ id, title: plainText }), "id")),
  }),
  "id",
);

/** An album of the movie API, as a channel lists it; some hosts call its number `id`. */
export const movie = named(
  z
    .object({ movid: number, id: number, title: plainText, thumb: text, url_count: number })
    .extend({ hits: number, speaker: z.unknown().optional(), speaker_id: number })
    .transform(({ speaker, ...rest }) => {
      const known = maybe(named(z.object({ id: number, name: plainText }))).parse(speaker);
      return { ...rest, speaker: known ?? { id: rest.speaker_id, name: plainText.parse(speaker) } };
    })
    .refine(({ movid, id: other }) => movid > 0 || other > 0),
  "movid",
  "id",
);

export const artist = named(
  z.object({ id, name: plainText, thumb: text, intro: plainText, movie_count: number }),
  "id",
);

export const article = named(
  z.object({ itemid: id, title: plainText, thumb: text, intro: plainText, dateline: time }),
  "itemid",
);

export const tag = z.object({ tag: plainText.pipe(z.string().min(1)), thumb: text });
export const tags = list(tag);
export const menus = list(menu);

export const setting = orEmpty(
  z.object({
    seo_title: plainText,
    seo_keywords: plainText,
    seo_description: plainText,
    hotsearch: list(z.object({ word: plainText })),
  }),
);

export const comment = z.object({
  id: number,
  content: plainText,
  createtime: time,
  user: maybe(z.object({ nickname: plainText, avatar: text })),
});

/** A favourite is named by `vid` on some replies and by the clip's own `id` on others. */
export const favourite = named(
  z
    .object({ id: number, vid: number, title: plainText, thumb: text, tag: plainText })
    .extend({ createtime: time })
    .refine(({ id: own, vid }) => own > 0 || vid > 0),
  "vid",
  "id",
);
