import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  test: {
    include: ["tests/{server,site,house,faults}/**/*.test.{ts,tsx}"],
    setupFiles: ["tests/rigs/quiet-console.ts"],
    globalSetup: ["tests/rigs/ensure-build.ts"],
    environment: "node",
    testTimeout: 20_000,
    // The built app is plain Node code; it must run as it does in production.
    server: { deps: { external: [/\/build\//] } },
  },
});
