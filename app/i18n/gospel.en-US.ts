import type { gospelZh } from "./gospel.zh-CN";

export const gospelEn = {
  title: "",
} satisfies typeof gospelZh;
