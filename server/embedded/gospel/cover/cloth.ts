import { mix } from "../../art/palettes.ts";
import { emblem, type EmblemName } from "./emblems.ts";
import { authorRow, titleBlock } from "./title.ts";

interface Words {
  title: string;
  author: string;
}

interface Cloth {
  emblem: EmblemName;
  tone: string;
}

/** The middle of the front, right of the hinge. */
const middle = 257;

/** Dark cloth, everything on it stamped in gold. */
export function clothCover({ title, author }: Words, cloth: Cloth): string {
  const gold = "url(#gold)";
  const frame = (inset: number, width: number) =>
    `<rect x="${50 + inset}" y="${28 + inset}" width="${414 - 2 * inset}" height="${584 - 2 * inset}" rx="3" stroke-width="${width}"/>`;
  const set = titleBlock(title, {
    x: middle,
    y: 178,
    width: 340,
    sizes: [58, 50, 43, 37],
    ink: gold,
  });
  return (
    weave(cloth.tone) +
    `<linearGradient id="gold" gradientUnits="userSpaceOnUse" x1="40" y1="0" x2="460" y2="640"><stop offset="0" stop-color="#f2dca4"/><stop offset=".45" stop-color="#cfa659"/><stop offset=".7" stop-color="#f0d898"/><stop offset="1" stop-color="#c39a4f"/></linearGradient>` +
    `<g fill="none" stroke="${gold}">${frame(0, 2.4)}${frame(9, 1)}${corners}</g>` +
    set.text +
    `<path fill="${gold}" d="M${middle - 46} ${Math.round(set.bottom) + 24}h38v1.6h-38zM${middle + 8} ${Math.round(set.bottom) + 24}h38v1.6h-38zM${middle} ${Math.round(set.bottom) + 20}l5 5-5 5-5-5z"/>` +
    emblem(cloth.emblem, middle, 402, 1.35, gold) +
    authorRow(author, middle, 566, gold)
  );
}

/** Cloth in a plain colour with a paper label on it, the mark pressed in without gold. */
export function labelCover({ title, author }: Words, cloth: Cloth): string {
  const paper = "#f8f1df";
  const ink = mix(cloth.tone, "#1c1712", 0.72);
  const set = titleBlock(title, { x: middle, y: 172, width: 272, sizes: [46, 40, 35, 30], ink });
  const label = (inset: number) =>
    `x="${98 + inset}" y="${82 + inset}" width="${318 - 2 * inset}" height="${216 - 2 * inset}"`;
  const pressed = mix(cloth.tone, "#120e0a", 0.5);
  const edge = mix(cloth.tone, "#ffffff", 0.36);
  return (
    weave(cloth.tone) +
    `<rect x="97" y="85" width="322" height="217" fill="#000" opacity=".24"/>` +
    `<rect ${label(0)} fill="${paper}"/>` +
    `<rect ${label(9)} fill="none" stroke="${mix(cloth.tone, paper, 0.25)}" stroke-width="1.6"/>` +
    `<rect ${label(14)} fill="none" stroke="${mix(cloth.tone, paper, 0.4)}" stroke-width=".8"/>` +
    set.text +
    authorRow(author, middle, 268, mix(ink, paper, 0.22)) +
    emblem(cloth.emblem, middle + 1.5, 457, 1.3, edge) +
    emblem(cloth.emblem, middle, 455, 1.3, pressed)
  );
}

const corners = [
  [68, 46, 1, 1],
  [446, 46, -1, 1],
  [68, 594, 1, -1],
  [446, 594, -1, -1],
]
  .map(
    ([x, y, across, down]) =>
      `<path transform="translate(${x} ${y}) scale(${across} ${down})" stroke-width="1.4" d="M0 34C6 22 22 6 34 0M0 18C4 10 10 4 18 0M6 6c10 0 18 8 18 18-10 0-18-8-18-18z"/>`,
  )
  .join("");

/** Threads going over and under, and a little less light towards the foot. */
function weave(tone: string): string {
  const light = mix(tone, "#ffffff", 0.16);
  const dark = mix(tone, "#000000", 0.3);
  return (
    `<defs><pattern id="weave" width="6" height="6" patternUnits="userSpaceOnUse"><path fill="${tone}" d="M0 0h6v6H0z"/>` +
    `<path stroke="${light}" stroke-width="1" opacity=".55" d="M0 1.5h3M3 4.5h3"/><path stroke="${dark}" stroke-width="1" opacity=".6" d="M4.5 0v3M1.5 3v3"/></pattern>` +
    `<linearGradient id="shade" x2=".6" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".12"/><stop offset=".5" stop-opacity="0"/><stop offset="1" stop-opacity=".3"/></linearGradient></defs>` +
    `<path fill="url(#weave)" d="M0 0h480v640H0z"/><path fill="url(#shade)" d="M0 0h480v640H0z"/>`
  );
}
