import { caption } from "./caption.ts";
import type { CaptionStyle } from "./caption.ts";
import { compose } from "./compose.ts";
import { SCENES, WIDE_SCENES } from "./scenes/index.ts";
import { svgDocument } from "./svg.ts";

export interface PosterInput {
  seed: number;
  /** Without one the picture stands alone, as behind a player's controls. */
  title?: string;
  subtitle?: string;
  language: "zh" | "en";
  kind: "poster" | "wide";
}

const POSTER: CaptionStyle = {
  left: 34,
  bottom: 34,
  width: 540,
  sizes: [52, 46, 42, 36],
  lines: 3,
  subtitle: 23,
};

const WIDE: CaptionStyle = {
  left: 72,
  bottom: 78,
  width: 600,
  sizes: [70, 62, 54, 46],
  lines: 3,
  subtitle: 28,
};

/** A complete SVG poster, the same for the same seed: 640 by 360, or 1280 by 420 for the home slider. */
export function drawPoster(input: PosterInput): string {
  const wide = input.kind === "wide";
  const size = wide ? { w: 1280, h: 420 } : { w: 640, h: 360 };
  const { brush, art } = compose(wide ? WIDE_SCENES : SCENES, input.seed, size);
  const { title, subtitle = "" } = input;
  const words = title === undefined ? "" : caption(brush, title, subtitle, wide ? WIDE : POSTER);
  return svgDocument(size, input.language, brush.defs() + art + words);
}
