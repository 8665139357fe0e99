import { randomInt } from "node:crypto";
import sharp from "sharp";
import { alphabet, glyphs, type Point } from "./captcha-glyphs.ts";

/** How far a picture goes from plain letters. */
export interface Look {
  /** From one character to the next, least and most; a character is up to 20 wide, and grows by half. */
  step: [least: number, most: number];
  /** Degrees either way. */
  turn: number;
  /** How far the whole is bent, sideways and up. */
  bend: number;
  /** Lines that belong to no character, drawn as theirs are. */
  lines: number;
}

/** What a solver that cuts the picture in columns and compares shapes cannot use, and an eye can. */
export const look: Look = { step: [25, 36], turn: 25, bend: 4.5, lines: 3 };

const pictureSize = { width: 240, height: 88 };
const length = 6;

export function randomText(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
}

/** A text as a painted picture, in a data address; nothing but looking at it says which. */
export async function drawText(text: string, how: Look = look): Promise<string> {
  const painted = await sharp(Buffer.from(draw(text, how)), { density: 144 })
    .png({ palette: true, colours: 16 })
    .toBuffer();
  return `data:image/png;base64,${painted.toString("base64")}`;
}

function draw(text: string, how: Look): string {
  const bend = bender(how.bend);
  const middles = placesOf(text.length, how.step);
  const characters = [...text].flatMap((character, place) => {
    const move = mover(how, middles[place] ?? 0);
    return (glyphs[character] ?? []).map((stroke) => stroke.map(move));
  });
  const lines = Array.from({ length: how.lines }, (_, n) => strayLine(n, how.lines));
  const paths = [...characters, ...lines].map(
    (stroke) => `<path d="M${fine(stroke).map(bend).map(written).join("L")}"/>`,
  );
  const { width, height } = pictureSize;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="#f4f1ea"/>` +
    `<g fill="none" stroke="#3d4a5c" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round">` +
    `${paths.join("")}</g></svg>`
  );
}

/** Where the characters stand: no two are as far from each other as the next two. */
function placesOf(count: number, [least, most]: Look["step"]): number[] {
  const steps = Array.from({ length: count - 1 }, () => between(least, most));
  const rest = pictureSize.width - steps.reduce((sum, step) => sum + step, 0);
  let at = least === most ? rest / 2 : between(20, rest - 20);
  return [at, ...steps.map((step) => (at += step))];
}

/** A character's own place, turn, size and slant; at no bend and no turn it is as drawn. */
function mover({ turn, bend }: Look, x: number) {
  const plain = turn === 0 && bend === 0;
  const angle = (between(-turn, turn) * Math.PI) / 180;
  const [wide, high, slant] = plain
    ? [1, 1, 0]
    : [between(1.2, 1.6), between(1.15, 1.5), between(-0.2, 0.2)];
  const [dx, dy] = plain ? [0, 0] : [between(-3, 3), between(-9, 9)];
  return ([px, py]: Point): Point => {
    const [h, v] = [(px - 10) * wide + (py - 18) * slant, (py - 18) * high];
    return [
      x + dx + h * Math.cos(angle) - v * Math.sin(angle),
      pictureSize.height / 2 + dy + h * Math.sin(angle) + v * Math.cos(angle),
    ];
  };
}

/** Bends the whole picture by waves of its own. */
function bender(most: number) {
  const wave = (length: number) => {
    const [reach, start] = [between(0.6, 1) * most, between(0, 2 * Math.PI)];
    return (at: number) => reach * Math.sin((2 * Math.PI * at) / length + start);
  };
  const [across, down, ripple] = [
    wave(between(55, 85)),
    wave(between(70, 120)),
    wave(between(28, 40)),
  ];
  return ([x, y]: Point): Point => [x + across(y) + ripple(y) / 3, y + down(x) + ripple(x) / 3];
}

/** A curve over about a third of the picture, so that the lines together cross all of it. */
function strayLine(n: number, count: number): Point[] {
  const { width, height } = pictureSize;
  const from = (width * n) / count - between(0, 20);
  const [start, knee, end] = [0, 1, 2].map((): number => between(12, height - 12));
  const reach = between(0.9, 1.2) * (width / count) + 24;
  return Array.from({ length: 13 }, (_, step): Point => {
    const t = step / 12;
    const y = (1 - t) ** 2 * (start ?? 0) + 2 * t * (1 - t) * (knee ?? 0) + t ** 2 * (end ?? 0);
    return [from + reach * t, y];
  });
}

/** More points on the same lines, so that they can be bent. */
function fine(stroke: Point[]): Point[] {
  return stroke.flatMap(([x, y], at) => {
    const next = stroke[at + 1];
    if (next === undefined) return [[x, y] satisfies Point];
    const parts = Math.max(1, Math.ceil(Math.hypot(next[0] - x, next[1] - y) / 2));
    return Array.from({ length: parts }, (_, part): Point => [
      x + ((next[0] - x) * part) / parts,
      y + ((next[1] - y) * part) / parts,
    ]);
  });
}

const written = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

function between(least: number, most: number): number {
  return least + ((most - least) * randomInt(1 << 24)) / (1 << 24);
}
