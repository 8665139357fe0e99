import type { shortZh } from "./short.zh-CN";

export const shortEn = {
  title: "",
} satisfies typeof shortZh;
