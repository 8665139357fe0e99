import sharp from "sharp";
import { glyphs, type Point } from "../../../server/session/captcha-glyphs.ts";

/**
 * Reads a picture as somebody with our source and an afternoon would: cuts the ink into columns at its thinnest
 * places, and lays every character, turned and sized in every way it may be, over each of them.
 */
export async function solve(image: string, length = 6): Promise<string> {
  const ink = await inkOf(image);
  const far = distances(ink);
  const cuts = cutsOf(ink, length);
  return cuts.map(([from, to]) => bestMatch(ink, far, from, to)).join("");
}

interface Ink {
  width: number;
  height: number;
  at: Uint8Array;
}

const width = 240;
const turns = [-24, -18, -12, -6, 0, 6, 12, 18, 24];
const sizes = [1, 1.25, 1.5];
const farthest = 6;

async function inkOf(image: string): Promise<Ink> {
  const bytes = Buffer.from(image.split(",")[1] ?? "", "base64");
  const { data, info } = await sharp(bytes)
    .greyscale()
    .resize(width)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = Uint8Array.from({ length: info.width * info.height }, (_, n) =>
    (data[n * info.channels] ?? 255) < 150 ? 1 : 0,
  );
  return { width: info.width, height: info.height, at };
}

/** Where the ink begins and ends, cut in even parts, each cut moved to the column with the least ink nearby. */
function cutsOf({ width, height, at }: Ink, length: number): [number, number][] {
  const columns = Array.from({ length: width }, (_, x) => {
    let sum = 0;
    for (let y = 0; y < height; y++) sum += at[y * width + x] ?? 0;
    return sum;
  });
  // A line that runs out to the side has one stroke's ink; characters have more.
  const full = columns.map((sum, x) => sum > 5 && (columns[x + 2] ?? 0) > 5);
  const first = full.indexOf(true);
  const last = full.lastIndexOf(true);
  const part = (last - first) / length;
  const edges = Array.from({ length: length + 1 }, (_, n) => {
    const even = Math.round(first + part * n);
    if (n === 0 || n === length) return even;
    let best = even;
    for (let x = even - 5; x <= even + 5; x++) {
      if ((columns[x] ?? Infinity) < (columns[best] ?? Infinity)) best = x;
    }
    return best;
  });
  return edges.slice(1).map((to, n) => [edges[n] ?? 0, to]);
}

/** How far each point is from ink, up to a few points. */
function distances({ width, height, at }: Ink): Uint8Array {
  const far = at.map((one) => (one === 1 ? 0 : farthest));
  for (let round = 1; round < farthest; round++) {
    for (let n = 0; n < far.length; n++) {
      if (far[n] !== farthest) continue;
      const x = n % width;
      const near = [x > 0 ? n - 1 : n, x < width - 1 ? n + 1 : n, n - width, n + width];
      if (near.some((one) => one >= 0 && one < width * height && far[one] === round - 1)) {
        far[n] = round;
      }
    }
  }
  return far;
}

const templates = Object.entries(glyphs).flatMap(([character, strokes]) =>
  turns.flatMap((turn) =>
    sizes.map((size) => {
      const points = placed(strokes.flatMap(dotted), turn, size);
      const offsets = points.map(([x, y]) => Math.round(y) * width + Math.round(x));
      return { character, offsets: Int32Array.from(offsets) };
    }),
  ),
);

function bestMatch(ink: Ink, far: Uint8Array, from: number, to: number): string {
  const { width, height, at } = ink;
  const middle = Math.round((from + to) / 2);
  let inside = 0;
  for (let y = 0; y < height; y++) for (let x = from; x < to; x++) inside += at[y * width + x] ?? 0;
  let best = { score: Infinity, character: "?" };
  for (const { character, offsets } of templates) {
    for (let dx = middle - 6; dx <= middle + 6; dx += 2) {
      for (let dy = height / 2 - 14; dy <= height / 2 + 14; dy += 2) {
        const place = dy * width + dx;
        let off = 0;
        for (const offset of offsets) off += (far[place + offset] ?? farthest) ** 2;
        // Strokes that are there and not explained count against a shape too.
        const missed = Math.max(0, inside - offsets.length * 5.5) / 40;
        const score = off / offsets.length + missed;
        if (score < best.score) best = { score, character };
      }
    }
  }
  return best.character;
}

function placed(points: Point[], turn: number, size: number): Point[] {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size];
  return points.map(([x, y]) => [(x - 10) * cos - (y - 18) * sin, (x - 10) * sin + (y - 18) * cos]);
}

/** A stroke as points about two apart. */
function dotted(stroke: Point[]): Point[] {
  return stroke.flatMap(([x, y], n) => {
    const [nx, ny] = stroke[n + 1] ?? [x, y];
    const parts = Math.max(1, Math.round(Math.hypot(nx - x, ny - y) / 2));
    return Array.from({ length: parts }, (_, part): Point => [
      x + ((nx - x) * part) / parts,
      y + ((ny - y) * part) / parts,
    ]);
  });
}
