import { n } from "../brush.ts";
import type { Brush } from "../brush.ts";
import { clouds, cypress, halo, ridge, sky, stars, sun } from "../nature.ts";
import { mix } from "../palettes.ts";

function blocks(b: Brush, base: number, low: number, high: number, wide: number): string {
  let x = -10;
  let d = `M-10 ${n(b.h)}`;
  while (x < b.w + 10) {
    const step = b.random.range(0.6, 1.4) * wide * b.u;
    d += `V${n(base - b.random.range(low, high) * b.u)}h${n(step)}`;
    x += step;
  }
  return `${d}V${n(b.h)}z`;
}

/** A city as its windows come on, with a steeple among the roofs. */
export function city(b: Brush): string {
  const { w, h, u, fx, random, palette } = b;
  const base = h * 0.74;
  let art =
    sky(b, base) +
    sun(b, fx - 120 * u, h * random.range(0.3, 0.42), 26 * u) +
    clouds(b, 5, h * 0.1, h * 0.5);
  const layer = (tone: string, foot: string, d: string): string => {
    const fill = b.line(0, h * 0.3, 0, h * 0.85, [
      [0, tone],
      [1, foot],
    ]);
    return `<path fill="${fill}" d="${d}"/>`;
  };
  art += layer(
    mix(palette.far, palette.mid, 0.35),
    mix(palette.far, palette.low, 0.45),
    blocks(b, base, 40, 128, 34),
  );
  art += layer(
    mix(palette.far, palette.near, 0.4),
    mix(palette.far, palette.near, 0.25),
    blocks(b, base + 20 * u, 30, 106, 42),
  );
  const steeple = `M${n(fx)} ${n(h * 0.24)}l${n(17 * u)} ${n(64 * u)}v${n(150 * u)}h${n(-34 * u)}v${n(-150 * u)}zM${n(fx - 62 * u)} ${n(h * 0.62)}l${n(31 * u)} ${n(-34 * u)} ${n(62 * u)} 0 ${n(31 * u)} ${n(34 * u)}V${n(h)}h${n(-124 * u)}z`;
  const cross = `M${n(fx)} ${n(h * 0.25)}v${n(-26 * u)}m${n(-8 * u)} ${n(9 * u)}h${n(16 * u)}`;
  art += `<path fill="${palette.near}" d="${blocks(b, base + 42 * u, 16, 76, 52)}${steeple}"/>`;
  art += `<path fill="none" stroke="${palette.near}" stroke-width="${n(3.2 * u)}" d="${cross}"/>`;
  let lights = "";
  for (let index = 0; index < w / 14; index += 1) {
    const x = Math.round(random.range(0, w / (11 * u))) * 11 * u;
    const y = base + (Math.round(random.range(0, 8)) * 13 - 12) * u;
    lights += `M${n(x)} ${n(y)}h${n(4 * u)}v${n(6 * u)}h${n(-4 * u)}z`;
  }
  lights += `M${n(fx - 5 * u)} ${n(h * 0.5)}v${n(-12 * u)}a${n(5 * u)} ${n(5 * u)} 0 0 1 ${n(10 * u)} 0v${n(12 * u)}z`;
  return art + `<path fill="${palette.accent}" opacity=".8" d="${lights}"/>`;
}

