import type { DatabaseSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { packaged } from "./sources.ts";
import { versionSource } from "./tables.ts";

/** Makes sure that a version is there before it is read. */
export type TextsReady = (version: string) => Promise<void>;

const running = new WeakMap<DatabaseSync, Map<string, Promise<void>>>();

/**
 * The packages' texts are laid when somebody first asks for them, in a thread of their own:
 * starting stays fast, and the site answers everybody else meanwhile. Later starts find them in SQLite.
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
  const worker = new Worker(new URL("./load-thread.ts", import.meta.url), {
    workerData: { path: db.location(), version },
  });
  // Whoever waits holds the process by a connection; nobody else needs it to stay.
  worker.unref();
  return new Promise((resolve, reject) => {
    worker.once("error", reject);
    worker.once("exit", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`the thread that lays ${version} stopped with ${code}`));
    });
  });
}
