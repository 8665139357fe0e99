import { n } from "../brush.ts";
import type { Brush } from "../brush.ts";
import { birds, clouds, halo, ridge, ridgeLine, sky, stars, sun } from "../nature.ts";
import { mix } from "../palettes.ts";

function ripples(b: Brush, horizon: number, x: number, spread: number, count: number): string {
  let d = "";
  for (let index = 0; index < count; index += 1) {
    const depth = (index + b.random.range(0, 0.9)) / count;
    const y = horizon + 4 * b.u + depth ** 1.4 * (b.h - horizon);
    const length = b.random.range(8, 26) * (0.5 + depth * 1.8) * b.u;
    const at = x + b.random.range(-1, 1) * spread * (0.25 + depth) - length / 2;
    d += `M${n(at)} ${n(y)}h${n(length)}`;
  }
  return d;
}

function surface(b: Brush, horizon: number): string {
  const { low, mid, top, near } = b.palette;
  const fill = b.line(0, horizon, 0, b.h, [
    [0, mix(low, mid, 0.25)],
    [0.45, mix(mid, top, 0.45)],
    [1, mix(top, near, 0.55)],
  ]);
  return `<path fill="${fill}" d="M0 ${n(horizon)}h${n(b.w)}V${n(b.h)}H0z"/>`;
}

/** A still lake holding the hills and the light, with one small boat. */
export function lake(b: Brush): string {
  const { w, h, u, fx, random, palette } = b;
  const shore = h * random.range(0.5, 0.56);
  const sunX = fx + random.range(-40, 60) * u;
  let art = sky(b, shore) + clouds(b, 4, h * 0.08, h * 0.3);
  art += sun(b, sunX, shore - random.range(70, 96) * u, random.range(17, 25) * u);
  const steps = Math.round(w / 130);
  const back = ridgeLine(b, shore - 4 * u, 76 * u, steps, shore + 9);
  const front = ridgeLine(b, shore + 6 * u, 38 * u, steps + 2, shore + 9);
  const backTone = mix(palette.far, palette.mid, 0.3);
  const frontTone = mix(palette.far, palette.near, 0.5);
  const mountains = b.shape(
    `<path fill="${backTone}" d="${back}"/><path fill="${frontTone}" d="${front}"/>`,
  );
  art += `<use href="${mountains}"/>${surface(b, shore)}`;
  art += `<g transform="matrix(1 0 0 -.8 0 ${n(shore * 1.8 + 7)})" opacity=".3"><use href="${mountains}"/></g>`;
  const veil = b.line(0, shore, 0, h, [
    [0, palette.low, 0.1],
    [0.3, mix(palette.mid, palette.top, 0.5), 0.75],
    [1, mix(palette.top, palette.near, 0.6)],
  ]);
  art += `<path fill="${veil}" d="M0 ${n(shore)}h${n(w)}V${n(h)}H0z"/>`;
  const stroke = `stroke="${palette.glow}" stroke-linecap="round" fill="none"`;
  art += `<path ${stroke} stroke-width="${n(2 * u)}" opacity=".6" d="${ripples(b, shore, sunX, 34 * u, 18)}"/>`;
  art += `<path ${stroke} stroke-width="${n(1.2 * u)}" opacity=".25" d="${ripples(b, shore, w / 2, w * 0.7, 11)}"/>`;
  const x = fx - random.range(90, 150) * u;
  const y = shore + random.range(30, 48) * u;
  const hull = `M${n(x - 30 * u)} ${n(y)}q${n(30 * u)} ${n(6 * u)} ${n(60 * u)} 0q${n(-6 * u)} ${n(13 * u)} ${n(-18 * u)} ${n(13 * u)}h${n(-26 * u)}q${n(-12 * u)} 0 ${n(-16 * u)} ${n(-13 * u)}z`;
  const sail = `M${n(x)} ${n(y - 58 * u)}q${n(30 * u)} ${n(26 * u)} ${n(22 * u)} ${n(54 * u)}h${n(-22 * u)}z`;
  art += `<ellipse cx="${n(x)}" cy="${n(y + 15 * u)}" rx="${n(32 * u)}" ry="${n(4 * u)}" fill="${palette.ink}" opacity=".3"/>`;
  art += `<path fill="${mix(palette.low, palette.glow, 0.4)}" d="${sail}"/>`;
  art += `<path fill="${palette.near}" d="${hull}M${n(x - 2 * u)} ${n(y - 62 * u)}h${n(2.4 * u)}v${n(66 * u)}h${n(-2.4 * u)}z"/>`;
  return art;
}