/** The star over a small town on the hills. */
export function star(b: Brush): string {
  const { w, h, u, fx, random, palette } = b;
  const y = h * random.range(0.22, 0.3);
  let art =
    sky(b, h * 0.82) + stars(b, Math.round(b.h / 5), h * 0.55) + halo(b, fx, y, 130 * u, 0.8);
  const beam = b.line(0, y, 0, h * 0.72, [
    [0, palette.glow, 0.5],
    [1, palette.glow, 0],
  ]);
  art += `<path fill="${beam}" d="M${n(fx)} ${n(y)}l${n(26 * u)} ${n(h * 0.5)}h${n(-52 * u)}z"/>`;
  const spark = (long: number, short: number): string =>
    `M${n(fx)} ${n(y - long)}Q${n(fx)} ${n(y)} ${n(fx + short)} ${n(y)}Q${n(fx)} ${n(y)} ${n(fx)} ${n(y + long)}Q${n(fx)} ${n(y)} ${n(fx - short)} ${n(y)}Q${n(fx)} ${n(y)} ${n(fx)} ${n(y - long)}z`;
  art += `<path fill="${palette.glow}" d="${spark(54 * u, 36 * u)}"/><circle cx="${n(fx)}" cy="${n(y)}" r="${n(6 * u)}" fill="${palette.glow}"/>`;
  art += ridge(b, h * 0.74, 54 * u, Math.round(w / 200), 0.2);
  let town = "";
  let windows = "";
  let x = fx - 132 * u;
  for (let index = 0; index < 9; index += 1) {
    const wide = random.range(20, 34) * u;
    const tall = random.range(20, 46) * u;
    const top = h * 0.76 - tall;
    town += `M${n(x)} ${n(h * 0.84)}V${n(top)}h${n(wide)}V${n(h * 0.84)}z`;
    if (index % 3 === 1)
      town += `M${n(x + 2 * u)} ${n(top)}a${n(wide / 2 - 2 * u)} ${n(wide / 2 - 2 * u)} 0 0 1 ${n(wide - 4 * u)} 0z`;
    if (index % 2 === 0)
      windows += `M${n(x + wide * 0.4)} ${n(top + 10 * u)}h${n(4 * u)}v${n(7 * u)}h${n(-4 * u)}z`;
    x += wide * 0.92;
  }
  const trees =
    cypress(fx - 150 * u, h * 0.8, 62 * u) +
    cypress(fx + 118 * u, h * 0.8, 74 * u) +
    cypress(fx + 138 * u, h * 0.82, 52 * u);
  art += `<path fill="${mix(palette.far, palette.near, 0.62)}" d="${town}"/><path fill="${palette.accent}" d="${windows}"/>`;
  art += ridge(b, h * 0.84, 24 * u, Math.round(w / 260), 0.85);
  return (
    art +
    `<path fill="${palette.near}" d="${trees}"/>` +
    ridge(b, h * 0.96, 30 * u, Math.round(w / 300), 1)
  );
}

/** Night hills under a crescent moon. */
export function moon(b: Brush): string {
  const { w, h, u, fx, random, palette } = b;
  const y = h * 0.3;
  const r = random.range(26, 34) * u;
  let art = sky(b, h * 0.8) + stars(b, Math.round(h / 5), h * 0.6) + halo(b, fx, y, 150 * u, 0.5);
  art += `<path fill="${palette.glow}" d="M${n(fx - r * 0.3)} ${n(y - r)}a${n(r)} ${n(r)} 0 1 1 ${n(-r * 0.6)} ${n(r * 1.75)}a${n(r * 0.92)} ${n(r * 0.92)} 0 0 0 ${n(r * 0.6)} ${n(-r * 1.75)}z"/>`;
  for (let row = 0; row < 4; row += 1) {
    art += ridge(
      b,
      h * (0.68 + row * 0.1),
      (60 - row * 8) * u,
      Math.round(w / 190) + (row % 2),
      row / 3,
    );
  }
  const x = fx + random.range(30, 90) * u;
  const foot = h * 0.79;
  art += `<path fill="${palette.near}" d="M${n(x)} ${n(foot)}v${n(-22 * u)}l${n(20 * u)} ${n(-18 * u)} ${n(20 * u)} ${n(18 * u)}v${n(22 * u)}z"/>`;
  return (
    art +
    `<path fill="${palette.accent}" d="M${n(x + 15 * u)} ${n(foot - 17 * u)}h${n(10 * u)}v${n(11 * u)}h${n(-10 * u)}z"/>${halo(b, x + 20 * u, foot - 12 * u, 46 * u, 0.5)}`
  );
}
