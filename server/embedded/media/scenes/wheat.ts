/** Wind over wheat. */
import {
  HEIGHT,
  WIDTH,
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
  type Scene,
} from "../frames.ts";

const WARM = hex("#ffd9a0");
const WHITE = hex("#fff6e6");
const EVENING = ["#6f8fb0", "#a9b3b8", "#e6c9a0", "#f9d48c"].map(hex);
const STRAW = ["#e2b65c", "#d9a648", "#cd9439", "#bb7f2c", "#a06720", "#7c4b18"].map(hex);
const GRAIN = hex("#ffe39a");
const TREES = hex("#8e8a72");

const ears = columns((x) => noise(x / 2.6, 9) * 0.75 + noise(x / 1.4, 4) * 0.25);

export const wheat: Scene = (time, progress) => {
  const sunX = WIDTH * 0.3;
  const sunY = HEIGHT * (0.27 + 0.05 * progress);
  const sky = rows((y) => ramp(EVENING, y / (HEIGHT * 0.46)));
  const trees = columns((x) => HEIGHT * 0.445 - 20 * cloud(x / 60, 8, 3) - 8 * noise(x / 160, 3));
  const layers = STRAW.map((colour, layer) => {
    const near = layer / (STRAW.length - 1);
    const swell = 5 + near * 11;
    const speed = 0.17 + near * 0.07;
    const top = (x: number): number => {
      const along = x / (170 + 130 * near) + layer * 1.9;
      const wave =
        Math.sin(along * 2 - time * speed) + 0.5 * Math.sin(along * 3.7 - time * speed * 1.6);
      const tall = near < 0.3 ? 1.5 : 2 + near * near * 17;
      return (
        HEIGHT * (0.44 + 0.5 * near ** 1.25) + wave * swell - ears((x + layer * 53) % WIDTH) * tall
      );
    };
    return { colour, near, top: columns(top) };
  });
  return (x, y, pixel) => {
    const far = Math.hypot(x - sunX, y - sunY);
    paint(pixel, sky(y), 1);
    paint(pixel, WHITE, 0.3 * smooth(0.52, 0.8, cloud((x - time * 1.5) / 190, y / 34, 3)));
    glow(pixel, WARM, 0.8 * Math.exp(-far / 60) + 0.4 * Math.exp(-far / 260));
    paint(pixel, WHITE, smooth(25, 22, far));
    paint(pixel, TREES, 0.75 * clamp(y - trees(x)));
    for (const { colour, near, top } of layers) {
      const deep = y - top(x);
      if (deep < -1) continue;
      const cover = clamp(deep + 1);
      const wind = noise(x / 150 - time * 0.2 + near * 4, y / 60 + near * 7);
      paint(pixel, colour, cover);
      const crest = Math.exp(-deep / (8 + near * 16));
      paint(pixel, GRAIN, cover * crest * (0.3 + 0.4 * wind) * (1 - near * 0.45));
      paint(pixel, GRAIN, cover * 0.26 * smooth(0.5, 0.9, wind));
      glow(pixel, WARM, cover * 0.35 * Math.exp(-far / 150));
    }
  };
};
