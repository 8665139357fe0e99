import type { liveZh } from "./live.zh-CN";

export const liveEn = {
  title: "",
} satisfies typeof liveZh;
