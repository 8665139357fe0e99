import { getCompileCacheDir } from "node:module";
import { isatty } from "node:tty";
import { fileURLToPath } from "node:url";
import { ensureBuild } from "./ensure-build.ts";
import { memorySettings } from "./memory.ts";
import { keepWorkers } from "./primary.ts";

/**
 * `npm start`: builds when needed, then runs the site and starts it again whenever it ends unasked; on SIGHUP the
 * workers are replaced one after the other.
 */
try {
  ensureBuild();
} catch (error) {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
}
const workers = keepWorkers(
  here("worker.ts"),
  {
    ...memorySettings.env,
    // What was compiled once is not compiled again when a worker is replaced.
    ...(getCompileCacheDir() === undefined && {
      NODE_COMPILE_CACHE: here("../../build/compile-cache"),
    }),
  },
  memorySettings.options,
);
const onTerminal = isatty(0);
process.on("SIGHUP", () => {
  // A terminal that is closed says so with the same signal; it is none any more then.
  if (onTerminal && !isatty(0)) process.kill(process.pid, "SIGTERM");
  else workers.roll();
});

function here(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
