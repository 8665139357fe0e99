import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { bootScript } from "./app/boot/bundle.ts";

export default defineConfig({
  plugins: [bootScript()],
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
