import { n } from "../brush.ts";
import type { Brush } from "../brush.ts";
import { birds, clouds, ridge, sky, sun } from "../nature.ts";
import { mix } from "../palettes.ts";

/** One ear of wheat, growing up from 0 0, 150 tall. */
function wheatEar(b: Brush, stem: string, grain: string): string {
  let grains = "";
  for (let row = 0; row < 5; row += 1) {
    const y = -98 - row * 9;
    grains += `M4 ${String(y)}q11-4 11-17-11 2-11 17M2 ${String(y - 3)}q-11-5-9-18 10 4 9 18`;
  }
  grains += "M5-142q7-9 2-19-7 9-2 19";
  return b.shape(
    `<path fill="none" stroke="${stem}" stroke-width="2.4" d="M0 0Q-3-60 4-142M5-148l8-24M4-146l0-28M3-144l-7-24"/><path fill="${grain}" d="${grains}"/>`,
  );
}

/** Ears of wheat bending at the near edge, from `from` to `to`. */
export function wheatEdge(
  b: Brush,
  from: number,
  to: number,
  count: number,
  scale: number,
): string {
  const { palette, random, u, h } = b;
  const dark = wheatEar(b, palette.near, mix(palette.near, palette.accent, 0.3));
  const lit = wheatEar(
    b,
    mix(palette.near, palette.accent, 0.4),
    mix(palette.accent, palette.glow, 0.15),
  );
  let art = "";
  for (let index = 0; index < count; index += 1) {
    const x = from + ((to - from) * (index + random.range(0.1, 0.9))) / count;
    const size = scale * u * random.range(0.8, 1.2);
    const turn = Math.round(random.range(-9, 15));
    art += `<use href="${index % 3 === 0 ? dark : lit}" transform="translate(${n(x)} ${n(h + 12 * u)}) rotate(${String(turn)}) scale(${size.toFixed(2)})"/>`;
  }
  return art;
}

/** A ripe field under a great low sun. */
export function wheat(b: Brush): string {
  const { w, h, u, fx, random, palette } = b;
  const horizon = h * 0.56;
  const sunX = fx - random.range(20, 90) * u;
  let art =
    sky(b, horizon) + sun(b, sunX, horizon - random.range(28, 60) * u, random.range(34, 44) * u);
  art += clouds(b, 4, h * 0.1, h * 0.36);
  art += ridge(b, horizon + 10 * u, 34 * u, Math.round(w / 160), 0.15);
  const field = b.line(0, horizon, 0, h, [
    [0, mix(palette.accent, palette.low, 0.4)],
    [0.35, mix(palette.accent, palette.near, 0.35)],
    [1, palette.near],
  ]);
  art += `<path fill="${field}" d="M0 ${n(horizon + 8 * u)}Q${n(w * 0.5)} ${n(horizon - 8 * u)} ${n(w)} ${n(horizon + 10 * u)}V${n(h)}H0z"/>`;
  let rows = "";
  for (let index = -12; index <= 12; index += 1) {
    rows += `M${n(sunX + index * 7 * u)} ${n(horizon + 8 * u)}L${n(sunX + index * 76 * u)} ${n(h)}`;
  }
  art += `<path stroke="${palette.near}" stroke-width="${n(3 * u)}" opacity=".28" d="${rows}"/>`;
  if (random.chance(0.6)) art += birds(b, sunX - 140 * u, h * 0.28, 4);
  return art + wheatEdge(b, w * 0.54, w * 1.02, w > 900 ? 16 : 11, 1.25);
}

/** A single great tree on a hill, against the light. */
export function tree(b: Brush): string {
  const { w, h, u, fx, random, palette } = b;
  const foot = h * 0.66;
  let art =
    sky(b, foot) +
    sun(b, fx - 84 * u, h * 0.36, random.range(30, 40) * u) +
    clouds(b, 4, h * 0.1, h * 0.4);
  art +=
    ridge(b, h * 0.66, 50 * u, Math.round(w / 170), 0.05) +
    ridge(b, h * 0.74, 34 * u, Math.round(w / 240), 0.35);
  const hill = b.line(0, foot - 10 * u, 0, h, [
    [0, mix(palette.far, palette.near, 0.7)],
    [1, palette.near],
  ]);
  art += `<path fill="${hill}" d="M${n(fx - 460 * u)} ${n(h)}Q${n(fx - 120 * u)} ${n(foot - 4 * u)} ${n(fx + 20 * u)} ${n(foot)}T${n(w + 20)} ${n(h * 0.86)}V${n(h)}z"/>`;
  const trunk = `M${n(fx - 14 * u)} ${n(foot + 8 * u)}q${n(12 * u)} ${n(-34 * u)} ${n(6 * u)} ${n(-96 * u)}h${n(14 * u)}q${n(-4 * u)} ${n(66 * u)} ${n(14 * u)} ${n(97 * u)}z`;
  const limbs = `M${n(fx)} ${n(foot - 60 * u)}q${n(-12 * u)} ${n(-34 * u)} ${n(-50 * u)} ${n(-50 * u)}M${n(fx + 2 * u)} ${n(foot - 66 * u)}q${n(14 * u)} ${n(-30 * u)} ${n(48 * u)} ${n(-42 * u)}`;
  art += `<path fill="${palette.ink}" d="${trunk}"/><path fill="none" stroke="${palette.ink}" stroke-width="${n(6 * u)}" d="${limbs}"/>`;
  const tones = [
    palette.near,
    mix(palette.near, palette.far, 0.3),
    mix(palette.near, palette.far, 0.62),
  ];
  tones.forEach((tone, layer) => {
    let d = "";
    for (let index = 0; index < 11 - layer * 2; index += 1) {
      const angle = random.range(0, Math.PI * 2);
      const reach = random.range(0.25, 1) ** 0.6;
      const r = random.range(15, 30) * (1 - layer * 0.22) * u;
      const x = fx + (Math.cos(angle) * 82 * reach - layer * 9) * u;
      const y = foot + (-128 + Math.sin(angle) * 44 * reach - layer * 9) * u;
      d += `M${n(x - r)} ${n(y)}a${n(r)} ${n(r * 0.82)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r * 0.82)} 0 1 0 ${n(-r * 2)} 0`;
    }
    if (layer === 0)
      d += `M${n(fx - 74 * u)} ${n(foot - 124 * u)}a${n(76 * u)} ${n(48 * u)} 0 1 0 ${n(150 * u)} 0a${n(76 * u)} ${n(48 * u)} 0 1 0 ${n(-150 * u)} 0`;
    art += `<path fill="${tone}" d="${d}"/>`;
  });
  return art + birds(b, fx - 190 * u, h * 0.3, 3);
}
