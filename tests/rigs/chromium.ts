import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

const installMs = 10 * 60_000;

/** Draws no windows, and costs these tests a third less of the processor than the whole browser does. */
const shell = "/usr/bin/chromium-headless-shell";

/**
 * The Chromium the browser tests drive: the one `CHROMIUM_PATH` names, Debian's headless shell, which is installed where
 * that can be done, another of the machine's, or playwright's. Says what it installs; where there is none to be had, says
 * so and ends the process.
 */
export function ensureChromium(): string {
  const named = process.env["CHROMIUM_PATH"];
  if (named !== undefined && !existsSync(named)) {
    console.error(`CHROMIUM_PATH names ${named}, which does not exist; looking elsewhere.`);
  }
  const path = findChromium() ?? install() ?? giveUp();
  // The runner's workers read the same configuration; they need not look again.
  process.env["CHROMIUM_PATH"] = path;
  return path;
}

function findChromium(places = [shell]): string | null {
  const named = process.env["CHROMIUM_PATH"];
  if (named !== undefined && existsSync(named)) return named;
  return places.find((place) => existsSync(place) && answers(place)) ?? null;
}

function findOther(): string | null {
  return findChromium([
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    chromium.executablePath(),
  ]);
}

/** A file is not enough: it may be a stub that asks for a snap, or lack its libraries. */
function answers(path: string): boolean {
  return spawnSync(path, ["--version"], { stdio: "ignore", timeout: 30_000 }).status === 0;
}

/** The shell where it can be had, else what else is here, else playwright's own. */
function install(): string | null {
  return installShell() ?? findOther() ?? installOther();
}

function installShell(): string | null {
  // Only root may ask the system's package manager.
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return null;
  const apt = "apt-get -o Acquire::Retries=0 -o Acquire::http::Timeout=20";
  const packages = "chromium-headless-shell fonts-noto-cjk";
  run("sh", "-c", `${apt} update && ${apt} install -y ${packages}`);
  return findChromium();
}

function installOther(): string | null {
  run("npx", "playwright", "install", "chromium");
  return findOther();
}

function run(command: string, ...args: string[]): void {
  console.error(`Installing a Chromium: ${[command, ...args].join(" ")}`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync(command, args, { stdio: ["ignore", 2, 2], env, timeout: installMs });
}

function giveUp(): never {
  console.error(
    "The browser tests need Chromium and none could be found or installed. " +
      "Install one, or set CHROMIUM_PATH to its path.",
  );
  process.exit(1);
}
