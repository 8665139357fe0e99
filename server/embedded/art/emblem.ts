import { createBrush } from "./brush.ts";
import { halo } from "./nature.ts";
import { deepen, mix, PALETTES } from "./palettes.ts";
import { createRandom, normaliseSeed } from "./random.ts";
import { svgDocument } from "./svg.ts";
import { escapeXml, tidy } from "./text.ts";

export interface EmblemInput {
  seed: number;
  name: string;
  language: "zh" | "en";
}

interface Sign {
  /** Strokes in the paper's tone. */
  lines: string;
  /** What shines, filled in the accent. */
  light: string;
}

/** What stands on each emblem; the order is that of the channels. */
const signs: Sign[] = [
  // A book with the sun rising over it.
  {
    lines:
      "M120 180c-17-12-42-16-64-12v-52c22-4 47 0 64 12 17-12 42-16 64-12v52c-22-4-47 0-64 12zM120 128v52M120 66V52M160 80l10-10M80 80L70 70",
    light: "M92 106a28 28 0 0 1 56 0q-16 2-28 10-12-8-28-10z",
  },
  // A shepherd's staff by the water.
  {
    lines:
      "M128 184V92a24 24 0 0 0-48 0v8M56 158q13-12 26 0t26 0M148 158q10-11 22 0t22 0M60 184q12-11 24 0t24 0M148 184q10-11 22 0t22 0",
    light: "M172 76a13 13 0 1 1-26 0 13 13 0 1 1 26 0z",
  },
  // A house with a drop of water in it.
  {
    lines: "M52 124l68-60 68 60M72 110v72h96v-72M154 80V64h14v28",
    light: "M120 104q26 34 0 58-26-24 0-58z",
  },
  // A post where roads part, under a star.
  {
    lines: "M120 82v106M120 92h44l16 15-16 15h-44M120 132H76l-16 15 16 15h44M96 188h48",
    light: "M120 44l6 14 14 6-14 6-6 14-6-14-14-6 14-6z",
  },
  // Two notes over one beam.
  {
    lines: "M98 162V78l70-16v84M98 100l70-16",
    light:
      "M98 164q-2 18-22 20-18 0-18-14 2-16 22-18 18 0 18 12zM168 148q-2 18-22 20-18 0-18-14 2-16 22-18 18 0 18 12z",
  },
  // A lamb.
  {
    lines:
      "M100 160a22 22 0 0 1-20-34 20 20 0 0 1 14-28 24 24 0 0 1 42-10 24 24 0 0 1 42 12 20 20 0 0 1 10 34 22 22 0 0 1-20 26zM106 160v26M160 160v26",
    light:
      "M84 104c12 0 18 10 16 24s-10 26-20 25-15-13-14-27c-8 0-14-4-17-11 8-4 16-4 21-1q5-10 14-10z",
  },
  // A case for work with a lamp's light above it.
  {
    lines:
      "M60 112h120v68H60zM96 112V94h48v18M60 142h46M134 142h46M120 76V58M154 78l12-14M86 78L74 64",
    light: "M106 132h28v20q-14 12-28 0z",
  },
  // The prints of two feet.
  {
    lines: "M52 190q16-10 34 0M154 190q16-10 34 0",
    light:
      "M98 84c14 2 18 20 14 38-2 12-24 10-26-2-4-18-2-34 12-36zM86 134l24 2c0 18-6 24-13 23-8 0-12-9-11-25zM146 56c14 0 18 16 16 34-1 13-23 15-26 4-5-18-4-36 10-38zM138 108l24-4c3 16 0 25-8 26-8 2-14-5-16-22z",
  },
  // An oil lamp.
  {
    lines:
      "M60 128h100c0 28-20 44-48 44s-52-16-52-44zM160 134q16 2 24-16M94 188h40M114 172v16M60 130q-14 2-14 14t22 12",
    light: "M184 112c-16-8-14-24 0-42 14 18 16 34 0 42z",
  },
  // A river coming down from the hills.
  {
    lines:
      "M46 126l40-46 26 30 26-36 56 52M108 134c-34 10-20 20-2 26s10 20-24 28M138 134c-10 8 4 14 22 22s22 22 4 32",
    light: "M190 70a15 15 0 1 1-30 0 15 15 0 1 1 30 0z",
  },
  // A leaf, and a star above it.
  {
    lines:
      "M68 176c-12-62 26-96 92-94 4 66-30 102-92 94zM56 190c22-36 44-58 76-80M96 148v-32M110 132h30",
    light: "M178 44l6 15 15 6-15 6-6 15-6-15-15-6 15-6z",
  },
  // The moon over still water.
  {
    lines:
      "M60 166q15-12 30 0t30 0 30 0 30 0M84 188q12-10 24 0t24 0 24 0M172 76v.1M186 108v.1M158 50v.1",
    light: "M132 52a52 52 0 1 0 34 84 44 44 0 0 1-34-84z",
  },
];

/** A channel's emblem, 240 by 240: one sign in quiet light, without letters. */
export function drawEmblem(input: EmblemInput): string {
  const seed = normaliseSeed(input.seed);
  const palettes = [...PALETTES.day, ...PALETTES.dark];
  const palette = palettes[(seed * 5 + 3) % palettes.length] ?? PALETTES.day[0];
  const sign = signs[(seed + signs.length - 1) % signs.length] ?? { lines: "", light: "" };
  const brush = createBrush({ w: 240, h: 240, fx: 120 }, palette, createRandom(seed));
  const ground = brush.line(0, 0, 80, 240, [
    [0, deepen(palette.top, palette.near)],
    [1, deepen(mix(palette.mid, palette.near, 0.45), palette.near)],
  ]);
  const light = mix(palette.accent, palette.glow, 0.4);
  const art =
    `<path fill="${ground}" d="M0 0h240v240H0z"/>` +
    halo(brush, 120, 104, 124, 0.34) +
    `<circle cx="120" cy="120" r="106" fill="none" stroke="${palette.glow}" stroke-width="1.5" opacity=".4"/>` +
    `<path fill="none" stroke="#fbfaf7" stroke-width="7" stroke-linecap="round" stroke-linejoin="round" d="${sign.lines}"/>` +
    `<path fill="${light}" d="${sign.light}"/>`;
  const title = `<title>${escapeXml(tidy(input.name))}</title>`;
  return svgDocument({ w: 240, h: 240 }, input.language, title + brush.defs() + art);
}
