import type { z } from "zod";
import { publicFileUrl, type HostPlace } from "../../http/hosts.ts";
import { cleanArticle } from "../../http/heavy/heavy.ts";
import { number } from "../../http/wire.ts";
import type * as wire from "./wire.ts";

export interface ReadingChannel {
  username: string;
  /** "" where the host does not say. */
  name: string;
  logo: string | null;
  intro: string;
}

export interface ReadingEntry {
  id: number;
  title: string;
  thumb: string | null;
  intro: string;
  likes: number;
  comments: number;
  channel: { username: string; name: string } | null;
  /** Milliseconds since 1970. */
  at: number | null;
}

export interface ReadingArticle extends ReadingEntry {
  /** Sanitised. */
  html: string;
  /** By the member who asks. */
  liked: boolean;
}

export interface ReadingComment {
  id: number;
  /** As it was written; never markup. */
  content: string;
  at: number | null;
  name: string;
  avatar: string | null;
}

type Raw<Shape extends z.ZodType> = z.output<Shape>;

export function createReadingModel(place: HostPlace) {
  const file = (raw: string) => publicFileUrl(place, raw);

  const entry = (raw: Raw<typeof wire.entry>): ReadingEntry => ({
    id: raw.itemid,
    title: raw.title,
    thumb: file(raw.thumb),
    intro: raw.intro,
    likes: raw.likes,
    comments: Array.isArray(raw.comments) ? raw.comments.length : number.parse(raw.comments),
    channel: raw.user && { username: raw.user.username, name: raw.user.passport },
    at: raw.user?.dateline ?? raw.dateline,
  });

  return {
    entry,
    channel: (raw: Raw<typeof wire.channel>): ReadingChannel => ({
      username: raw.username,
      name: raw.passport,
      logo: file(raw.logo),
      intro: raw.intro,
    }),
    article: async (raw: Raw<typeof wire.article>): Promise<ReadingArticle> => ({
      ...entry(raw),
      html: await cleanArticle(raw.content, place),
      liked: raw.liked,
    }),
    comment: (raw: Raw<typeof wire.comment>): ReadingComment => ({
      id: raw.id,
      content: raw.content,
      at: raw.dateline ?? raw.createtime,
      name: raw.user?.nickname ?? "",
      avatar: file(raw.user?.avatar ?? ""),
    }),
  };
}
