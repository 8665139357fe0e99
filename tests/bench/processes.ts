import { spawn, type ChildProcess } from "node:child_process";
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
  stop(): void;
}

/** Starts a Node process with a port and a data folder of its own, and waits for its first answer on `path`. */
export async function start(args: string[], path: string): Promise<Running> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      HOST: "127.0.0.1",
      LOG_LEVEL: "warn",
      DATA_DIR: mkdtempSync(join(tmpdir(), "bench-")),
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  await firstAnswer(child, origin + path);
  return {
    origin,
    startMs: performance.now() - started,
    memory: () => residentMb(child.pid ?? 0),
    stop: () => void child.kill("SIGKILL"),
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
