import type { z } from "zod";
import { publicFileUrl, type HostPlace } from "../../http/hosts.ts";
import { sourcesOf, type MediaSource } from "../../http/media.ts";
import { slidesOf } from "../../http/target.ts";
import type { PageSaid } from "../../http/wire.ts";
import { channelUrl } from "../../../app/urls/index.ts";
import { channelPages, pageCalled, sectionPages } from "./menus.ts";
import type { ChannelPage, SectionMenu } from "./menus.ts";
import type { front } from "./front-wire.ts";
import type * as wire from "./wire.ts";

export interface Channel {
  id: number;
  title: string;
  thumb: string | null;
  /** Under which the list of all channels has it: A to Z, or "#". */
  letter: string;
  intro: string;
  /** The article channel that belongs to it, or "". */
  username: string;
  plays: number;
  likes: number;
}

export interface ChannelDetail extends Channel {
  menus: { title: string; page: ChannelPage }[];
}

export interface Short {
  id: number;
  title: string;
  thumb: string | null;
  tag: string;
  intro: string;
  hits: number;
  /** Milliseconds since 1970. */
  createdAt: number | null;
}

export interface ShortDetail extends Short {
  sources: MediaSource[];
  captions: string | null;
  channel: { id: number; title: string } | null;
}

export interface ShortTag {
  tag: string;
  thumb: string | null;
}

/** An album as cards show it. */
export interface ChannelMovie {
  movid: number;
  title: string;
  thumb: string | null;
  speaker: { id: number; name: string };
  episodeCount: number;
  hits: number;
}

export interface Artist {
  id: number;
  name: string;
  thumb: string | null;
  intro: string;
  albumCount: number;
}

export interface ChannelArticle {
  id: number;
  title: string;
  thumb: string | null;
  intro: string;
  at: number | null;
}

export interface Comment {
  id: number;
  /** As it was written; never markup. */
  content: string;
  at: number | null;
  name: string;
  avatar: string | null;
}

export interface Listed<T> {
  items: T[];
  said: PageSaid;
}

export type { ChannelPage, SectionMenu } from "./menus.ts";

type Raw<Shape extends z.ZodType> = z.output<Shape>;

/** Wire -> model for one host's place; pure. */
export function createChannelModel(place: HostPlace) {
  const file = (raw: string) => publicFileUrl(place, raw);

  const channel = (raw: Raw<typeof wire.channel>): Channel => ({
    id: raw.id,
    title: raw.title,
    thumb: file(raw.thumb),
    letter: /^[a-z]/i.exec(raw.letter)?.[0].toUpperCase() ?? "#",
    intro: raw.intro,
    username: raw.yd_username,
    plays: raw.plays,
    likes: raw.likes,
  });

  const short = (raw: Raw<typeof wire.short>): Short => ({
    id: raw.id,
    title: raw.title,
    thumb: file(raw.thumb),
    tag: raw.tag,
    intro: raw.intro,
    hits: raw.hits,
    createdAt: raw.createtime,
  });

  const movie = (raw: Raw<typeof wire.movie>): ChannelMovie => ({
    movid: raw.movid || raw.id,
    title: raw.title,
    thumb: file(raw.thumb),
    speaker: raw.speaker,
    episodeCount: raw.url_count,
    hits: raw.hits,
  });

  return {
    channel,
    short,
    movie,
    channelDetail: (raw: Raw<typeof wire.channelDetail>): ChannelDetail => ({
      ...channel(raw),
      menus: raw.menus.flatMap(({ title, page }) => {
        const known = pageCalled(channelPages, page);
        return known === undefined ? [] : [{ title, page: known }];
      }),
    }),
    sectionMenu: (raw: Raw<typeof wire.menus>): SectionMenu[] =>
      raw.flatMap(({ title, page, url }) => {
        const known = pageCalled(sectionPages, page || url);
        return known === undefined ? [] : [{ title, page: known }];
      }),
    shortDetail: (raw: Raw<typeof wire.shortDetail>): ShortDetail => ({
      ...short(raw),
      sources: sourcesOf([raw.url, raw.mp4], false, file),
      captions: file(raw.vtt),
      channel: raw.channel,
    }),
    tag: (raw: Raw<typeof wire.tag>): ShortTag => ({ tag: raw.tag, thumb: file(raw.thumb) }),
    artist: (raw: Raw<typeof wire.artist>): Artist => ({
      id: raw.id,
      name: raw.name,
      thumb: file(raw.thumb),
      intro: raw.intro,
      albumCount: raw.movie_count,
    }),
    article: (raw: Raw<typeof wire.article>): ChannelArticle => ({
      id: raw.itemid,
      title: raw.title,
      thumb: file(raw.thumb),
      intro: raw.intro,
      at: raw.dateline,
    }),
    comment: (raw: Raw<typeof wire.comment>): Comment => ({
      id: raw.id,
      content: raw.content,
      at: raw.createtime,
      name: raw.user?.nickname ?? "",
      avatar: file(raw.user?.avatar ?? ""),
    }),
    favourite: (raw: Raw<typeof wire.favourite>) => ({
      id: raw.vid || raw.id,
      title: raw.title,
      thumb: file(raw.thumb),
      tag: raw.tag,
      at: raw.createtime,
    }),
    index: (raw: Raw<typeof front>) => ({
      banners: slidesOf(raw.banners, file, ({ channel_id: id }) =>
        id > 0 ? channelUrl(id) : null,
      ),
      recommended: raw.recommends.map(channel),
      movies: raw.movies.map(movie),
      shorts: raw.shorts.map(short),
    }),
  };
}
