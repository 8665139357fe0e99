import type { Bilingual } from "./types.ts";

/** Suggested searches; each occurs in the title of an album. */
export const hotWords: Bilingual[] = [
  { zh: "祷告", en: "Prayer" },
  { zh: "恩典", en: "Grace" },
  { zh: "盼望", en: "Hope" },
  { zh: "约翰福音", en: "John" },
  { zh: "诗篇", en: "Psalm" },
  { zh: "婚姻", en: "Marriage" },
  { zh: "圣诞", en: "Christmas" },
  { zh: "复活", en: "Easter" },
];

export const friendLinks: { title: Bilingual; url: string }[] = [
  {
    title: { zh: "圣经阅读室", en: "The Bible Reading Room" },
    url: "https://example.org/reading-room",
  },
  {
    title: { zh: "古旧诗歌馆", en: "The Old Hymn Library" },
    url: "https://example.org/old-hymns",
  },
  {
    title: { zh: "小组查经资料", en: "Small Group Studies" },
    url: "https://example.org/small-groups",
  },
  {
    title: { zh: "主日学教材", en: "Sunday School Lessons" },
    url: "https://example.org/sunday-school",
  },
];

export const footerHtml: Bilingual = {
  zh: '<p><strong>演示内容</strong>：本站目前所见的专辑、讲员与公告均为示范而写，由内置主机提供，人物与录音皆属虚构。</p><p>所引经文出自公有领域译本：和合本（1919）、KJV 与 ASV。<a href="https://example.org/about">关于本站</a></p>',
  en: '<p><strong>Demonstration content</strong>: the albums, speakers and notices shown here were written as examples and are served by the embedded hosts; the people and recordings are invented.</p><p>Scripture is quoted from translations in the public domain: the Chinese Union Version (1919), the KJV and the ASV. <a href="https://example.org/about">About this site</a></p>',
};
