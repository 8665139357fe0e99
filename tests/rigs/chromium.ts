import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

const installMs = 10 * 60_000;

/**
 * The Chromium the browser tests drive: the one `CHROMIUM_PATH` names, the machine's own, playwright's,
 * or one that is installed now. Says what it installs; where there is none to be had, says so and ends the process.
 */
export function ensureChromium(): string {
  const named = process.env["CHROMIUM_PATH"];
  if (named !== undefined && !existsSync(named)) {
    console.error(`CHROMIUM_PATH names ${named}, which does not exist; looking elsewhere.`);
  }
  const path = findChromium() ?? install();
  // The runner's workers read the same configuration; they need not look again.
  process.env["CHROMIUM_PATH"] = path;
  return path;
}

function findChromium(): string | null {
  const named = process.env["CHROMIUM_PATH"];
  if (named !== undefined && existsSync(named)) return named;
  const places = [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    chromium.executablePath(),
  ];
  return places.find((place) => existsSync(place) && answers(place)) ?? null;
}

/** A file is not enough: it may be a stub that asks for a snap, or lack its libraries. */
function answers(path: string): boolean {
  return spawnSync(path, ["--version"], { stdio: "ignore", timeout: 30_000 }).status === 0;
}

function install(): string {
  for (const [command, ...args] of ways()) {
    console.error(`No usable Chromium here; trying: ${[command, ...args].join(" ")}`);
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const stdio = ["ignore", 2, 2] as const;
    const { status } = spawnSync(command, args, { stdio: [...stdio], env, timeout: installMs });
    const path = status === 0 ? findChromium() : null;
    if (path !== null) {
      console.error(`Installed Chromium: ${path}`);
      return path;
    }
    console.error(status === 0 ? "That gave no Chromium that starts." : "That did not work.");
  }
  console.error(
    "The browser tests need Chromium and none could be found or installed. " +
      "Install one, or set CHROMIUM_PATH to its path.",
  );
  process.exit(1);
}

/** Later ways are for where earlier ones failed; only root may ask the system's package manager. */
function ways(): [string, ...string[]][] {
  const apt = "apt-get update && apt-get install -y chromium fonts-noto-cjk";
  const isRoot = process.getuid?.() === 0;
  return [
    ["npx", "playwright", "install", "chromium"],
    ...(isRoot && existsSync("/usr/bin/apt-get")
      ? [["sh", "-c", apt] as [string, ...string[]]]
      : []),
  ];
}
