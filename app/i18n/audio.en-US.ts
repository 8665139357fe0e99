import type { audioZh } from "./audio.zh-CN";

export const audioEn = {
  title: "",
} satisfies typeof audioZh;
