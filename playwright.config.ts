import { defineConfig } from "playwright/test";
import { ensureChromium } from "./tests/rigs/chromium.ts";

/** Files whose journeys must succeed with scripts off as well. */
const withoutScripts = ["journey-*.spec.ts", "media.spec.ts"];

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results/browser",
  globalSetup: "./tests/browser/rigs/setup.ts",
  fullyParallel: true,
  forbidOnly: process.env["CI"] !== undefined,
  workers: 2,
  retries: 0,
  timeout: 40_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    browserName: "chromium",
    viewport: { width: 1280, height: 800 },
    trace: "off",
    screenshot: "off",
    launchOptions: {
      executablePath: ensureChromium(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    { name: "scripts on" },
    { name: "scripts off", testMatch: withoutScripts, use: { javaScriptEnabled: false } },
  ],
});
