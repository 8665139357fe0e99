import { coming } from "./coming.ts";
import { onAir } from "./on-air.ts";
import { past } from "./past.ts";
import type { Room, Words } from "./types.ts";

export const rooms: readonly Room[] = [...onAir, ...coming, ...past];

export const types: readonly { id: number; title: Words }[] = [
  { id: 1, title: { zh: "敬拜聚会", en: "Worship services" } },
  { id: 2, title: { zh: "祷告", en: "Prayer" } },
  { id: 3, title: { zh: "音乐与诵读", en: "Music & readings" } },
];
