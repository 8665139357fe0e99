import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { workersOf } from "./proc.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

export interface Running {
  origin: string;
  port: number;
  /** Milliseconds from spawn to the first answer. */
  startMs: number;
  pid: number;
  /** The processes that answer; another one after a fall. */
  workers(): number[];
  /** What it said on stderr, where that is not passed on. */
  heard(): string;
  /** Stops it, and waits until all that it started has ended. */
  end(): Promise<void>;
}

export interface Starting {
  variables?: Record<string, string>;
  /** The command that runs a command in its place. */
  hold?: (command: string[]) => string[];
  /** Its stderr is kept, not passed on. */
  heard?: boolean;
  /** It is a program of this name, not a script of Node; its folder and its port come before its arguments. */
  program?: (folder: string, port: number) => string[];
  /** Its data folder begins as a copy of this one. */
  seed?: string | undefined;
}

/** What a run that is broken off must not leave behind. */
const all = new Map<ChildProcess, string>();
process.once("exit", () => {
  for (const [child, folder] of all) {
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  }
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));

/** Starts a process with a port and a data folder of its own, and waits for its first answer on `path` that is no 503. */
export async function start(
  args: string[],
  path: string,
  { variables = {}, hold = (command) => command, heard = false, program, seed }: Starting = {},
): Promise<Running> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  if (seed !== undefined) cpSync(seed, folder, { recursive: true });
  const command = program === undefined ? [process.execPath, ...args] : program(folder, port);
  const [file = "", ...rest] = hold(command);
  const started = performance.now();
  const child = spawn(file, rest, {
    cwd: root,
    stdio: ["ignore", "ignore", heard ? "pipe" : "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      HOST: "127.0.0.1",
      LOG_LEVEL: "warn",
      // One address stands for all visitors here.
      ADDRESS_LIMITS: "0",
      DATA_DIR: folder,
      ...variables,
    },
  });
  all.set(child, folder);
  let words = "";
  child.stderr?.on("data", (chunk) => (words += String(chunk)));
  const ended = once(child, "close");
  const origin = `http://127.0.0.1:${port}`;
  await firstAnswer(child, origin + path);
  const pid = child.pid ?? 0;
  return {
    origin,
    port,
    startMs: performance.now() - started,
    pid,
    workers: () => workersOf(pid),
    heard: () => words,
    async end() {
      child.kill("SIGINT");
      const late = setTimeout(() => child.kill("SIGKILL"), 3_000);
      await ended;
      clearTimeout(late);
      all.delete(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function firstAnswer(child: ChildProcess, url: string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the process ended with ${child.exitCode}`);
    try {
      if ((await fetch(url)).status !== 503) return;
    } catch {
      // It does not listen yet.
    }
    await wait(5);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
