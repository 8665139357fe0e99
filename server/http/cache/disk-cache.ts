import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { keptVersion, readKept, writeKept, type KeptStore } from "./kept.ts";

const mostBytes = 64 * 1024 * 1024;
/** Long texts are cheap to keep; nothing this long is worth a stop of the process. */
const longest = 512 * 1024;
/** SQLITE_BUSY; the higher bytes of a code are its case. */
const busyCode = 5;
/** How much is written before the whole is measured again. */
const sweepBytes = 4 * 1024 * 1024;

/**
 * What was read is kept in `folder` where no Redis keeps it: a site that starts anew while its hosts are away still
 * shows what it knew. Several processes may share it. Throws where the folder cannot be written.
 */
export function openDiskStore(folder: string, onError: (error: unknown) => void): KeptStore {
  mkdirSync(folder, { recursive: true });
  const db = new DatabaseSync(join(folder, `upstream-${keptVersion}.sqlite`), { timeout: 200 });
  db.exec(`
    PRAGMA synchronous = OFF; PRAGMA journal_mode = WAL;
    CREATE TABLE IF NOT EXISTS kept (
      key TEXT PRIMARY KEY, until INTEGER NOT NULL, bytes INTEGER NOT NULL, value TEXT NOT NULL
    ) STRICT;
  `);
  const select = db.prepare("SELECT value FROM kept WHERE key = ? AND until > ?");
  const insert = db.prepare("REPLACE INTO kept (key, until, bytes, value) VALUES (?, ?, ?, ?)");
  const size = db.prepare("SELECT coalesce(sum(bytes), 0) AS bytes FROM kept");
  const outdated = db.prepare("DELETE FROM kept WHERE until <= ?");
  // By age of use nobody asks here: what will be of use for the shortest time goes first.
  const shortest = db.prepare(
    "DELETE FROM kept WHERE key IN (SELECT key FROM kept ORDER BY until LIMIT 20)",
  );
  let written = 0;
  let broken = false;

  /** A disk that fills up costs the keeping, and one line in the log. */
  function attempt<T>(work: () => T): T | null {
    if (broken) return null;
    try {
      return work();
    } catch (error) {
      // Another process was writing for longer than we wait: nothing is wrong.
      if (isBusy(error)) return null;
      broken = true;
      onError(error);
      return null;
    }
  }

  function sweep(): void {
    written = 0;
    outdated.run(Date.now());
    while (Number(size.get()?.["bytes"] ?? 0) > mostBytes) shortest.run();
  }

  return {
    get(key) {
      const row = attempt(() => select.get(key, Date.now()));
      return Promise.resolve(row ? readKept(String(row["value"])) : null);
    },
    set(key, kept, keepMs) {
      const value = writeKept(kept);
      if (value.length > longest) return;
      attempt(() => {
        insert.run(key, Date.now() + Math.ceil(keepMs), value.length + key.length, value);
        written += value.length;
        if (written > sweepBytes) sweep();
      });
    },
    close() {
      broken = true;
      db.close();
    },
  };
}

function isBusy(error: unknown): boolean {
  return (
    error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === busyCode
  );
}
