import type { Words } from "../../content.ts";
import type { Page } from "./channels.ts";

/** What a channel's pages are called. */
export const pageNames: Record<Page, Words> = {
  index: { zh: "首页", en: "Home" },
  movie: { zh: "专辑", en: "Albums" },
  microvideo: { zh: "短视频", en: "Shorts" },
  speaker: { zh: "讲员", en: "Speakers" },
  yuedu: { zh: "阅读", en: "Articles" },
};

export const sectionMenu: { page: string; title: Words }[] = [
  { page: "live", title: { zh: "直播", en: "Live" } },
  { page: "short", title: { zh: "短视频", en: "Shorts" } },
  { page: "channel", title: { zh: "频道", en: "Channels" } },
];

/** Channels on the section's front page, by id. */
export const front = {
  banners: [1, 5, 8],
  recommends: [1, 3, 5, 8, 10, 12],
  /** The best known album of each. */
  movies: [1, 2, 3, 4, 5, 6, 8, 10],
};

export const seo = {
  title: { zh: "频道：视频、文章与诗歌", en: "Channels: Video, Articles and Hymns" },
  keywords: {
    zh: "频道,短视频,灵修,诗歌,见证,儿童,家庭,福音",
    en: "channels, shorts, devotion, hymns, testimony, children, family, gospel",
  },
  description: {
    zh: "十二个频道，陪你灵修、读经、唱诗，也陪孩子和家人一起长进。",
    en: "Twelve channels to pray, read and sing with, and to grow in together with children and family.",
  },
};

/** Suggested searches; each finds channels, albums or shorts. */
export const hotWords: Words[] = [
  { zh: "祷告", en: "Prayer" },
  { zh: "诗篇", en: "Psalm" },
  { zh: "安静", en: "Quiet" },
  { zh: "盼望", en: "Hope" },
  { zh: "孩子", en: "Children" },
  { zh: "光", en: "Light" },
];
