import type { articleZh } from "./article.zh-CN";

export const articleEn = {
  title: "",
} satisfies typeof articleZh;
