import type { bibleZh } from "./bible.zh-CN";

export const bibleEn = {
  title: "Bible",
} satisfies typeof bibleZh;
