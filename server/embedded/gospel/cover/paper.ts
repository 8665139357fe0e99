import { compose } from "../../art/compose.ts";
import { mix } from "../../art/palettes.ts";
import { sceneOf, type SceneName } from "./design.ts";
import { authorRow, titleBlock } from "./title.ts";

interface Words {
  title: string;
  author: string;
}

interface Printed {
  scene: SceneName;
  seed: number;
}

const paper = "#fbf8f0";
const middle = 250;

/** A painting over the upper part of the front, the title on a plain ground below. */
export function jacketCover({ title, author }: Words, printed: Printed): string {
  const foot = 412;
  const { brush, art } = painting(printed);
  const { near, accent, ink } = brush.palette;
  const ground = mix(near, ink, 0.25);
  const set = titleBlock(title, {
    x: middle,
    y: 498,
    width: 380,
    sizes: [60, 52, 44, 38],
    ink: paper,
  });
  return (
    `${brush.defs()}<path fill="${ground}" d="M0 0h480v640H0z"/>` +
    `<clipPath id="frame"><path d="M0 0h480v${foot}H0z"/></clipPath>` +
    `<g clip-path="url(#frame)"><g transform="translate(-140) scale(1.19)">${art}</g></g>` +
    `<path fill="${accent}" d="M0 ${foot}h480v4H0z"/>` +
    set.text +
    authorRow(author, middle, 603, mix(accent, paper, 0.6))
  );
}

/** White paper with the painting seen through an arch. */
export function archCover({ title, author }: Words, printed: Printed): string {
  const { brush, art } = painting(printed);
  const { near, accent } = brush.palette;
  const arch = (out: number) =>
    `M${140 - out} ${382 + out}V${172}a${110 + out} ${110 + out} 0 0 1 ${220 + 2 * out} 0V${382 + out}z`;
  const set = titleBlock(title, {
    x: middle,
    y: 478,
    width: 370,
    sizes: [56, 48, 42, 36],
    ink: mix(near, "#17130f", 0.45),
  });
  return (
    `${brush.defs()}<path fill="${paper}" d="M0 0h480v640H0z"/>` +
    `<path fill="none" stroke="${near}" stroke-opacity=".35" stroke-width="1.4" d="M42 22h416v596H42z"/>` +
    `<clipPath id="frame"><path d="${arch(0)}"/></clipPath>` +
    `<g clip-path="url(#frame)"><g transform="translate(-70 42)">${art}</g></g>` +
    `<path fill="none" stroke="${mix(accent, near, 0.3)}" stroke-width="1.6" d="${arch(10)}"/>` +
    set.text +
    `<path fill="${mix(accent, near, 0.3)}" d="M${middle - 20} 557h40v2.4h-40z"/>` +
    authorRow(author, middle, 594, mix(near, paper, 0.15))
  );
}

/** Its subject in the middle, for it is seen through something narrow. */
function painting({ scene, seed }: Printed) {
  return compose([sceneOf(scene)], seed, { w: 640, h: 360 }, 0.5);
}
