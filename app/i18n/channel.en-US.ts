import type { channelZh } from "./channel.zh-CN";

export const channelEn = {
  title: "",
} satisfies typeof channelZh;
