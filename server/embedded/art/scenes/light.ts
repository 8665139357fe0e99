import { n, points } from "../brush.ts";
import type { Brush } from "../brush.ts";
import { halo, sky } from "../nature.ts";
import { mix } from "../palettes.ts";

/** The sun rising over a sea of clouds, its rays opening upwards. */
export function dawn(b: Brush): string {
  const { w, h, u, fx, random, palette } = b;
  const horizon = h * random.range(0.54, 0.6);
  let art = sky(b, horizon) + halo(b, fx, horizon, 260 * u, 1);
  const ray = b.glow(fx, horizon, 420 * u, [
    [0, palette.glow, 0.6],
    [0.5, palette.glow, 0.22],
    [1, palette.glow, 0],
  ]);
  let wedges = "";
  for (let index = 0; index < 9; index += 1) {
    const angle = Math.PI * (1.04 + index * 0.115 + random.range(-0.015, 0.015));
    const spread = random.range(0.025, 0.06);
    const tip = (turn: number): string =>
      `${n(fx + Math.cos(turn) * 460 * u)} ${n(horizon + Math.sin(turn) * 460 * u)}`;
    wedges += `M${n(fx)} ${n(horizon)}L${tip(angle - spread)} ${tip(angle + spread)}z`;
  }
  art += `<path fill="${ray}" d="${wedges}"/>`;
  art += `<circle cx="${n(fx)}" cy="${n(horizon)}" r="${n(38 * u)}" fill="${palette.glow}"/>`;
  for (let row = 0; row < 4; row += 1) {
    const y = horizon + (8 + row * row * 7 + row * 14) * u;
    let x = -random.range(20, 70) * u;
    let d = `M${n(x)} ${n(h)}V${n(y)}`;
    while (x < w) {
      const dx = random.range(0.075, 0.13) * (0.75 + row * 0.28) * w;
      d += `a${n(dx * 0.56)} ${n(dx * random.range(0.22, 0.4) * (640 / w))} 0 0 1 ${n(dx)} 0`;
      x += dx;
    }
    const tone = mix(mix(palette.low, palette.far, 0.25 + row * 0.14), palette.near, row * 0.17);
    const fill = b.line(0, y - 26 * u, 0, y + 70 * u, [
      [0, mix(tone, palette.glow, 0.75 - row * 0.1)],
      [1, tone],
    ]);
    art += `<path fill="${fill}" d="${d}V${n(h)}z"/>`;
  }
  return art;
}

