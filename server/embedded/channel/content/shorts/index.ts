import { createRandom } from "../../../art/random.ts";
import type { ShortSeed } from "../types.ts";
import { believing } from "./believing.ts";
import { devotion } from "./devotion.ts";
import { home } from "./home.ts";
import { pilgrimage } from "./pilgrimage.ts";

export interface Short extends ShortSeed {
  id: number;
  channelId: number;
  hits: number;
  createtime: number;
}

/** The seed's fixed "now", 2026-11-01 08:00 in UTC+8, in seconds. */
const laid = 1_793_491_200;
const hour = 60 * 60;

/** The shorts of each channel; ids follow from the order, so new ones go to the end. Channel 9 has none. */
const shelves: [channelId: number, shorts: ShortSeed[]][] = [
  ...devotion,
  ...home,
  ...believing,
  ...pilgrimage,
];

export const shorts: Short[] = shelves
  .flatMap(([channelId, seeds]) => seeds.map((seed, place) => ({ seed, channelId, place })))
  .map(({ seed, channelId, place }, index) => ({
    ...seed,
    id: index + 1,
    channelId,
    hits: createRandom(index + 1).int(280, 46_000),
    // In turns, so that the newest are of many channels.
    createtime: laid - (place * 12 + channelId) * 9 * hour,
  }));

export const newestShorts: Short[] = shorts.toSorted((a, b) => b.createtime - a.createtime);

export const shortAt = (id: number) => shorts.find((short) => short.id === id);
