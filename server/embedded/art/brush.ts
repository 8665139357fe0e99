import type { Palette } from "./palettes.ts";
import type { Random } from "./random.ts";

type Stop = readonly [offset: number, colour: string, opacity?: number];

/** What a scene draws with: its canvas, its colours, its chance, and gradients it may define. */
export interface Brush {
  readonly w: number;
  readonly h: number;
  /** One 360th of the height: scenes are sized in it, so they suit any canvas. */
  readonly u: number;
  /** Where the light or the subject stands, clear of the title. */
  readonly fx: number;
  readonly palette: Palette;
  readonly random: Random;
  /** A gradient between two points; answers a fill. */
  line(x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]): string;
  /** A gradient around a point, `flatten` times as high as wide; answers a fill. */
  glow(x: number, y: number, radius: number, stops: readonly Stop[], flatten?: number): string;
  /** A gradient from the middle of whatever it fills; answers a fill. */
  soft(stops: readonly Stop[]): string;
  /** A shape to be repeated with `use`; answers its reference. */
  shape(markup: string): string;
  defs(): string;
}

/** Whole numbers, or one decimal for small ones, to keep the documents small. */
export function n(value: number): string {
  return String(Math.abs(value) < 24 ? Math.round(value * 10) / 10 : Math.round(value));
}

export function points(list: readonly (readonly [number, number])[]): string {
  return list.map(([x, y]) => `${String(Math.round(x))} ${String(Math.round(y))}`).join(" ");
}

function stopList(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined ? "" : ` stop-opacity="${String(opacity)}"`;
      return `<stop offset="${String(offset)}" stop-color="${colour}"${alpha}/>`;
    })
    .join("");
}

function squash(y: number, flatten: number | undefined): string {
  if (flatten === undefined) return "";
  return ` gradientTransform="matrix(1 0 0 ${flatten.toFixed(2)} 0 ${n(y * (1 - flatten))})"`;
}

export function createBrush(
  size: { w: number; h: number; fx: number },
  palette: Palette,
  random: Random,
): Brush {
  const defs: string[] = [];
  const define = (make: (id: string) => string): string => {
    const id = `a${String(defs.length)}`;
    defs.push(make(id));
    return id;
  };
  const user = 'gradientUnits="userSpaceOnUse"';
  return {
    ...size,
    u: size.h / 360,
    palette,
    random,
    line: (x1, y1, x2, y2, stops) =>
      `url(#${define(
        (id) =>
          `<linearGradient id="${id}" ${user} x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}">${stopList(stops)}</linearGradient>`,
      )})`,
    glow: (x, y, radius, stops, flatten) =>
      `url(#${define(
        (id) =>
          `<radialGradient id="${id}" ${user} cx="${n(x)}" cy="${n(y)}" r="${n(radius)}"${squash(y, flatten)}>${stopList(stops)}</radialGradient>`,
      )})`,
    soft: (stops) =>
      `url(#${define((id) => `<radialGradient id="${id}">${stopList(stops)}</radialGradient>`)})`,
    shape: (markup) => `#${define((id) => `<g id="${id}">${markup}</g>`)}`,
    defs: () => `<defs>${defs.join("")}</defs>`,
  };
}
