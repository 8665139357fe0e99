import { spawn } from "node:child_process";
import type { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { packaged } from "./sources.ts";
import { versionSource } from "./tables.ts";

/** Makes sure that a version is there before it is read. */
export type TextsReady = (version: string) => Promise<void>;

const loader = fileURLToPath(new URL("./load-text.ts", import.meta.url));
const running = new WeakMap<DatabaseSync, Map<string, Promise<void>>>();

/**
 * The packages' texts are laid when somebody first asks for them, in a process of its own:
 * starting stays fast, the site answers everybody else meanwhile, and the memory it took is given back. Later starts
 * find them in SQLite.
 */
export function textsReady(db: DatabaseSync): TextsReady {
  const loads = running.get(db) ?? new Map<string, Promise<void>>();
  running.set(db, loads);
  return (version) => {
    if (!Object.hasOwn(packaged, version) || versionSource(db, version) !== null) {
      return Promise.resolve();
    }
    const load = loads.get(version) ?? laid(db, version);
    loads.set(version, load);
    const done = () => loads.delete(version);
    load.then(done, done);
    return load;
  };
}

function laid(db: DatabaseSync, version: string): Promise<void> {
  const path = db.location();
  if (path === null) throw new Error("the embedded hosts keep their texts in a file");
  const child = spawn(process.execPath, [loader, path, version], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  // Whoever waits holds the process by a connection; nobody else needs it to stay.
  child.unref();
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.once("exit", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`the process that lays ${version} stopped with ${code}`));
    });
  });
}
