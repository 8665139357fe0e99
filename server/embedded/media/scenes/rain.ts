/** Rain on a pond. */
import {
  HEIGHT,
  WIDTH,
  clamp,
  cloud,
  glow,
  hash,
  hex,
  mix,
  paint,
  ramp,
  rows,
  smooth,
  FRAMES_PER_SECOND,
  type Scene,
} from "../frames.ts";

const POND = ["#c5d2cd", "#8fb0b2", "#5a8791", "#2f5c6a", "#173a48"].map(hex);
const MISTY = hex("#e6ece2");
const REED = hex("#1c3a36");
const RING_SECONDS = 3.4;

interface Drop {
  readonly x: number;
  readonly y: number;
  readonly born: number;
}

const DROPS: readonly Drop[] = Array.from({ length: 120 }, (_, i) => ({
  x: hash(i, 41) * WIDTH,
  y: HEIGHT * (0.3 + 0.68 * hash(i, 42) ** 0.8),
  born: i * 0.2 - RING_SECONDS,
}));

/** The slope of the water, seen from a low shore, where rings are spreading. */
function ringField(time: number): Float32Array {
  const field = new Float32Array(WIDTH * HEIGHT);
  for (const drop of DROPS) {
    const age = (time - drop.born) / RING_SECONDS;
    if (age <= 0 || age >= 1) continue;
    const scale = 0.3 + (drop.y / HEIGHT) * 0.9;
    const radius = (3 + 62 * age) * scale;
    const thick = (2.2 + 4.5 * age) * scale;
    const power = (1 - age) ** 1.6 * smooth(0, 0.06, age);
    const reach = radius + thick * 3;
    for (
      let y = Math.max(0, Math.ceil(drop.y - reach * 0.36));
      y < Math.min(HEIGHT, drop.y + reach * 0.36);
      y += 1
    ) {
      for (
        let x = Math.max(0, Math.ceil(drop.x - reach));
        x < Math.min(WIDTH, drop.x + reach);
        x += 1
      ) {
        const far = Math.hypot(x - drop.x, (y - drop.y) / 0.36);
        const off = (far - radius) / thick;
        const second = (far - radius * 0.55) / thick;
        const wave = off * Math.exp(-off * off) + 0.5 * second * Math.exp(-second * second);
        const i = y * WIDTH + x;
        field[i] = (field[i] ?? 0) + wave * power * (y < drop.y ? 1 : 0.8);
      }
    }
  }
  return field;
}

/** [foot, height, lean] of each reed, on both banks. */
const REEDS = Array.from({ length: 26 }, (_, i) => ({
  foot: i % 3 === 0 ? WIDTH - 70 * hash(i, 51) ** 1.4 : 110 * hash(i, 51) ** 1.4,
  tall: 90 + 130 * hash(i, 52),
  lean: (hash(i, 53) - 0.4) * 60,
}));

export const rain: Scene = (time) => {
  const rings = ringField(Math.round(time * FRAMES_PER_SECOND) / FRAMES_PER_SECOND);
  const water = rows((y) => ramp(POND, y / HEIGHT));
  const sway = Math.sin(time * 0.5) * 3;
  return (x, y, pixel) => {
    paint(pixel, water(y), 1);
    const bright = Math.exp(-(((x - WIDTH * 0.58) / 190) ** 2) - (y / 170) ** 2);
    glow(pixel, MISTY, 0.7 * bright);
    const drift = cloud(x / 170 + time * 0.006, y / 34, 3);
    paint(pixel, MISTY, 0.22 * smooth(0.45, 0.8, drift));
    const slope = rings[y * WIDTH + x] ?? 0;
    if (slope > 0) paint(pixel, MISTY, clamp(slope * 1.15));
    else paint(pixel, hex("#12303d"), clamp(-slope * 0.85));
    for (const reed of REEDS) {
      const up = (HEIGHT + 6 - y) / reed.tall;
      if (up > 1) continue;
      const stem = reed.foot + (reed.lean + sway) * up * up;
      paint(
        pixel,
        REED,
        0.92 * smooth(mix(3.2, 0.6, up) + 0.6, mix(3.2, 0.6, up) - 0.4, Math.abs(x - stem)),
      );
    }
  };
};