/** A lighthouse over the evening sea. */
export function lighthouse(b: Brush): string {
  const { w, h, u, fx, random, palette } = b;
  const shore = h * 0.6;
  const top = random.range(62, 78) * u;
  const foot = shore + 8 * u;
  let art = sky(b, shore) + stars(b, Math.round(w / 16), h * 0.35);
  art +=
    halo(b, fx - 190 * u, shore, 190 * u, 0.45) +
    clouds(b, 3, h * 0.3, h * 0.5) +
    surface(b, shore);
  art += `<path stroke="${palette.glow}" stroke-width="${n(1.5 * u)}" stroke-linecap="round" opacity=".35" d="${ripples(b, shore, fx - 150 * u, 120 * u, 26)}"/>`;
  for (const [reach, rise, drop] of [
    [-460, -74, 26],
    [380, -50, 34],
  ] as const) {
    const beam = b.line(fx, 0, fx + reach * u, 0, [
      [0, palette.glow, 0.75],
      [1, palette.glow, 0],
    ]);
    art += `<path fill="${beam}" d="M${n(fx)} ${n(top + 8 * u)}l${n(reach * u)} ${n(rise * u)}v${n((drop - rise) * u)}z"/>`;
  }
  const tower = b.line(fx - 20 * u, 0, fx + 20 * u, 0, [
    [0, mix(palette.low, palette.glow, 0.4)],
    [1, mix(palette.far, palette.near, 0.35)],
  ]);
  art += `<path fill="${tower}" d="M${n(fx - 11 * u)} ${n(top + 22 * u)}h${n(22 * u)}l${n(9 * u)} ${n(foot - top)}h${n(-40 * u)}z"/>`;
  const band = (y: number, half: number): string =>
    `M${n(fx - half * u)} ${n(y)}h${n(half * 2 * u)}l${n(2 * u)} ${n(20 * u)}h${n(-(half * 2 + 4) * u)}z`;
  art += `<path fill="${palette.top}" opacity=".8" d="${band(top + 48 * u, 13.2)}${band(top + 92 * u, 16)}"/>`;
  art += `<path fill="${palette.near}" d="M${n(fx - 16 * u)} ${n(top + 19 * u)}h${n(32 * u)}v${n(5 * u)}h${n(-32 * u)}zM${n(fx - 12 * u)} ${n(top)}l${n(12 * u)} ${n(-13 * u)} ${n(12 * u)} ${n(13 * u)}z"/>`;
  art += `<path fill="${palette.glow}" d="M${n(fx - 8 * u)} ${n(top)}h${n(16 * u)}v${n(19 * u)}h${n(-16 * u)}z"/>${halo(b, fx, top + 9 * u, 70 * u)}`;
  const rock = `M${n(fx - 120 * u)} ${n(h)}q${n(30 * u)} ${n(-70 * u)} ${n(70 * u)} ${n(-104 * u)}q${n(20 * u)} ${n(-36 * u)} ${n(52 * u)} ${n(-38 * u)}q${n(60 * u)} ${n(-12 * u)} ${n(90 * u)} ${n(24 * u)}q${n(60 * u)} ${n(-6 * u)} ${n(100 * u)} ${n(34 * u)}T${n(w + 10)} ${n(h * 0.8)}V${n(h)}z`;
  return art + `<path fill="${palette.near}" d="${rock}"/>${birds(b, fx - 170 * u, h * 0.4, 3)}`;
}

/** Low tide: open sea, a low sun and its long reflection. */
export function sea(b: Brush): string {
  const { w, h, u, fx, random, palette } = b;
  const shore = h * random.range(0.52, 0.58);
  let art = sky(b, shore) + clouds(b, 7, h * 0.1, shore - 30 * u);
  art += sun(b, fx, shore - 8 * u, random.range(40, 56) * u) + surface(b, shore);
  const stroke = `stroke="${palette.glow}" stroke-linecap="round"`;
  art += `<path ${stroke} stroke-width="${n(3 * u)}" opacity=".7" d="${ripples(b, shore, fx, 46 * u, 26)}"/>`;
  art += `<path ${stroke} stroke-width="${n(1.3 * u)}" opacity=".3" d="${ripples(b, shore, w / 2, w * 0.6, 24)}"/>`;
  art += birds(b, fx - 110 * u, h * 0.26, 5);
  return art + ridge(b, h * 1.02, 56 * u, Math.round(w / 300), 1);
}
