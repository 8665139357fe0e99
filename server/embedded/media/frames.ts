/** A tiny software canvas: every frame is a function from a pixel to a colour, written as raw RGB. */

export const WIDTH = 640;
export const HEIGHT = 360;
export const FRAMES_PER_SECOND = 15;

export type Colour = readonly [number, number, number];

/** Mixes paint into the pixel being drawn. */
export interface Pixel {
  r: number;
  g: number;
  b: number;
}

/** Draws one pixel; x and y run over WIDTH and HEIGHT. */
export type Shade = (x: number, y: number, pixel: Pixel) => void;

/** Given the time in seconds and how much of the clip has passed (0 to 1), returns how to draw it. */
export type Scene = (time: number, progress: number) => Shade;

export function hex(code: string): Colour {
  const n = Number.parseInt(code.slice(1), 16);
  return [(n >> 16) / 255, ((n >> 8) & 255) / 255, (n & 255) / 255];
}

export const clamp = (v: number): number => (v < 0 ? 0 : v > 1 ? 1 : v);
export const mix = (a: number, b: number, k: number): number => a + (b - a) * k;

export function smooth(from: number, to: number, v: number): number {
  const k = clamp((v - from) / (to - from));
  return k * k * (3 - 2 * k);
}

export function blend(a: Colour, b: Colour, k: number): Colour {
  return [mix(a[0], b[0], k), mix(a[1], b[1], k), mix(a[2], b[2], k)];
}

export function paint(pixel: Pixel, colour: Colour, cover: number): void {
  pixel.r += (colour[0] - pixel.r) * cover;
  pixel.g += (colour[1] - pixel.g) * cover;
  pixel.b += (colour[2] - pixel.b) * cover;
}

export function glow(pixel: Pixel, colour: Colour, strength: number): void {
  pixel.r += (1 - pixel.r) * colour[0] * strength;
  pixel.g += (1 - pixel.g) * colour[1] * strength;
  pixel.b += (1 - pixel.b) * colour[2] * strength;
}

/** A repeatable number between 0 and 1 for a lattice point. */
export function hash(x: number, y = 0): number {
  let h = Math.imul(x | 0, 374_761_393) ^ Math.imul((y | 0) + 1013, 668_265_263);
  h = Math.imul(h ^ (h >>> 13), 1_274_126_177);
  return ((h ^ (h >>> 16)) >>> 0) / 4_294_967_296;
}

/** Smooth noise between 0 and 1. */
export function noise(x: number, y = 0): number {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const fx = x - x0;
  const fy = y - y0;
  const u = fx * fx * (3 - 2 * fx);
  const v = fy * fy * (3 - 2 * fy);
  const top = mix(hash(x0, y0), hash(x0 + 1, y0), u);
  const bottom = mix(hash(x0, y0 + 1), hash(x0 + 1, y0 + 1), u);
  return mix(top, bottom, v);
}

export function cloud(x: number, y: number, octaves: number): number {
  let sum = 0;
  let weight = 0.5;
  let reach = 0;
  for (let i = 0; i < octaves; i += 1) {
    sum += noise(x * 2 ** i + i * 17.3, y * 2 ** i + i * 9.1) * weight;
    reach += weight;
    weight /= 2;
  }
  return sum / reach;
}

/** A colour for every height of the picture, from evenly spaced stops. */
export function ramp(stops: readonly Colour[], at: number): Colour {
  const place = clamp(at) * (stops.length - 1);
  const low = Math.min(Math.floor(place), stops.length - 2);
  const from = stops[low];
  const to = stops[low + 1];
  if (from === undefined || to === undefined) throw new Error("a ramp needs two stops");
  return blend(from, to, place - low);
}

/** One value for every column of the picture. */
export function columns(value: (x: number) => number): (x: number) => number {
  const table = Float64Array.from({ length: WIDTH }, (_, x) => value(x));
  return (x) => table[x] ?? 0;
}

/** One colour for every row of the picture. */
export function rows(value: (y: number) => Colour): (y: number) => Colour {
  const table = Array.from({ length: HEIGHT }, (_, y) => value(y));
  const black: Colour = [0, 0, 0];
  return (y) => table[y] ?? black;
}

/** Remembers a value for every pixel of the picture, for what stays still. */
export function still(value: (x: number, y: number) => number): (x: number, y: number) => number {
  const table = Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
    value(i % WIDTH, Math.floor(i / WIDTH)),
  );
  return (x, y) => table[y * WIDTH + x] ?? 0;
}

const VIGNETTE = still((x, y) => {
  const dx = x / WIDTH - 0.5;
  const dy = y / HEIGHT - 0.5;
  return 1 - 0.5 * smooth(0.3, 0.95, Math.hypot(dx, dy * 0.9));
});

/** The same faint grain in every frame keeps wide gradients from showing steps. */
const GRAIN = still((x, y) => hash(x, y) + hash(x + 977, y + 431) - 1);

export function renderFrame(scene: Scene, time: number, length: number): Uint8Array {
  const frame = new Uint8ClampedArray(WIDTH * HEIGHT * 3);
  const shade = scene(time, time / length);
  const pixel: Pixel = { r: 0, g: 0, b: 0 };
  let i = 0;
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      shade(x, y, pixel);
      const light = VIGNETTE(x, y) * 255;
      const grain = GRAIN(x, y);
      frame[i] = pixel.r * light + grain;
      frame[i + 1] = pixel.g * light + grain;
      frame[i + 2] = pixel.b * light + grain;
      i += 3;
    }
  }
  return new Uint8Array(frame.buffer);
}
