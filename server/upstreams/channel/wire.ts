import { z } from "zod";
import { id, list, maybe, number, plainText, text, time } from "../../http/wire.ts";

/** Raw payloads of the channel API (docs/hosts.md, channel). Fields we do not know are dropped. */

export const channel = z.object({
  id,
  title: plainText,
  thumb: text,
  letter: plainText,
  intro: plainText,
  yd_username: text,
  plays: number,
  likes: number,
});

const menu = z.object({ id: number, title: plainText, page: text });
export const channelDetail = channel.extend({ menus: list(menu) });

export const short = z.object({
  id,
  title: plainText,
  thumb: text,
  tag: plainText,
  intro: plainText,
  hits: number,
  createtime: time,
});

export const shortDetail = short.extend({
  url: text,
  mp4: text,
  vtt: text,
  channel: maybe(z.object({ id, title: plainText })),
});

/** An album of the movie API, as a channel lists it; some hosts call its number `id`. */
export const movie = z
  .object({ movid: number, id: number, title: plainText, thumb: text, url_count: number })
  .extend({ hits: number, speaker: z.unknown().optional(), speaker_id: number })
  .transform(({ speaker, ...rest }) => {
    const named = maybe(z.object({ id: number, name: plainText })).parse(speaker);
    return { ...rest, speaker: named ?? { id: rest.speaker_id, name: plainText.parse(speaker) } };
  })
  .refine(({ movid, id: other }) => movid > 0 || other > 0);

export const artist = z.object({
  id,
  name: plainText,
  thumb: text,
  intro: plainText,
  movie_count: number,
});

export const article = z.object({
  itemid: id,
  title: plainText,
  thumb: text,
  intro: plainText,
  dateline: time,
});

export const tag = z.object({ tag: plainText.pipe(z.string().min(1)), thumb: text });
export const tags = list(tag);
export const menus = list(menu);

const banner = z.object({ title: plainText, thumb: text, channel_id: id });
export const index = z.object({
  banners: list(banner),
  recommends: list(channel),
  movies: list(movie),
  shorts: list(short),
});

export const setting = z.object({
  seo_title: plainText,
  seo_keywords: plainText,
  seo_description: plainText,
  hotsearch: list(z.object({ word: plainText })),
});

export const comment = z.object({
  id: number,
  content: plainText,
  createtime: time,
  user: maybe(z.object({ nickname: plainText, avatar: text })),
});

/** A favourite is named by `vid` on some replies and by the clip's own `id` on others. */
export const favourite = z
  .object({ id: number, vid: number, title: plainText, thumb: text, tag: plainText })
  .extend({ createtime: time })
  .refine(({ id: own, vid }) => own > 0 || vid > 0);
