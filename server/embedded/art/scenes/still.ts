import { n } from "../brush.ts";
import type { Brush } from "../brush.ts";
import { halo } from "../nature.ts";
import { mix } from "../palettes.ts";

/** A wall lit from one place, and a table below. */
function room(b: Brush, y: number, table: number): string {
  const { w, h, u, fx, palette } = b;
  const wall = b.glow(fx, y, 380 * u, [
    [0, mix(palette.mid, palette.low, 0.3)],
    [0.35, mix(palette.near, palette.mid, 0.6)],
    [1, palette.ink],
  ]);
  const top = b.glow(fx, table, 330 * u, [
    [0, mix(palette.near, palette.mid, 0.75)],
    [0.5, mix(palette.near, palette.mid, 0.2)],
    [1, palette.ink],
  ]);
  return `<path fill="${wall}" d="M0 0h${n(w)}v${n(h)}H0z"/><path fill="${top}" d="M0 ${n(table)}h${n(w)}V${n(h)}H0z"/>`;
}

/** An open book with light rising from its pages. */
export function book(b: Brush): string {
  const { u, random, palette } = b;
  const fx = b.fx + 14 * u;
  const y = 190 * u;
  let art = room(b, 130 * u, 196 * u);
  const rise = b.line(0, y, 0, 20 * u, [
    [0, palette.glow, 0.75],
    [1, palette.glow, 0],
  ]);
  art += `<path fill="${rise}" d="M${n(fx - 30 * u)} ${n(y)}L${n(fx - 150 * u)} ${n(10 * u)}H${n(fx + 150 * u)}L${n(fx + 30 * u)} ${n(y)}z"/>`;
  art += halo(b, fx, y - 24 * u, 150 * u, 0.85);
  const page = (side: number): string => {
    const at = (dx: number, dy: number): string => `${n(fx + side * dx * u)} ${n(y + dy * u)}`;
    return `M${at(0, 6)}C${at(24, -22)} ${at(80, -26)} ${at(122, -10)}L${at(146, 40)}C${at(96, 24)} ${at(34, 28)} ${at(0, 54)}z`;
  };
  const lines = (side: number): string => {
    const at = (dx: number, dy: number): string => `${n(fx + side * dx * u)} ${n(y + dy * u)}`;
    return [0, 1, 2, 3]
      .map(
        (row) =>
          `M${at(20 + row * 1.5, 2 + row * 10)}C${at(44, -12 + row * 10)} ${at(80, -14 + row * 10)} ${at(112 + row * 4, -4 + row * 10)}`,
      )
      .join("");
  };
  const paper = b.glow(fx, y, 150 * u, [
    [0, palette.glow],
    [1, mix(palette.low, palette.mid, 0.25)],
  ]);
  const cover = `M${n(fx)} ${n(y + 64 * u)}q${n(-60 * u)} ${n(-30 * u)} ${n(-156 * u)} ${n(-14 * u)}l${n(26 * u)} ${n(-36 * u)}h${n(260 * u)}l${n(26 * u)} ${n(36 * u)}q${n(-96 * u)} ${n(-16 * u)} ${n(-156 * u)} ${n(14 * u)}z`;
  art += `<path fill="${mix(palette.near, palette.ink, 0.3)}" d="${cover}"/><path fill="${paper}" d="${page(-1)}${page(1)}"/>`;
  art += `<path fill="none" stroke="${palette.far}" stroke-width="${n(1.8 * u)}" opacity=".5" d="${lines(-1)}${lines(1)}"/>`;
  let dust = "";
  for (let index = 0; index < 22; index += 1) {
    dust += `M${n(fx + random.range(-105, 105) * u)} ${n(random.range(24, 190) * u)}h0`;
  }
  return (
    art +
    `<path stroke="${palette.glow}" stroke-width="${n(2.6 * u)}" stroke-linecap="round" opacity=".6" d="${dust}"/>`
  );
}

/** A clay oil lamp, burning. */
export function lamp(b: Brush): string {
  const { u, random, palette } = b;
  const fx = b.fx + 40 * u;
  const y = 176 * u;
  const tip = fx - 78 * u;
  let art = room(b, 116 * u, y + 26 * u);
  for (const r of [150, 104, 66]) {
    art += `<circle cx="${n(tip)}" cy="${n(y - 56 * u)}" r="${n(r * u)}" fill="${palette.glow}" opacity=".07"/>`;
  }
  art += halo(b, tip, y - 54 * u, 130 * u, 0.95);
  art += `<ellipse cx="${n(fx + 10 * u)}" cy="${n(y + 36 * u)}" rx="${n(92 * u)}" ry="${n(8 * u)}" fill="${palette.ink}" opacity=".5"/>`;
  const clay = b.line(fx - 90 * u, 0, fx + 90 * u, 0, [
    [0, mix(palette.accent, palette.mid, 0.35)],
    [0.5, mix(palette.mid, palette.near, 0.45)],
    [1, palette.near],
  ]);
  const at = (dx: number, dy: number): string => `${n(fx + dx * u)} ${n(y + dy * u)}`;
  const body = `M${at(-92, -20)}Q${at(-62, -14)} ${at(-44, -20)}Q${at(0, -38)} ${at(44, -20)}Q${at(76, -4)} ${at(58, 18)}Q${at(46, 34)} ${at(22, 36)}H${at(-16, 36).split(" ")[0] ?? ""}Q${at(-44, 34)} ${at(-62, 8)}Q${at(-70, -6)} ${at(-92, -8)}z`;
  art += `<path fill="none" stroke="${mix(palette.near, palette.mid, 0.3)}" stroke-width="${n(9 * u)}" d="M${at(50, -12)}q${n(44 * u)} ${n(-30 * u)} ${n(46 * u)} ${n(4 * u)}q0 ${n(24 * u)} ${n(-38 * u)} ${n(22 * u)}"/>`;
  art += `<path fill="${clay}" d="${body}"/><path fill="${palette.ink}" opacity=".45" d="M${at(-24, -25)}q${n(24 * u)} ${n(-9 * u)} ${n(48 * u)} 0q${n(-24 * u)} ${n(7 * u)} ${n(-48 * u)} 0z"/>`;
  const tall = random.range(58, 70);
  art += `<path fill="${palette.accent}" d="M${at(-80, -17)}q${n(-26 * u)} ${n(-20 * u)} ${n(3 * u)} ${n(-tall * u)}q${n(26 * u)} ${n((tall - 22) * u)} ${n(3 * u)} ${n(tall * u)}z"/>`;
  return (
    art +
    `<path fill="${palette.glow}" d="M${at(-79, -19)}q${n(-14 * u)} ${n(-13 * u)} ${n(2 * u)} ${n(-40 * u)}q${n(14 * u)} ${n(26 * u)} ${n(2 * u)} ${n(40 * u)}z"/>`
  );
}
