import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** `npm start`: builds when the build is missing or older than its sources, then runs the site. */
const root = fileURLToPath(new URL("..", import.meta.url));
const built = join(root, "build/server/index.js");
const sources = ["app", "public", "package.json", "remix.config.js", "vite.config.ts"];

if (!existsSync(built) || newest(sources) > statSync(built).mtimeMs) {
  const { status } = spawnSync("npm", ["run", "build"], { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
await import("./main.ts");

function newest(paths: string[]): number {
  return Math.max(
    ...paths.map((path) => {
      const full = join(root, path);
      const stats = statSync(full);
      if (!stats.isDirectory()) return stats.mtimeMs;
      return newest(readdirSync(full).map((name) => join(path, name)));
    }),
  );
}
