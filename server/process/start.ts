import { getCompileCacheDir } from "node:module";
import { fileURLToPath } from "node:url";
import { ensureBuild } from "./ensure-build.ts";
import { keepWorkers } from "./primary.ts";

/** `npm start`: builds when needed, then runs the site and starts it again whenever it ends unasked. */
try {
  ensureBuild();
} catch (error) {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
}
keepWorkers(here("worker.ts"), {
  // Two pools of memory, not eight a core: under a flood the others only grow (512 MB are to be enough).
  MALLOC_ARENA_MAX: "2",
  // What was compiled once is not compiled again when a worker is replaced.
  ...(getCompileCacheDir() === undefined && {
    NODE_COMPILE_CACHE: here("../../build/compile-cache"),
  }),
});

function here(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
