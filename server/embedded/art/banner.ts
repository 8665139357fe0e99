import { n } from "./brush.ts";
import { setTitle, textRow } from "./caption.ts";
import { compose } from "./compose.ts";
import { mix } from "./palettes.ts";
import { normaliseSeed } from "./random.ts";
import { LANDSCAPES } from "./scenes/index.ts";
import { svgDocument } from "./svg.ts";
import { SERIF } from "./text.ts";

export interface BannerInput {
  seed: number;
  title: string;
  language: "zh" | "en";
}

const ARCH = "M40 356V150a100 100 0 0 1 200 0V356z";
const MARK =
  "M32 52C26 47 18 46 9 47V31C18 30 26 31 32 36zM32 52C38 47 46 46 55 47V31C46 30 38 31 32 36zM22 28a10 10 0 0 1 20 0L32 31z";
const RAYS = "M32 13V8M43 17.5l3.5-3.5M21 17.5L17.5 14M48 26h5M16 26h-5";

/** A notice on paper, 600 by 400: a scene seen through an arch, the title beside it. */
export function drawBanner(input: BannerInput): string {
  const size = { w: 600, h: 400 };
  const seed = normaliseSeed(input.seed);
  const { brush, art } = compose(LANDSCAPES, seed, { w: 640, h: 360 }, 0.5);
  const { near, accent } = brush.palette;
  const title = setTitle(input.title, 280, [44, 38, 33, 28], 4);
  const lead = title.size * 1.34;
  let y = 214 - ((title.rows.length - 1) * lead) / 2 + title.size * 0.36;
  let text = "";
  for (const row of title.rows) {
    text += textRow(276, y, title.size, row, ' font-weight="700"');
    y += lead;
  }
  const first = 214 - ((title.rows.length - 1) * lead) / 2 - title.size * 0.9;
  return svgDocument(
    size,
    input.language,
    `${brush.defs()}<clipPath id="arch"><path d="${ARCH}"/></clipPath><path fill="#fbfaf7" d="M0 0h600v400H0z"/>` +
      `<g clip-path="url(#arch)"><g transform="translate(-180 46)">${art}</g></g>` +
      `<path fill="none" stroke="${near}" stroke-width="1.5" opacity=".35" d="M30 366V150a110 110 0 0 1 220 0V366zM12 12h576v376H12z"/>` +
      `<path fill="${mix(accent, near, 0.3)}" d="M276 ${n(first)}h44v3h-44z"/>` +
      `<g fill="#1f1c18" font-family="${SERIF}">${text}</g>` +
      `<g transform="translate(270 318) scale(.7)" opacity=".75"><path fill="${near}" d="${MARK}"/><path stroke="${near}" stroke-width="3" stroke-linecap="round" d="${RAYS}"/></g>`,
  );
}
