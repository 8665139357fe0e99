import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { bootScript } from "./app/boot/bundle.ts";
import { SlowestFirst } from "./tests/rigs/slowest-first.ts";

export default defineConfig({
  plugins: [bootScript()],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  test: {
    include: ["tests/{server,site,house,faults}/**/*.test.{ts,tsx}"],
    setupFiles: ["tests/rigs/quiet-console.ts"],
    globalSetup: ["tests/rigs/ensure-build.ts", "tests/rigs/seed.ts"],
    // Left to itself it keeps a core free, and of two that is half. Files also wait, for deadlines and for processes.
    maxWorkers: Math.max(2, availableParallelism()),
    sequence: { sequencer: SlowestFirst },
    environment: "node",
    testTimeout: 20_000,
    // The built app is plain Node code; it must run as it does in production.
    server: { deps: { external: [/\/build\//] } },
  },
});
