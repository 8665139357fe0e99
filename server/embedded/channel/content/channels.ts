import type { Words } from "../../content.ts";
import { readingChannels, type ReadingChannel } from "../../reading/channels.ts";

/** Albums of these categories and by these speakers; a list left out asks nothing. */
export interface AlbumRule {
  categories?: number[];
  speakers?: number[];
}

export type Page = "index" | "movie" | "microvideo" | "speaker" | "yuedu";

export interface Channel extends ReadingChannel {
  /** Under which letter it stands: the first of the Chinese title's pinyin, or of the English title. */
  letter: Words;
  pages: Page[];
  /** What its albums are: whatever one of the rules takes. */
  albums: AlbumRule[];
  /** Channels for whoever likes this one. */
  kin: [number, number, number, number];
  plays: number;
  likes: number;
}

type Own = Omit<Channel, keyof ReadingChannel>;

const all: Page[] = ["index", "movie", "microvideo", "speaker", "yuedu"];
const without = (...missing: Page[]) => all.filter((page) => !missing.includes(page));
const wordStudies = [1, 2, 3, 4, 5, 6, 9, 11, 14, 16];

/** By the username of the articles' channel. */
const own: Record<string, Own> = {
  ttlx: {
    letter: { zh: "T", en: "D" },
    pages: all,
    albums: [{ categories: [402, 503] }],
    kin: [12, 2, 9, 5],
    plays: 286_400,
    likes: 9_310,
  },
  muxiyuan: {
    letter: { zh: "M", en: "Q" },
    pages: all,
    albums: [{ categories: [205] }],
    kin: [1, 9, 8, 12],
    plays: 131_750,
    likes: 4_026,
  },
  jiating: {
    letter: { zh: "J", en: "L" },
    pages: all,
    albums: [{ categories: [502] }],
    kin: [6, 4, 8, 1],
    plays: 174_920,
    likes: 5_883,
  },
  qingnian: {
    letter: { zh: "Q", en: "C" },
    pages: without("speaker"),
    albums: [{ speakers: [8, 18, 24] }],
    kin: [7, 11, 9, 3],
    plays: 98_360,
    likes: 3_471,
  },
  shengge: {
    letter: { zh: "S", en: "H" },
    pages: all,
    albums: [{ categories: [401] }],
    kin: [12, 10, 1, 6],
    plays: 213_080,
    likes: 8_254,
  },
  zinv: {
    letter: { zh: "X", en: "L" },
    pages: all,
    albums: [{ categories: [501] }],
    kin: [3, 11, 5, 4],
    plays: 240_610,
    likes: 7_702,
  },
  zhichang: {
    letter: { zh: "Z", en: "L" },
    pages: without("microvideo"),
    albums: [{ speakers: [7, 8, 26] }],
    kin: [4, 3, 1, 8],
    plays: 61_240,
    likes: 1_958,
  },
  jianzheng: {
    letter: { zh: "E", en: "F" },
    pages: all,
    albums: [{ categories: [302] }],
    kin: [10, 12, 2, 3],
    plays: 187_530,
    likes: 6_640,
  },
  dushu: {
    letter: { zh: "S", en: "B" },
    pages: [],
    albums: [{ categories: [206], speakers: wordStudies }],
    kin: [10, 11, 2, 1],
    plays: 45_870,
    likes: 1_612,
  },
  lishi: {
    letter: { zh: "X", en: "T" },
    pages: all,
    albums: [{ categories: [301] }],
    kin: [9, 8, 5, 11],
    plays: 72_190,
    likes: 2_385,
  },
  kexue: {
    letter: { zh: "S", en: "T" },
    pages: without("yuedu"),
    albums: [
      { categories: [208], speakers: [12, 18, 19, 21, 25] },
      { categories: [207], speakers: [13] },
      { categories: [301], speakers: [39] },
    ],
    kin: [10, 4, 6, 9],
    plays: 84_330,
    likes: 2_947,
  },
  anning: {
    letter: { zh: "A", en: "A" },
    pages: without("movie", "speaker"),
    albums: [],
    kin: [1, 2, 5, 8],
    plays: 156_020,
    likes: 5_199,
  },
};

export const channels: Channel[] = readingChannels.map((channel) => {
  const rest = own[channel.username];
  if (rest === undefined) throw new Error(`No channel belongs to ${channel.username}`);
  return { ...channel, ...rest };
});

export const channelAt = (id: number) => channels.find((channel) => channel.id === id);
