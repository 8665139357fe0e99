import type { Brush } from "../brush.ts";
import type { Hour } from "../palettes.ts";
import { city, moon, star } from "./evening.ts";
import { tree, wheat, wheatEdge } from "./field.ts";
import { hills, path, peaks } from "./land.ts";
import { dawn, gate, window } from "./light.ts";
import { book, lamp } from "./still.ts";
import { bough, vine } from "./vine.ts";
import { lake, lighthouse, sea } from "./water.ts";

export interface Scene {
  readonly draw: (brush: Brush) => string;
  readonly hour: Hour;
  /** Whether it may be drawn facing the other way. */
  readonly mirror: boolean;
}

/** Neighbours differ in light and subject: seeds that follow one another fill a varied shelf. */
export const SCENES: readonly Scene[] = [
  { draw: hills, hour: "day", mirror: true },
  { draw: lamp, hour: "room", mirror: false },
  { draw: lake, hour: "any", mirror: true },
  { draw: star, hour: "dark", mirror: true },
  { draw: wheat, hour: "warm", mirror: false },
  { draw: window, hour: "warm", mirror: false },
  { draw: path, hour: "day", mirror: false },
  { draw: city, hour: "dark", mirror: true },
  { draw: dawn, hour: "any", mirror: false },
  { draw: book, hour: "warm", mirror: false },
  { draw: tree, hour: "warm", mirror: false },
  { draw: lighthouse, hour: "dark", mirror: true },
  { draw: vine, hour: "day", mirror: false },
  { draw: moon, hour: "dark", mirror: true },
  { draw: peaks, hour: "any", mirror: true },
  { draw: gate, hour: "room", mirror: false },
  { draw: sea, hour: "warm", mirror: false },
];

const INDOORS = new Set([lamp, gate, window, book, vine]);

/** The scenes that hold their subject when seen through a narrow frame. */
export const LANDSCAPES: readonly Scene[] = SCENES.filter((scene) => !INDOORS.has(scene.draw));

/** Broad landscapes for the home slider, each with something near laid over it. */
export const WIDE_SCENES: readonly Scene[] = [
  { draw: (b) => hills(b) + wheatEdge(b, b.w * 0.78, b.w, 5, 1.1), hour: "warm", mirror: false },
  { draw: (b) => lake(b) + bough(b, 250 * b.u, 1), hour: "any", mirror: false },
  { draw: star, hour: "dark", mirror: false },
  { draw: wheat, hour: "warm", mirror: false },
  { draw: (b) => dawn(b) + bough(b, 250 * b.u, 1), hour: "any", mirror: false },
  { draw: city, hour: "dark", mirror: false },
  { draw: path, hour: "day", mirror: false },
  { draw: lighthouse, hour: "dark", mirror: false },
  { draw: peaks, hour: "any", mirror: false },
  { draw: tree, hour: "warm", mirror: false },
];
