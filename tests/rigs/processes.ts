import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));
/** The Node the project brings along. */
export const binaries = join(root, "node_modules/.bin");

/** This machine's own environment, of which npm needs parts to reach its registry, without what npm and vitest added. */
export function machine(): Record<string, string | undefined> {
  const added =
    /^(npm_|VITEST|NODE_ENV$|INIT_CWD$|TEST$|PORT$|HOST$|.*_URL$|SESSION_SECRET$|PUBLIC_ORIGIN$)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !added.test(name)));
}

/** Nothing but these, and a path that leads to the project's Node first. */
export function environment(variables: Record<string, string | undefined>): NodeJS.ProcessEnv {
  const path = `${binaries}:${process.env["PATH"]}`;
  // Remix declares NODE_ENV as always there; left undefined it is not passed on.
  return { NODE_ENV: undefined as unknown as "production", ...variables, PATH: path };
}

export interface Running {
  child: ChildProcess;
  /** Everything it said so far. */
  output(): { out: string; err: string };
  /** Resolves with the match once the output has it; rejects when the process ends before. */
  said(pattern: RegExp): Promise<RegExpExecArray>;
  exit: Promise<number | null>;
  /** Ends it if it still runs, and clears what it left. */
  stop(): Promise<void>;
}

/** Starts a process of the site with nothing in its environment but a path, a data folder, and `variables`. */
export function run(
  command: string[],
  variables: Record<string, string> = {},
  cwd: string = root,
): Running {
  const dataDir = mkdtempSync(join(tmpdir(), "site-"));
  const [program = "node", ...args] = command;
  const child = spawn(program, args, {
    cwd,
    env: environment({ DATA_DIR: dataDir, ADDRESS_LIMITS: "0", ...variables }),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let out = "";
  let err = "";
  const listeners = new Set<() => void>();
  const heard = () => listeners.forEach((listener) => listener());
  child.stdout.on("data", (chunk) => {
    out += String(chunk);
    heard();
  });
  child.stderr.on("data", (chunk) => {
    err += String(chunk);
    heard();
  });
  const exit = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });

  return {
    child,
    exit,
    output: () => ({ out, err }),
    said(pattern) {
      return new Promise((resolve, reject) => {
        const look = () => {
          const match = pattern.exec(out + err);
          if (match === null) return;
          listeners.delete(look);
          resolve(match);
        };
        listeners.add(look);
        look();
        const ended = () =>
          reject(new Error(`it ended without a word of ${pattern}:\n${out}${err}`));
        exit.then(ended, ended);
      });
    },
    async stop() {
      if (child.exitCode === null) child.kill("SIGKILL");
      await exit;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
