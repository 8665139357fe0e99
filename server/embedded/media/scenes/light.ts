/** A light rising over water. */
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
  type Scene,
} from "../frames.ts";

const GOLD = hex("#ffcf87");
const PALE = hex("#fff3d8");
const BEFORE = ["#0b1730", "#14284a", "#27456a", "#4a6480"].map(hex);
const AFTER = ["#2a4a7c", "#5f7fa6", "#c79c93", "#f8c48a"].map(hex);
const DEEP = ["#3f5a78", "#1d3858", "#0c1c36"].map(hex);
const DEEP_LIT = ["#e0a98a", "#5d7ba0", "#1f3d66"].map(hex);
const ISLES = hex("#182a46");
const SEA = Math.round(HEIGHT * 0.56);

const isle = columns((x) => {
  const left = smooth(250, 40, x) * (18 + 34 * cloud(x / 70, 4, 4));
  const right = smooth(470, 640, x) * (10 + 26 * cloud(x / 60, 11, 4));
  return SEA - left - right;
});

export const light: Scene = (time, progress) => {
  const risen = smooth(0, 1, 0.08 + progress * 0.92);
  const sunX = WIDTH * 0.53;
  const sunY = SEA + 16 - 92 * risen;
  const sky = rows((y) => blend(ramp(BEFORE, y / SEA), ramp(AFTER, y / SEA), risen));
  const water = rows((y) => {
    const at = (y - SEA) / (HEIGHT - SEA);
    return blend(ramp(DEEP, at), ramp(DEEP_LIT, at), risen);
  });
  const isles = blend(ISLES, hex("#4b506f"), risen * 0.6);
  return (x, y, pixel) => {
    const far = Math.hypot(x - sunX, y - sunY);
    if (y < SEA) {
      paint(pixel, sky(y), 1);
      const bands = cloud((x + time * 1.6) / 210, y / 22, 3);
      paint(pixel, blend(ISLES, GOLD, 0.25 + 0.6 * risen), 0.35 * smooth(0.48, 0.8, bands));
      glow(
        pixel,
        GOLD,
        (0.35 + 0.4 * risen) * Math.exp(-far / 75) + 0.3 * risen * Math.exp(-far / 260),
      );
      paint(pixel, PALE, smooth(24, 21, far));
      paint(pixel, isles, 0.92 * clamp(y - isle(x)));
      return;
    }
    const near = (y - SEA) / (HEIGHT - SEA);
    const reach = 1 / (near + 0.045);
    paint(pixel, water(y), 1);
    paint(pixel, isles, 0.5 * smooth(0, 6, SEA - isle(x) - (y - SEA) * 1.4));
    const swell = noise(
      (x - WIDTH / 2) * reach * 0.011 + 40,
      reach * 2.6 + near * -14 + time * 0.5,
    );
    const chop = noise((x - WIDTH / 2) * reach * 0.028 + 9, reach * 5 + near * -26 + time * 0.8);
    const sparkle = smooth(0.38, 0.78, swell * 0.55 + chop * 0.45);
    const wide = 22 + 120 * near;
    const lane = Math.exp(-(((x - sunX) / wide) ** 2));
    glow(pixel, GOLD, risen * 0.5 * lane * (0.35 + sparkle));
    paint(pixel, PALE, risen * lane * lane * smooth(0.5, 0.95, sparkle) * 0.75);
    paint(pixel, sky(Math.max(0, SEA - (y - SEA))), 0.22 * sparkle);
    glow(pixel, GOLD, 0.25 * risen * Math.exp(-(y - SEA) / 14 - Math.abs(x - sunX) / 170));
  };
};
