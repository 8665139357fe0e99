import { NotFound } from "../http/errors.ts";
import type { Channel, Listed, SectionMenu } from "../upstreams/channel/model.ts";
import type { Seo } from "../upstreams/movie/model.ts";
import { cutPage, nothingCut, type CutPage } from "./cut-list.ts";
import type { Load } from "./host-list.ts";
import { createShellPages } from "./shell.ts";
import type { Tools } from "./tools.ts";

/** What a channel's own page shows of each kind of thing. */
const shelf = 8;
const articleShelf = 6;
const listSize = 24;
/** Short-video lists (docs/rules.md, lists 9). */
const mostShorts = 100;
/** As every search of ours (docs/rules.md, lists 6). */
const searchPageSize = 20;

/** What the search looks for, by the number in its address: channels, albums, shorts, articles. */
export type ChannelSearchType = 1 | 2 | 3 | 4;

/** Page data of the channels that joins two or more calls. Pages count from 0. */
export function createChannelPages(tools: Tools) {
  const { secondary } = tools;
  const { channel } = tools.clients;
  const shell = createShellPages(tools);
  const cut = <T>(load: Load<T>, page: number, size: number) =>
    cutPage(load, { page, size, limit: size }, secondary);
  /** The section's own words for search engines. */
  const setting = () => secondary<Setting>(channel.settingIndex(), { seo: null, hotWords: [] });
  const front = () =>
    secondary(channel.pcIndex(), { banners: [], recommended: [], movies: [], shorts: [] });

  /** One page of a channel's things; NotFound past the last. */
  async function pageOf<T>(
    file: string,
    id: number,
    page: number,
    load: (channel: number, page: number, limit: number) => Promise<Listed<T>>,
  ) {
    const [detail, found, seo] = await Promise.all([
      channel.detail(id),
      cut((at) => load(id, at, listSize), page, listSize),
      shell.seo(file, { id, page }),
    ]);
    if (page > 0 && page >= found.pages) throw new NotFound(`channel ${id} has no page ${page}`);
    return { channel: detail, ...found, seo };
  }

  return {
    /** The menu beside live rooms, shorts and channels; empty where the host has none. */
    menu: (): Promise<SectionMenu[]> => secondary(channel.pcMenu(), []),
    tags: () => secondary(channel.shortVideoTag(), []),

    /** Every channel by its letter, and what the host puts before them. */
    async all() {
      const [channels, index, { seo: own }, seo] = await Promise.all([
        channel.all(),
        front(),
        setting(),
        shell.seo("channels"),
      ]);
      return { letters: byLetter(channels), ...index, seo, own };
    },

    async detail(id: number) {
      const [detail, movies, shorts, artists, articles, likes, seo] = await Promise.all([
        channel.detail(id),
        secondary(
          cut((at) => channel.movie(id, at, shelf), 0, shelf),
          nothingCut,
        ),
        secondary(
          cut((at) => channel.microvideo(id, at, mostShorts), 0, mostShorts),
          nothingCut,
        ),
        secondary(
          cut((at) => channel.speaker(id, at, shelf), 0, shelf),
          nothingCut,
        ),
        secondary(
          cut((at) => channel.yuedu(id, at, articleShelf), 0, articleShelf),
          nothingCut,
        ),
        secondary(channel.likes(id), []),
        shell.seo("channel", { id }),
      ]);
      return { channel: detail, movies, shorts, artists, articles, likes, seo };
    },

    /** A channel by name, for pages about it; null where it cannot be had. */
    named: (id: number) => secondary(channel.detail(id).catch(lost), null),

    movies: (id: number, page: number) => pageOf("channelMovies", id, page, channel.movie),
    artists: (id: number, page: number) => pageOf("channelAuthors", id, page, channel.speaker),
    articles: (id: number, page: number) => pageOf("channelArticles", id, page, channel.yuedu),

    /** What people search for in the channels. */
    hotWords: () => setting().then(({ hotWords }) => hotWords),

    /** The first kind of things among which words find something; channels where they find nothing. */
    async kindFor(words: string): Promise<ChannelSearchType> {
      const { channel: channels, movie, microvideo, yuedu } = channel.searchQuery;
      const [first, ...others] = await Promise.all(
        ([channels, movie, microvideo, yuedu] as const).map((find) =>
          secondary<Pick<Listed<unknown>, "items">>(find(words, 0, searchPageSize), nothingCut),
        ),
      );
      if (first === undefined || first.items.length > 0) return 1;
      const at = others.findIndex(({ items }) => items.length > 0);
      return ([2, 3, 4] as const)[at] ?? 1;
    },

    /** 20 hits a page of one kind; empty where the search fails, and recommended channels instead. */
    async search(words: string, type: ChannelSearchType, page: number) {
      const search = channel.searchQuery;
      const find = <T>(kind: (kw: string, page: number, limit: number) => Promise<Listed<T>>) =>
        secondary<CutPage<T>>(
          cut((at) => kind(words, at, searchPageSize), page, searchPageSize),
          nothingCut,
        );
      const [found, { hotWords }, seo] = await Promise.all([
        type === 2
          ? find(search.movie).then((hits) => ({ type: 2 as const, ...hits }))
          : type === 3
            ? find(search.microvideo).then((hits) => ({ type: 3 as const, ...hits }))
            : type === 4
              ? find(search.yuedu).then((hits) => ({ type: 4 as const, ...hits }))
              : find(search.channel).then((hits) => ({ type: 1 as const, ...hits })),
        setting(),
        shell.seo("channelSearch", { kw: words, type, page }),
      ]);
      const { pages } = found;
      if (pages > 0 && page >= pages) throw new NotFound(`the search has no page ${page}`);
      const { recommended } = found.items.length === 0 ? await front() : { recommended: [] };
      return { found, pages, hotWords, recommended, seo };
    },
  };
}

interface Setting {
  seo: Seo | null;
  hotWords: string[];
}

/** A page about something else goes on without its channel. */
function lost(error: unknown): null {
  if (error instanceof NotFound) return null;
  throw error;
}

/** A to Z, and "#" for the rest. */
function byLetter(channels: Channel[]) {
  const letters = [...new Set(channels.map(({ letter }) => letter))].sort((a, b) =>
    a === "#" ? 1 : b === "#" ? -1 : a < b ? -1 : 1,
  );
  return letters.map((letter) => ({
    letter,
    channels: channels.filter((one) => one.letter === letter),
  }));
}
