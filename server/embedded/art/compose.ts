import { createBrush } from "./brush.ts";
import type { Brush } from "./brush.ts";
import { PALETTES } from "./palettes.ts";
import { createRandom, normaliseSeed } from "./random.ts";
import type { Scene } from "./scenes/index.ts";

export interface Composition {
  readonly brush: Brush;
  readonly art: string;
}

/** The scene a seed asks for, in one of its palettes; `focus` places its subject across the width. */
export function compose(
  scenes: readonly Scene[],
  seed: number,
  size: { readonly w: number; readonly h: number },
  focus?: number,
): Composition {
  const whole = normaliseSeed(seed);
  const scene = scenes[(whole * 7) % scenes.length];
  if (!scene) throw new Error("no scene to draw");
  const random = createRandom(whole);
  const palettes = PALETTES[scene.hour];
  const round = Math.floor(whole / scenes.length);
  const turn = ((whole % scenes.length) + round * 11) % palettes.length;
  const palette = palettes[turn] ?? palettes[0];
  const wide = size.w / size.h > 2;
  const fx = size.w * (focus ?? (wide ? random.range(0.68, 0.76) : random.range(0.6, 0.7)));
  const brush = createBrush({ ...size, fx }, palette, random);
  const mirrored = scene.mirror && random.chance(0.4);
  const drawn = scene.draw(brush);
  const art = mirrored ? `<g transform="matrix(-1 0 0 1 ${String(size.w)} 0)">${drawn}</g>` : drawn;
  return { brush, art };
}
