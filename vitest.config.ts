import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { bootScript } from "./app/boot/bundle.ts";
import { SlowestFirst } from "./tests/rigs/slowest-first.ts";

const files = globSync("tests/{server,site,house,faults}/**/*.test.{ts,tsx}");
const matrix = files.filter((file) => /faults\/matrix-/.test(file));
/** What stands in for a module must come before anybody loads it. */
const mocking = files.filter((file) => /vi\.mock\(/.test(readFileSync(file, "utf8")));
/** What the demonstration shows is shown on hosts of the second dialect too. */
const onHosts = files.filter(
  (file) =>
    file.startsWith("tests/site/") &&
    /start(Member)?Site\(\)|startMemberSite\(/.test(readFileSync(file, "utf8")),
);
const second = { DIALECT: "2" };
const exclude = [...matrix, ...mocking];

export default defineConfig({
  plugins: [bootScript()],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  test: {
    setupFiles: ["tests/rigs/quiet-console.ts"],
    globalSetup: ["tests/rigs/ensure-build.ts", "tests/rigs/seed.ts"],
    // One more than there are cores: files also wait, for deadlines and for processes.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: SlowestFirst },
    environment: "node",
    testTimeout: 20_000,
    // The built app is plain Node code; it must run as it does in production.
    server: { deps: { external: [/\/build\//] } },
    // To load the server anew takes longer than most files test it.
    projects: [
      // Thousands of pages, as they are made in production; it weighs its own process.
      { extends: true, test: { name: "matrix", include: matrix, env: { NODE_ENV: "production" } } },
      { extends: true, test: { name: "mocking", include: mocking } },
      { extends: true, test: { name: "shared", include: files, exclude, isolate: false } },
      { extends: true, test: { name: "dialect 2", include: onHosts, env: second, isolate: false } },
    ],
  },
});
