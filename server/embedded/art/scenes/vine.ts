import { n } from "../brush.ts";
import type { Brush } from "../brush.ts";
import { halo, ridge, sky } from "../nature.ts";
import { mix } from "../palettes.ts";

const LEAF =
  "M0 0C-6-8-22-6-27-18-36-17-38-28-31-34-36-44-26-50-18-47-16-58-6-62 0-70 6-62 16-58 18-47 26-50 36-44 31-34 38-28 36-17 27-18 22-6 6-8 0 0z";

/** A bough with leaves and grapes reaching in from the upper right corner. */
export function bough(b: Brush, reach: number, scale: number): string {
  const { w, u, random, palette } = b;
  const leaf = b.shape(
    `<path d="${LEAF}"/><path fill="none" stroke="${palette.glow}" stroke-opacity=".35" stroke-width="1.6" d="M0 0V-56M0-14l-22-14M0-14l22-14M0-30l-13-13M0-30l13-13"/>`,
  );
  const tones = [
    mix(palette.near, palette.top, 0.5),
    mix(palette.far, palette.near, 0.5),
    mix(palette.far, palette.near, 0.2),
  ];
  const fruit = b.glow(-3, -4, 15, [
    [0, mix(palette.accent, palette.glow, 0.55)],
    [0.55, mix(palette.accent, palette.top, 0.45)],
    [1, mix(palette.top, palette.ink, 0.35)],
  ]);
  const grape = b.shape(`<circle r="11" fill="${fruit}"/>`);
  const at = (t: number): readonly [number, number] => [
    w + 20 * u - reach * t,
    (34 + Math.sin(t * 4.2 + 0.4) * 22 + t * 18) * u,
  ];
  let d = "";
  for (let step = 0; step <= 8; step += 1) {
    const [x, y] = at(step / 8);
    d += `${step === 0 ? "M" : "L"}${n(x)} ${n(y)}`;
  }
  let art = `<path fill="none" stroke="${palette.near}" stroke-width="${n(7 * u * scale)}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
  let grapes = "";
  for (const [row, across] of [3, 4, 3, 1].entries()) {
    for (let index = 0; index < across; index += 1) {
      const gx = (index - (across - 1) / 2) * 18 + random.range(-2, 2);
      grapes += `<use href="${grape}" x="${n(gx)}" y="${n(20 + row * 16)}"/>`;
    }
  }
  const cluster = b.shape(grapes);
  const bunch = (t: number, size: number): string => {
    const [x, y] = at(t);
    return `<use href="${cluster}" transform="translate(${n(x)} ${n(y)}) scale(${(u * scale * size).toFixed(2)})"/>`;
  };
  const count = Math.round(reach / (42 * u * scale));
  const hang = (index: number): string => {
    const [x, y] = at((index + 0.4) / count);
    const turn = Math.round((index % 2 === 0 ? 165 : 20) + random.range(-45, 45));
    const size = (u * scale * random.range(0.75, 1.2)).toFixed(2);
    return `<use href="${leaf}" fill="${tones[index % 3] ?? palette.near}" transform="translate(${n(x)} ${n(y)}) rotate(${String(turn)}) scale(${size})"/>`;
  };
  for (let index = 0; index < count; index += 2) art += hang(index);
  art += bunch(0.38, 1) + bunch(0.74, 0.84);
  for (let index = 1; index < count; index += 2) art += hang(index);
  return art;
}

/** The vine: a fruitful bough before soft hills. */
export function vine(b: Brush): string {
  const { w, h, u, random } = b;
  let art = sky(b, h * 0.8) + halo(b, w * random.range(0.3, 0.5), h * 0.42, 230 * u);
  art +=
    ridge(b, h * 0.72, 46 * u, Math.round(w / 200), 0.02) +
    ridge(b, h * 0.86, 40 * u, Math.round(w / 260), 0.3);
  return art + bough(b, w > 900 ? 620 * u : random.range(400, 470) * u, 1.12);
}
