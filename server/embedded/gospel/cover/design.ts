import { moon } from "../../art/scenes/evening.ts";
import type { Scene } from "../../art/scenes/index.ts";
import { path } from "../../art/scenes/land.ts";
import { dawn } from "../../art/scenes/light.ts";
import { lighthouse, sea } from "../../art/scenes/water.ts";
import type { EmblemName } from "./emblems.ts";

/** How a book is bound: cloth stamped with gold, cloth with a pasted label, or a printed paperback. */
export type CoverDesign =
  | { binding: "cloth" | "label"; emblem: EmblemName; tone: string }
  | { binding: "jacket" | "arch"; scene: SceneName; seed: number };

const drawings = { dawn, lighthouse, moon, path, sea };
export type SceneName = keyof typeof drawings;

const atNight = new Set<SceneName>(["lighthouse", "moon"]);

export function sceneOf(name: SceneName): Scene {
  return { draw: drawings[name], hour: atNight.has(name) ? "dark" : "day", mirror: false };
}
