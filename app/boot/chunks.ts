import type { Rollup } from "vite";

/**
 * Which file of the browser's a module comes in: one for what all pages share, one for each section's parts, and a page
 * alone in its own. A visitor's first touch asks for few files, and the next page of a section for one. What is only
 * asked for by itself, such as the player of streams, stays apart.
 */
export const chunkOf: Rollup.GetManualChunk = (module, graph) => {
  const path = module.split("?")[0] ?? "";
  if (apart.test(path)) return undefined;
  if (onEveryPage(graph).has(module)) return "site";
  return /\/app\/([\w-]+)\//.exec(path)?.[1];
};

/** The words of a language come with the pages of that language. */
const apart = /\/node_modules\/hls\.js\/|\/(pages|words)\/|\/app\/i18n\/[a-z]+-[A-Z]+\.ts$|\.css$/;
const first = /\/app\/(root|entry\.client|shell\/frame)\.tsx$/;

let reached: Set<string> | null = null;

/** All that the frame of a page needs before the page. */
function onEveryPage({ getModuleIds, getModuleInfo }: Rollup.ManualChunkMeta): Set<string> {
  if (reached !== null) return reached;
  reached = new Set([...getModuleIds()].filter((id) => first.test(id)));
  for (const id of reached) {
    for (const next of getModuleInfo(id)?.importedIds ?? []) reached.add(next);
  }
  return reached;
}
