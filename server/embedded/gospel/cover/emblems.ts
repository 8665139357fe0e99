import { z } from "zod";

/** Marks to be stamped on cloth: outlines around the origin, some 120 across. */
const emblems = {
  mountains:
    "M-64 44L-26-8-8 14 20-26 64 44zM-38 8l12 12 10-10M6-6L20 8 32-6M-34-22a18 18 0 0 1 36 0M-16-54v-12M-42-42l-9-9M10-42l9-9M-54-18h-12",
  candle:
    "M-13-4h26v48h-26zM-36 44h72c-2 14-16 18-36 18s-34-4-36-18zM0-4v-10M0-56c13 15 15 30 0 40-15-10-13-25 0-40zM-34-34l-14-8M34-34l14-8M-36-12h-16M36-12h16M-20-56l-8-14M20-56l8-14",
  seedling:
    "M0 46V-6M0 12C-4-18-26-30-52-28-50-2-32 16 0 12zM0-6C2-34 22-50 50-50 52-24 32-4 0-6zM-40-18C-24-14-10-4 0 12M38-40C22-34 8-24 0-6M-56 46c16-9 32-9 56-9s40 0 56 9M-30 58h14M4 58h30",
  book: "M0 40C-18 28-40 26-66 28V-24C-40-26-18-24 0-12zM0 40C18 28 40 26 66 28V-24C40-26 18-24 0-12zM-52-10c14-1 28 1 40 7M-52 4c14-1 28 1 40 7M52-10c-14-1-28 1-40 7M52 4c-14-1-28 1-40 7M0-32v-26M-22-36l-12-20M22-36l12-20M-44-40l-18-12M44-40l18-12",
  house:
    "M-42 50V2M42 50V2M-60 12L0-42 60 12M-60 50h120M-13 50V24a13 13 0 0 1 26 0V50M24-20v-24h14v36M0-12m-8 0a8 8 0 1 0 16 0 8 8 0 1 0-16 0M31-54c-8-6 8-10 0-18",
};

export type EmblemName = keyof typeof emblems;
export const emblemName = z.custom<EmblemName>(
  (name) => typeof name === "string" && Object.hasOwn(emblems, name),
  "no such emblem",
);

export function emblem(name: EmblemName, x: number, y: number, scale: number, ink: string): string {
  return `<path transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${ink}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" d="${emblems[name]}"/>`;
}
