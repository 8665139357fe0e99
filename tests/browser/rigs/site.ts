import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** Where the seeded data folder of a run lies, for its workers. */
export const seededFolder = "SEEDED_DATA_DIR";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const errorLevel = 50;

export interface SiteProcess {
  origin: string;
  /** Everything the site logged as an error or wrote to stderr so far. */
  complaints: string[];
  stop(): Promise<void>;
}

/**
 * The site as it runs in production: a process of its own on a free port; on the embedded hosts, with their content laid
 * already, unless told otherwise.
 */
export async function startSite(variables: Record<string, string> = {}): Promise<SiteProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), "site-e2e-"));
  const seeded = process.env[seededFolder];
  if (seeded !== undefined) cpSync(seeded, dataDir, { recursive: true });
  const child = spawn(process.execPath, ["server/process/worker.ts"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    // Nothing is inherited: a variable of this machine must not point the site at real hosts.
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: "0",
      DATA_DIR: dataDir,
      LOG_LEVEL: "info",
      // All visitors come from this machine, faster than people do.
      ADDRESS_LIMITS: "0",
      ...variables,
    },
  });
  const complaints: string[] = [];
  const ended = once(child, "exit");
  createInterface(child.stderr).on("line", (line) => {
    // A feature Node itself still calls experimental is none of our faults.
    if (!/ExperimentalWarning|--trace-warnings/.test(line)) complaints.push(line);
  });
  const port = await new Promise<number>((resolve, reject) => {
    createInterface(child.stdout).on("line", (line) => {
      const entry = JSON.parse(line) as { port?: number; level: number };
      if (entry.port !== undefined) resolve(entry.port);
      if (entry.level >= errorLevel) complaints.push(line);
    });
    void ended.then(() => reject(new Error(`the site did not start:\n${complaints.join("\n")}`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    complaints,
    async stop() {
      child.kill("SIGKILL");
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
