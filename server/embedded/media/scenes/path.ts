/** A path through a green valley, beside still water. */
import {
  HEIGHT,
  WIDTH,
  blend,
  clamp,
  cloud,
  columns,
  glow,
  hex,
  noise,
  paint,
  ramp,
  rows,
  smooth,
  still,
  type Colour,
  type Scene,
} from "../frames.ts";

const WARM = hex("#ffd9a0");
const WHITE = hex("#fff6e6");
const DAY = ["#5f9ccb", "#93c0dd", "#cfe3e4", "#f3ecd4"].map(hex);
const RANGES = ["#a3bfc9", "#8db4a2", "#8fb772"].map(hex);
const MEADOW = ["#a9c370", "#86b058", "#5c9148", "#38703b"].map(hex);
const EARTH = hex("#e9d3a4");
const POND = ["#dfeae2", "#a9cfdd", "#6aa5c6"].map(hex);
const LEAF = hex("#2f5f3c");
const LEAF_LIT = hex("#7fae57");
const HORIZON = HEIGHT * 0.5;

/** [across, foot, size] of each round tree. */
const GROVE = [
  [0.1, 0.63, 30],
  [0.17, 0.59, 20],
  [0.045, 0.6, 19],
  [0.86, 0.555, 12],
  [0.9, 0.56, 15],
  [0.66, 0.535, 8],
] as const;

function crown(dx: number, dy: number, seed: number): number {
  const lumps = 0.13 * noise(dx * 5 + seed * 7, dy * 5 + seed);
  return smooth(1.04, 0.96, Math.hypot(dx, dy * 1.08) + lumps * 2 - 0.08);
}

const grass = still((x, y) => {
  const near = clamp((y - HORIZON) / (HEIGHT - HORIZON));
  return cloud(x / (24 + 60 * near), (y * 2.4) / (10 + 30 * near), 3);
});

function rangeTop(layer: number): (x: number) => number {
  return columns(
    (x) =>
      HORIZON + 6 - (86 - layer * 31) * cloud(x / (130 + layer * 20) + layer * 13.6, 2, 4 - layer),
  );
}
const RANGE_TOPS = RANGES.map((_, layer) => rangeTop(layer));

function pathCover(x: number, near: number): number {
  const centre = 0.52 + 0.15 * Math.sin(1.1 + 5.2 * Math.sqrt(near)) * (0.25 + near * 0.75);
  const half = 0.004 + 0.085 * near ** 1.35;
  return smooth(half * 1.15 + 0.002, half * 0.85, Math.abs(x / WIDTH - centre));
}

function lay(colour: Colour, light: number): Colour {
  return [colour[0] * light, colour[1] * light, colour[2] * light];
}

export const path: Scene = (time, progress) => {
  const sky = rows((y) => ramp(DAY, y / HORIZON));
  return (x, y, pixel) => {
    paint(pixel, sky(y), 1);
    const heap = cloud((x - time * 2.4) / 140 + 3, y / 48, 4);
    paint(pixel, WHITE, 0.9 * smooth(0.5, 0.72, heap) * smooth(HORIZON, HORIZON - 110, y));
    glow(pixel, WARM, 0.5 * Math.exp(-Math.hypot(x - WIDTH * 0.72, y - 20) / 170));
    RANGES.forEach((colour, layer) => {
      const cover = clamp(y - (RANGE_TOPS[layer]?.(x) ?? HEIGHT));
      if (cover > 0) paint(pixel, colour, cover);
    });
    const near = (y - HORIZON) / (HEIGHT - HORIZON);
    if (near > 0) {
      const shade = smooth(
        0.42,
        0.68,
        noise(x / (120 + 200 * near) + time * 0.06, 3 + near * 2.5 + progress),
      );
      const light = 0.94 - 0.22 * shade + 0.22 * (grass(x, y) - 0.5);
      const cover = clamp((y - HORIZON) / 2);
      paint(pixel, lay(ramp(MEADOW, near), light + 0.12), cover);
      paint(pixel, lay(EARTH, light + 0.08), cover * pathCover(x, near) * (0.75 + 0.2 * near));
      const shore =
        Math.hypot((x / WIDTH - 0.83) / 0.2, (y / HEIGHT - 0.665) / 0.052) +
        0.1 * noise(x / 30, y / 9);
      const ripple = 0.05 * Math.sin(y * 0.9 + time * 1.1 + 4 * noise(x / 60, y / 8 + time * 0.1));
      paint(pixel, lay(LEAF, 1.1), 0.4 * smooth(1.2, 1.04, shore));
      paint(pixel, ramp(POND, (y / HEIGHT - 0.61) / 0.11 + ripple), smooth(1.06, 1, shore));
    }
    GROVE.forEach(([across, foot, size], seed) => {
      const dx = (x - across * WIDTH) / size;
      const dy = (y - foot * HEIGHT) / size;
      if (Math.abs(dx) > 1.6 || dy > 0.5 || dy < -3) return;
      paint(pixel, LEAF, 0.45 * smooth(1.3, 0.2, Math.hypot(dx, dy * 5)));
      paint(
        pixel,
        hex("#5a4632"),
        smooth(0.12, 0.08, Math.abs(dx)) * smooth(0.04, 0, dy) * smooth(-1, -0.9, dy),
      );
      const lit = smooth(0.3, -0.9, dy + 1.25 - dx * 0.7 - 0.8 * noise(dx * 3 + seed, dy * 3));
      paint(pixel, blend(LEAF, LEAF_LIT, lit), crown(dx, dy + 1.3, seed));
    });
  };
};
