import { createBrush, n } from "./brush.ts";
import type { Brush } from "./brush.ts";
import { halo, ridge } from "./nature.ts";
import { deepen, mix, PALETTES } from "./palettes.ts";
import { createRandom, normaliseSeed } from "./random.ts";
import { svgDocument } from "./svg.ts";
import { escapeXml, SERIF, textWidth, tidy } from "./text.ts";

export interface PortraitInput {
  seed: number;
  name: string;
}

const STYLES = /^(pastor|rev|reverend|dr|elder|brother|sister|mr|mrs|ms|prof|the)\.?$/i;

/** One Chinese character, or up to two initials, leaving out titles. */
function monogram(name: string): string {
  const plain = tidy(name);
  const han = /\p{Script=Han}/u.exec(plain);
  if (han) return han[0];
  const words = plain.split(/[\s.]+/).filter((word) => /\p{L}/u.test(word) && !STYLES.test(word));
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  const initial = (word: string | undefined): string => /\p{L}/u.exec(word ?? "")?.[0] ?? "";
  return chosen.map(initial).join("").toUpperCase();
}

function backdrop(b: Brush, motif: number): string {
  const { palette } = b;
  const disc = (r: number, opacity: number): string =>
    `<circle cx="120" cy="112" r="${String(r)}" fill="${palette.glow}" opacity="${String(opacity)}"/>`;
  if (motif === 0)
    return halo(b, 120, 214, 130, 0.5) + ridge(b, 216, 34, 3, 0.4) + ridge(b, 240, 32, 3, 0.8);
  if (motif === 1) return disc(104, 0.08) + disc(78, 0.12) + ridge(b, 236, 30, 2, 0.7);
  if (motif === 2) {
    const arch = (r: number): string =>
      `M${n(120 - r)} 240V112a${n(r)} ${n(r)} 0 0 1 ${n(r * 2)} 0V240z`;
    return `<path fill="${palette.glow}" opacity=".1" d="${arch(88)}"/><path fill="${palette.glow}" opacity=".14" d="${arch(68)}"/>`;
  }
  const leaf = b.shape(
    `<path fill="${mix(palette.far, palette.near, 0.6)}" d="M0 0q-13-18 0-40 13 22 0 40"/>`,
  );
  let spray = "";
  for (let index = 0; index < 7; index += 1) {
    const angle = ((index - 3) * 24 * Math.PI) / 180;
    for (const side of [-1, 1]) {
      const x = 120 + side * Math.cos(angle) * 92;
      const y = 116 + Math.sin(angle) * 92;
      const turn = Math.round(side * (index * 24 - 72) + side * 18);
      spray += `<use href="${leaf}" transform="translate(${n(x)} ${n(y)}) rotate(${String(turn)}) scale(.8)"/>`;
    }
  }
  return halo(b, 120, 120, 120, 0.2) + spray;
}

/** A speaker's mark, 240 by 240: a monogram in quiet light, never a likeness. */
export function drawPortrait(input: PortraitInput): string {
  const seed = normaliseSeed(input.seed);
  const palettes = [...PALETTES.day, ...PALETTES.dark];
  const palette = palettes[(seed * 5) % palettes.length] ?? PALETTES.day[0];
  const brush = createBrush({ w: 240, h: 240, fx: 120 }, palette, createRandom(seed));
  const letters = monogram(input.name) || "·";
  const size = Math.min(100, 128 / Math.max(textWidth(letters), 1));
  const ground = brush.line(0, 0, 60, 240, [
    [0, deepen(palette.top, palette.near)],
    [1, deepen(mix(palette.mid, palette.near, 0.2), palette.near)],
  ]);
  const art = `<path fill="${ground}" d="M0 0h240v240H0z"/>${backdrop(brush, (seed + Math.floor(seed / 4)) % 4)}`;
  const text = `<text x="120" y="${n(114 + size * 0.36)}" text-anchor="middle" font-size="${n(size)}" font-weight="700" fill="#fbfaf7" font-family="${SERIF}">${escapeXml(letters)}</text>`;
  return svgDocument(
    { w: 240, h: 240 },
    letters > "\u2e7f" ? "zh" : "en",
    brush.defs() + art + text,
  );
}
