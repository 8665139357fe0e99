import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

export interface Running {
  origin: string;
  /** Milliseconds from spawn to the first answer. */
  startMs: number;
  /** Resident set, in MB. */
  memory(): number;
  pid: number;
  /** What it said on stderr, where that is not passed on. */
  heard(): string;
  stop(): void;
  /** Stops it, and waits until all that it started has ended. */
  end(): Promise<void>;
}

export interface Starting {
  variables?: Record<string, string>;
  /** The command that runs a command in its place. */
  hold?: (command: string[]) => string[];
  /** Its stderr is kept, not passed on. */
  heard?: boolean;
}

/** Starts a Node process with a port and a data folder of its own, and waits for its first answer on `path`. */
export async function start(
  args: string[],
  path: string,
  { variables = {}, hold = (command) => command, heard = false }: Starting = {},
): Promise<Running> {
  const port = await freePort();
  const started = performance.now();
  const [program = "", ...rest] = hold([process.execPath, ...args]);
  const child = spawn(program, rest, {
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
      DATA_DIR: mkdtempSync(join(tmpdir(), "bench-")),
      ...variables,
    },
  });
  let words = "";
  child.stderr?.on("data", (chunk) => (words += String(chunk)));
  const ended = once(child, "close");
  const origin = `http://127.0.0.1:${port}`;
  await firstAnswer(child, origin + path);
  return {
    origin,
    startMs: performance.now() - started,
    memory: () => residentMb(child.pid ?? 0),
    pid: child.pid ?? 0,
    heard: () => words,
    stop: () => void child.kill("SIGKILL"),
    async end() {
      child.kill("SIGINT");
      const late = setTimeout(() => child.kill("SIGKILL"), 3_000);
      await ended;
      clearTimeout(late);
    },
  };
}

async function firstAnswer(child: ChildProcess, url: string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the process ended with ${child.exitCode}`);
    try {
      await fetch(url);
      return;
    } catch {
      await wait(5);
    }
  }
}

function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
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
