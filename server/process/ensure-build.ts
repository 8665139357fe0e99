import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const built = join(root, "build/server/index.js");
const sources = ["app", "public", "package.json", "remix.config.js", "vite.config.ts"];

/**
 * Builds app/ when the build is missing or older than its sources. Throws when building fails. Where what builds is
 * not there, as in the image, the build that came along is the one.
 */
export function ensureBuild(): void {
  if (!existsSync(join(root, "vite.config.ts"))) return;
  if (existsSync(built) && newest(sources) <= statSync(built).mtimeMs) return;
  const { status } = spawnSync("npm", ["run", "build"], { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Error("the build failed");
}

function newest(paths: string[]): number {
  return Math.max(
    ...paths.map((path) => {
      const stats = statSync(join(root, path));
      if (!stats.isDirectory()) return stats.mtimeMs;
      return newest(readdirSync(join(root, path)).map((name) => join(path, name)));
    }),
  );
}
