/** Dawn over hills. */
import {
  HEIGHT,
  WIDTH,
  blend,
  clamp,
  cloud,
  columns,
  glow,
  hash,
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
const NIGHT_SKY = ["#2a3560", "#54568a", "#a3769a", "#e79c86", "#f6c892"].map(hex);
const MORNING_SKY = ["#5e86b8", "#94abc9", "#dcc0bd", "#f9cfa0", "#ffe6b8"].map(hex);
const HAZE = hex("#f2c3a0");
const HILLS = ["#b98ea0", "#8f7396", "#605a86", "#37416d", "#1b2647"].map(hex);

function pines(x: number): number {
  let tallest = 0;
  for (const width of [11, 8]) {
    const slot = Math.floor(x / width + width * 0.37);
    const grown = noise(x / 100, width) > 0.36 ? 7 + 17 * hash(slot, width) : 0;
    const across = Math.abs(x / width + width * 0.37 - slot - 0.5) * 2;
    tallest = Math.max(
      tallest,
      grown * (1 - across ** 0.8) * (0.93 + 0.07 * Math.cos(across * 25)),
    );
  }
  return tallest;
}

function ridge(layer: number, x: number): number {
  const scale = 210 - layer * 12;
  const shape = cloud(x / scale + layer * 31.7, layer * 3.1, 4 - (layer > 2 ? 1 : 0));
  const top = HEIGHT * (0.5 + layer * 0.105) - (shape - 0.5) * (190 - layer * 22);
  return layer === 4 ? top - pines(x) : top;
}

export const hills: Scene = (time, progress) => {
  const sunX = WIDTH * 0.63;
  const sunY = HEIGHT * (0.6 - 0.2 * progress);
  const sky = rows((y) => {
    const at = y / (HEIGHT * 0.68);
    return blend(ramp(NIGHT_SKY, at), ramp(MORNING_SKY, at), progress * 0.75);
  });
  const layers = HILLS.map((colour, layer) => ({
    colour: blend(colour, HAZE, 0.05 + 0.1 * progress),
    top: columns((x) => ridge(layer, x + time * (0.5 + layer * layer * 0.45) + 400)),
    mist: 0.6 - layer * 0.13,
    rim: 0.36 - layer * 0.075,
  }));
  return (x, y, pixel) => {
    const far = Math.hypot(x - sunX, y - sunY);
    paint(pixel, sky(y), 1);
    const wisps = cloud((x - time * 2.2) / 150, y / 26, 3);
    paint(pixel, HAZE, smooth(0.5, 0.85, wisps) * 0.4 * smooth(250, 90, y));
    glow(pixel, WARM, 0.75 * Math.exp(-far / 70) + 0.3 * Math.exp(-far / 240));
    paint(pixel, WHITE, smooth(19, 16.5, far));
    for (const { colour, top, mist, rim } of layers) {
      const deep = y - top(x);
      if (deep < -1) continue;
      const cover = clamp(deep + 1);
      paint(pixel, colour, cover);
      paint(pixel, HAZE, cover * mist * smooth(0, 95, deep));
      glow(pixel, WARM, cover * rim * Math.exp(-Math.abs(x - sunX) / 130 - deep / 28));
    }
  };
};
