import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { bootScript } from "./app/boot/bundle.ts";
import { SlowestFirst } from "./tests/rigs/slowest-first.ts";

const files = globSync("tests/{server,site,house,faults}/**/*.test.{ts,tsx}");
/** What stands in for a module must come before anybody loads it; and the matrix weighs its own process. */
const alone = files.filter(
  (file) => /vi\.mock\(/.test(readFileSync(file, "utf8")) || /faults\/matrix-/.test(file),
);

export default defineConfig({
  plugins: [bootScript()],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  test: {
    setupFiles: ["tests/rigs/quiet-console.ts"],
    globalSetup: ["tests/rigs/ensure-build.ts", "tests/rigs/seed.ts"],
    // Left to itself it keeps a core free, and of two that is half. Files also wait, for deadlines and for processes.
    maxWorkers: Math.max(2, availableParallelism()),
    sequence: { sequencer: SlowestFirst },
    environment: "node",
    testTimeout: 20_000,
    // The built app is plain Node code; it must run as it does in production.
    server: { deps: { external: [/\/build\//] } },
    // To load the server anew takes longer than most files test it.
    projects: [
      { extends: true, test: { name: "alone", include: alone } },
      { extends: true, test: { name: "shared", include: files, exclude: alone, isolate: false } },
    ],
  },
});
