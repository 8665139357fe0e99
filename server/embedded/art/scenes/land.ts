import { n } from "../brush.ts";
import type { Brush } from "../brush.ts";
import { birds, clouds, cypress, halo, pine, ridge, sky, sun } from "../nature.ts";
import { mix } from "../palettes.ts";

/** Misty hills, one behind another, under a low sun. */
export function hills(b: Brush): string {
  const { h, u, fx, random } = b;
  const y = h * random.range(0.26, 0.4);
  let art = sky(b, h * 0.66) + sun(b, fx, y, random.range(20, 34) * u);
  art += clouds(b, 4, h * 0.12, h * 0.45);
  const steps = Math.round(b.w / 215) + 1;
  for (let row = 0; row < 5; row += 1) {
    art += ridge(b, h * (0.56 + row * 0.11), (72 - row * 7) * u, steps + (row % 2), row / 4);
  }
  if (random.chance(0.7)) art += birds(b, fx - 130 * u, h * 0.27, 4);
  return art;
}

type Point = readonly [x: number, y: number];

/** A soft line through points, from the first to the last. */
function smooth(line: readonly Point[]): string {
  return line
    .map(([x, y], index) => {
      const after = line[index + 1];
      if (index === 0 || !after) return `${index === 0 ? "" : "L"}${n(x)} ${n(y)}`;
      return `Q${n(x)} ${n(y)} ${n((x + after[0]) / 2)} ${n((y + after[1]) / 2)}`;
    })
    .join("");
}

/** A path winding through the fields towards the light. */
export function path(b: Brush): string {
  const { w, h, u, fx, random, palette } = b;
  const horizon = h * random.range(0.46, 0.52);
  let art = sky(b, horizon) + clouds(b, 3, h * 0.08, h * 0.3);
  art += halo(b, fx, horizon, 210 * u, 1);
  art += ridge(b, horizon + 12 * u, 46 * u, Math.round(w / 150), 0.1);
  art += ridge(b, horizon + 26 * u, 26 * u, Math.round(w / 230), 0.4);
  const field = b.line(0, horizon, 0, h, [
    [0, mix(palette.far, palette.near, 0.45)],
    [1, palette.near],
  ]);
  art += `<path fill="${field}" d="M0 ${n(horizon + 22 * u)}Q${n(w / 2)} ${n(horizon + 8 * u)} ${n(w)} ${n(horizon + 20 * u)}V${n(h)}H0z"/>`;
  const left: Point[] = [];
  const right: Point[] = [];
  const foot = fx + random.range(40, 130) * u;
  const sway = random.range(34, 62) * u * (random.chance(0.5) ? 1 : -1);
  for (let step = 0; step <= 12; step += 1) {
    const t = step / 12;
    const near = (1 - t) ** 1.5;
    const x = foot + (fx - foot) * t + Math.sin(t * 8.6) * sway * (1 - t) ** 0.8;
    const y = horizon + 14 * u + (h - horizon) * near;
    const half = (1.5 + 62 * (1 - t) ** 2.1) * u;
    left.push([x - half, y]);
    right.unshift([x + half, y]);
  }
  const light = b.line(0, horizon, 0, h, [
    [0, palette.glow],
    [0.4, palette.low, 0.9],
    [1, palette.low, 0.45],
  ]);
  art += `<path fill="${light}" d="M${smooth(left)}L${smooth(right)}z"/>`;
  let trees = "";
  for (let index = 0; index < 5; index += 1) {
    const t = index / 4;
    const tall = (110 - t * 88) * u;
    const x = fx + (150 - t * 118) * u;
    trees += cypress(x + random.range(-6, 6) * u, horizon + (92 - t * 76) * u, tall);
  }
  return art + `<path fill="${mix(palette.near, palette.ink, 0.25)}" d="${trees}"/>`;
}

/** Snow peaks over dark pines. */
export function peaks(b: Brush): string {
  const { w, h, u, fx, random, palette } = b;
  const foot = h * 0.74;
  let art =
    sky(b, foot) + clouds(b, 4, h * 0.1, h * 0.34) + halo(b, fx - 150 * u, h * 0.3, 200 * u, 0.75);
  art += ridge(b, h * 0.62, 70 * u, Math.round(w / 160), 0);
  const crests: (readonly [number, number, number])[] = [
    [fx - 175 * u, random.range(140, 170), 190],
    [fx + 165 * u, random.range(150, 185), 210],
    [fx, random.range(212, 238), 230],
  ];
  if (w > 900) crests.unshift([fx - 400 * u, 130, 260], [fx + 380 * u, 140, 260]);
  const lit = b.line(0, h * 0.1, 0, foot, [
    [0, palette.glow],
    [0.4, mix(palette.low, palette.far, 0.55)],
    [1, palette.far],
  ]);
  const shade = b.line(0, h * 0.1, 0, foot, [
    [0, mix(palette.far, palette.near, 0.25)],
    [1, mix(palette.far, palette.near, 0.6)],
  ]);
  for (const [x, tall, half] of crests) {
    const top = foot - tall * u;
    const at = (dx: number, dy: number): string =>
      `${n(x + dx * half * u)} ${n(top + dy * tall * u)}`;
    art += `<path fill="${shade}" d="M${at(0, 0)}L${at(0.3, 0.34)} ${at(0.42, 0.38)} ${at(1, 1)}H${n(x - half * u)}z"/>`;
    art += `<path fill="${lit}" d="M${at(0, 0)}L${at(0.05, 0.2)} ${at(-0.06, 0.36)} ${at(0.12, 0.58)} ${at(0.02, 0.74)} ${at(0.2, 1)}H${n(x - half * u)}L${at(-0.4, 0.46)} ${at(-0.27, 0.33)}z"/>`;
  }
  art += ridge(b, h * 0.76, 26 * u, Math.round(w / 170), 0.7);
  let trees = "";
  const count = Math.round(w / (30 * u ** 3));
  for (let index = 0; index < count; index += 1) {
    const x = (index + random.range(0.2, 0.8)) * (w / count);
    trees += pine(x, h * 0.86, random.range(26, 64) * u);
  }
  return art + `<path fill="${palette.near}" d="${trees}M0 ${n(h * 0.84)}H${n(w)}V${n(h)}H0z"/>`;
}
