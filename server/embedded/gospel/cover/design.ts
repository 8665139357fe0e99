import { z } from "zod";
import { moon } from "../../art/scenes/evening.ts";
import type { Scene } from "../../art/scenes/index.ts";
import { path } from "../../art/scenes/land.ts";
import { dawn } from "../../art/scenes/light.ts";
import { lighthouse, sea } from "../../art/scenes/water.ts";
import { emblemName } from "./emblems.ts";

const drawings = { dawn, lighthouse, moon, path, sea };
export type SceneName = keyof typeof drawings;
const sceneName = z.custom<SceneName>(
  (name) => typeof name === "string" && Object.hasOwn(drawings, name),
  "no such scene",
);

/** How a book is bound: cloth stamped with gold, cloth with a pasted label, or a printed paperback. */
export const coverDesign = z.discriminatedUnion("binding", [
  z.strictObject({
    binding: z.enum(["cloth", "label"]),
    emblem: emblemName,
    tone: z.string().regex(/^#[0-9a-f]{6}$/),
  }),
  z.strictObject({
    binding: z.enum(["jacket", "arch"]),
    scene: sceneName,
    seed: z.int(),
  }),
]);
export type CoverDesign = z.infer<typeof coverDesign>;

const atNight = new Set<SceneName>(["lighthouse", "moon"]);

export function sceneOf(name: SceneName): Scene {
  return { draw: drawings[name], hour: atNight.has(name) ? "dark" : "day", mirror: false };
}
