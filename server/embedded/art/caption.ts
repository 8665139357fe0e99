import { n } from "./brush.ts";
import type { Brush } from "./brush.ts";
import { mix } from "./palettes.ts";
import { escapeXml, SERIF, textWidth, tokenise, wrap } from "./text.ts";

export interface CaptionStyle {
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  /** Type sizes to try, largest first. */
  readonly sizes: readonly number[];
  readonly lines: number;
  readonly subtitle: number;
}

const PAPER = "#fbfaf7";

export interface Setting {
  readonly size: number;
  readonly rows: readonly string[];
}

/** One line if a size allows, then two, then the smallest with as many as may be, cut if need be. */
export function setTitle(
  title: string,
  width: number,
  sizes: readonly number[],
  lines: number,
): Setting {
  const words = tokenise(title);
  const smallest = sizes.at(-1) ?? 24;
  const fits = (most: number, size: number): Setting | undefined => {
    const rows = wrap(words, width / size, most + 1);
    return rows.length <= most ? { size, rows } : undefined;
  };
  for (const most of [1, 2]) {
    for (const size of most === 1 ? sizes.slice(0, -1) : sizes.slice(1)) {
      const setting = most <= lines ? fits(most, size) : undefined;
      if (setting) return setting;
    }
  }
  return { size: smallest, rows: wrap(words, width / smallest, lines) };
}

export function textRow(x: number, y: number, size: number, text: string, rest = ""): string {
  return `<text x="${n(x)}" y="${n(y)}" font-size="${n(size)}"${rest}>${escapeXml(text)}</text>`;
}

/** Darkens the lower left just as far as the words reach, in the scene's own dark tone. */
function scrim(b: Brush, reach: number, rise: number): string {
  const ink = mix(b.palette.near, b.palette.ink, 0.6);
  const low = b.line(0, b.h, 0, b.h - rise * 1.3, [
    [0, ink, 0.6],
    [0.5, ink, 0.3],
    [1, ink, 0],
  ]);
  const radius = reach * 1.8;
  const around = b.glow(
    0,
    b.h,
    radius,
    [
      [0, ink, 0.8],
      [0.55, ink, 0.66],
      [0.78, ink, 0.42],
      [1, ink, 0],
    ],
    (rise * 1.75) / radius,
  );
  const box = `M0 0h${n(b.w)}v${n(b.h)}H0z`;
  return `<path fill="${low}" d="${box}"/><path fill="${around}" d="${box}"/>`;
}

/** The title in the lower left with its subtitle below, over the scrim that keeps them readable. */
export function caption(b: Brush, title: string, subtitle: string, style: CaptionStyle): string {
  const { left, bottom, width, subtitle: small } = style;
  const { size, rows } = setTitle(title, width, style.sizes, style.lines);
  const speaker = wrap(tokenise(subtitle), width / small, 1)[0] ?? "";
  const lead = size * 1.28;
  const foot = b.h - bottom;
  let y = foot - (speaker === "" ? 0 : small * 1.75) - lead * (rows.length - 1);
  const top = y - size * 1.22;
  const widest = Math.max(...rows.map(textWidth)) * size;
  let text = "";
  for (const row of rows) {
    text += textRow(left, y, size, row, ' font-weight="700"');
    y += lead;
  }
  if (speaker !== "") text += textRow(left, foot, small, speaker, ' opacity=".9"');
  const rule = `<path fill="${mix(b.palette.accent, b.palette.glow, 0.35)}" d="M${n(left)} ${n(top)}h38v3h-38z"/>`;
  const shade = scrim(b, left + Math.max(widest, b.w * 0.3), b.h - top + size * 0.3);
  return `${shade}${rule}<g fill="${PAPER}" stroke="${b.palette.ink}" stroke-opacity=".3" stroke-width="5" stroke-linejoin="round" paint-order="stroke" font-family="${SERIF}">${text}</g>`;
}
