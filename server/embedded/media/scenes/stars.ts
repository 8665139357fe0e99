/** Stars over a town whose windows light up one by one. */
import {
  HEIGHT,
  WIDTH,
  clamp,
  cloud,
  columns,
  glow,
  hash,
  hex,
  mix,
  noise,
  paint,
  ramp,
  rows,
  smooth,
  still,
  type Scene,
} from "../frames.ts";

const PALE = hex("#fff3d8");
const NIGHT = ["#070d24", "#10204a", "#25407a", "#4d6598", "#8d86a6"].map(hex);
const BACK_HILL = hex("#1d2b52");
const WALLS = ["#17234a", "#0d142d"].map(hex);
const GROUND = hex("#070b1a");
const LAMP = hex("#ffc56e");

const STARS = Array.from({ length: 150 }, (_, i) => ({
  x: hash(i, 1) * WIDTH,
  y: hash(i, 2) ** 1.3 * HEIGHT * 0.62,
  size: 0.55 + hash(i, 3) ** 4 * 1.1,
  pulse: 0.5 + hash(i, 4),
}));

const milky = still((x, y) => {
  const across = (x - WIDTH * 0.25) * 0.62 + (y - HEIGHT * 0.25) * 0.95;
  return (
    Math.exp(-((across / 75) ** 2)) *
    smooth(0.3, 0.8, cloud(x / 55, y / 55, 4)) *
    smooth(240, 90, y)
  );
});

interface House {
  readonly left: number;
  readonly right: number;
  readonly eaves: number;
  readonly peak: number;
  readonly row: number;
  readonly windows: readonly { readonly x: number; readonly y: number; readonly at: number }[];
}

function street(row: number): House[] {
  return Array.from({ length: 15 - row * 2 }, (_, i) => {
    const pick = (n: number): number => hash(i * 5 + row * 101, n + 20);
    const chapel = row === 0 && i === 9;
    const wide = chapel ? 22 : 34 + row * 8 + pick(1) * 18;
    const left = i * (46 + row * 10) - 18 + pick(2) * 12;
    const base = HEIGHT * (0.8 + row * 0.07) - 16 * Math.sin((left / WIDTH) * Math.PI);
    const eaves = base - (chapel ? 46 : 16) - pick(3) * (22 + row * 4);
    const windows = [0.28, 0.7].flatMap((k, n) =>
      pick(6 + n) > 0.35
        ? [{ x: Math.round(left + wide * k), y: Math.round(eaves + 9), at: pick(8 + n) * 0.7 }]
        : [],
    );
    return {
      left,
      right: left + wide,
      eaves,
      peak: eaves - (chapel ? 44 : 9 + pick(4) * 12),
      row,
      windows,
    };
  });
}

const HOUSES = [...street(0), ...street(1)];
const WINDOWS = HOUSES.flatMap((house) => house.windows);
const hill = columns((x) => HEIGHT * 0.72 - 60 * cloud(x / 190 + 5, 7, 3) + 14);
const ground = columns((x) => HEIGHT * 0.93 - 18 * noise(x / 150, 12));

/** How much of each street covers each pixel. */
const streets = [0, 1].map((row) =>
  still((x, y) => {
    let cover = clamp(y - HEIGHT * (0.8 + row * 0.07) + 6);
    for (const house of HOUSES) {
      if (house.row !== row || x < house.left - 3 || x > house.right + 3) continue;
      const middle = (house.left + house.right) / 2;
      const half = (house.right - house.left) / 2 + 3;
      const steep = Math.abs(x - middle) / half;
      const roof = mix(house.peak, house.eaves, steep);
      cover = Math.max(
        cover,
        clamp(y - roof) * (y > house.eaves ? clamp(half - 2 - Math.abs(x - middle)) : 1),
      );
    }
    return cover;
  }),
);

/** Sums what small lights add to each pixel, touching only the pixels near each one. */
function sprinkle(
  spots: readonly { x: number; y: number; power: number; size: number }[],
): Float32Array {
  const sum = new Float32Array(WIDTH * HEIGHT);
  for (const { x, y, power, size } of spots) {
    const reach = Math.ceil(size * 4);
    for (
      let py = Math.max(0, Math.floor(y) - reach);
      py <= Math.min(HEIGHT - 1, y + reach);
      py += 1
    ) {
      for (
        let px = Math.max(0, Math.floor(x) - reach);
        px <= Math.min(WIDTH - 1, x + reach);
        px += 1
      ) {
        const i = py * WIDTH + px;
        sum[i] = (sum[i] ?? 0) + power * Math.exp(-((px - x) ** 2 + (py - y) ** 2) / (size * size));
      }
    }
  }
  return sum;
}

export const stars: Scene = (time, progress) => {
  const sky = rows((y) => ramp(NIGHT, y / (HEIGHT * 0.78)));
  const twinkle = sprinkle(
    STARS.map((s) => ({
      ...s,
      power: 0.5 + 0.22 * Math.sin(time * s.pulse + s.x),
      size: s.size * 1.25,
    })),
  );
  const lit = WINDOWS.map((w) => ({ ...w, power: smooth(w.at, w.at + 0.12, progress + 0.22) }));
  const halos = sprinkle(lit.map((w) => ({ ...w, power: w.power * 0.42, size: 10 })));
  const guideX = WIDTH * 0.69;
  const guideY = HEIGHT * 0.24;
  const beat = 1 + 0.1 * Math.sin(time * 0.8);
  return (x, y, pixel) => {
    paint(pixel, sky(y), 1);
    glow(pixel, hex("#a9b6e8"), 0.34 * milky(x, y));
    const i = y * WIDTH + x;
    paint(pixel, PALE, clamp(twinkle[i] ?? 0));
    const dx = Math.abs(x - guideX);
    const dy = Math.abs(y - guideY);
    const rays = Math.exp(-dx / 1.1 - dy / 20) + Math.exp(-dy / 1.1 - dx / 14);
    glow(pixel, PALE, clamp(beat * (0.75 * rays + 0.45 * Math.exp(-Math.hypot(dx, dy) / 26))));
    paint(pixel, PALE, smooth(3.4, 1.8, Math.hypot(dx, dy)));
    paint(pixel, BACK_HILL, clamp(y - hill(x)));
    streets.forEach((cover, row) => {
      paint(pixel, WALLS[row] ?? GROUND, cover(x, y));
    });
    paint(pixel, GROUND, clamp(y - ground(x)));
    for (const w of lit) {
      if (Math.abs(x - w.x) <= 2 && Math.abs(y - w.y) <= 3)
        paint(pixel, LAMP, w.power * (y < ground(x) ? 1 : 0));
    }
    glow(pixel, LAMP, clamp(halos[i] ?? 0));
  };
};