/** A quiet room: morning through an arched window, falling on the floor. */
export function window(b: Brush): string {
  const { w, h, u, fx, random, palette } = b;
  const half = random.range(52, 62) * u;
  const top = 34 * u;
  const sill = 214 * u;
  const floor = h * 0.74;
  const wall = b.glow(fx, 130 * u, 420 * u, [
    [0, mix(palette.near, palette.mid, 0.55)],
    [0.5, mix(palette.near, palette.mid, 0.14)],
    [1, palette.ink],
  ]);
  const ground = b.glow(fx - 110 * u, h, 330 * u, [
    [0, mix(palette.near, palette.mid, 0.5)],
    [1, palette.ink],
  ]);
  const glass = b.line(0, top, 0, sill, [
    [0, mix(palette.mid, palette.low, 0.4)],
    [0.6, palette.low],
    [1, palette.glow],
  ]);
  const arch = (grow: number): string => {
    const r = half + grow;
    return `M${n(fx - r)} ${n(sill + grow)}V${n(top + half)}a${n(r)} ${n(r)} 0 0 1 ${n(r * 2)} 0V${n(sill + grow)}z`;
  };
  let art = `<path fill="${wall}" d="M0 0h${n(w)}v${n(h)}H0z"/><path fill="${ground}" d="M0 ${n(floor)}H${n(w)}V${n(h)}H0z"/>`;
  art += `<path fill="${mix(palette.near, palette.ink, 0.3)}" d="${arch(9 * u)}"/><path fill="${glass}" d="${arch(0)}"/>`;
  const view = mix(palette.far, palette.low, 0.35);
  art += `<path fill="${view}" d="M${n(fx - half)} ${n(sill)}v${n(-34 * u)}q${n(half * 0.7)} ${n(-26 * u)} ${n(half * 1.2)} ${n(2 * u)}q${n(half * 0.4)} ${n(-8 * u)} ${n(half * 0.8)} ${n(-6 * u)}V${n(sill)}z"/>`;
  art += `<path stroke="${mix(palette.near, palette.ink, 0.4)}" stroke-width="${n(5 * u)}" d="M${n(fx)} ${n(top)}V${n(sill)}M${n(fx - half)} ${n(top + half + 12 * u)}h${n(half * 2)}"/>`;
  const shaft = b.line(fx, top + half, fx - 160 * u, h, [
    [0, palette.glow, 0.5],
    [1, palette.glow, 0.04],
  ]);
  const lean = random.range(120, 170) * u;
  art += `<polygon fill="${shaft}" points="${points([
    [fx - half, top + half * 0.8],
    [fx - half, sill],
    [fx + half, sill],
    [fx + half - lean, h - 12 * u],
    [fx - half * 1.7 - lean, h - 12 * u],
  ])}"/>`;
  art += `<polygon fill="${palette.glow}" opacity=".3" points="${points([
    [fx - half - lean * 0.62, floor + 22 * u],
    [fx + half - lean * 0.66, floor + 22 * u],
    [fx + half * 0.8 - lean, h - 22 * u],
    [fx - half * 1.5 - lean, h - 22 * u],
  ])}"/>`;
  return (
    art +
    `<path fill="${mix(palette.near, palette.mid, 0.35)}" d="M${n(fx - half - 16 * u)} ${n(sill)}h${n(half * 2 + 32 * u)}v${n(10 * u)}h${n(-half * 2 - 32 * u)}z"/>`
  );
}

/** The narrow gate: steps rising to a bright arch. */
export function gate(b: Brush): string {
  const { w, h, u, fx, random, palette } = b;
  const half = random.range(26, 34) * u;
  const top = 62 * u;
  const foot = 208 * u;
  const wall = b.glow(fx, 150 * u, 400 * u, [
    [0, mix(palette.near, palette.mid, 0.62)],
    [0.55, mix(palette.near, palette.mid, 0.16)],
    [1, palette.ink],
  ]);
  let art = `<path fill="${wall}" d="M0 0h${n(w)}v${n(h)}H0z"/>`;
  let blocks = "";
  for (let row = 0; row < 7; row += 1) {
    blocks += `M0 ${n((14 + row * 34) * u)}h${n(w)}`;
    for (let x = random.range(20, 90) * u; x < w; x += random.range(80, 130) * u) {
      blocks += `M${n(x)} ${n((14 + row * 34) * u)}v${n(34 * u)}`;
    }
  }
  art += `<path fill="none" stroke="${palette.ink}" stroke-width="${n(1.6 * u)}" opacity=".22" d="${blocks}"/>`;
  const steps = 7;
  for (let step = steps; step >= 1; step -= 1) {
    const y = foot + (step - 1) * (step * 1.6 + 14) * u;
    const wide = half * 1.5 + step * 26 * u;
    const fill = b.line(fx - wide, 0, fx + wide, 0, [
      [0, palette.ink],
      [0.5, mix(palette.low, palette.near, step / (steps + 2))],
      [1, palette.ink],
    ]);
    art += `<path fill="${fill}" d="M${n(fx - wide)} ${n(y)}h${n(wide * 2)}V${n(h)}h${n(-wide * 2)}z"/>`;
  }
  const arch = (r: number): string =>
    `M${n(fx - r)} ${n(foot)}V${n(top + half)}a${n(r)} ${n(r)} 0 0 1 ${n(r * 2)} 0V${n(foot)}z`;
  art += `<path fill="${mix(palette.near, palette.ink, 0.25)}" d="${arch(half + 12 * u)}"/>`;
  art += `<path fill="${palette.glow}" d="${arch(half)}"/>${halo(b, fx, 140 * u, 190 * u, 0.75)}`;
  return art;
}
