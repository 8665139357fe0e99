import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import * as disk from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";

export interface ImageStore {
  get(key: string): Promise<Buffer | null>;
  /** Never fails: a disk that cannot be written costs the keeping, not the picture. */
  put(key: string, image: Buffer): Promise<void>;
}

export interface StoreLimits {
  maxBytes: number;
  maxFiles: number;
}

/** What of the disk a store writes with. Injected for tests. */
export type Disk = Pick<typeof disk, "writeFile" | "rename" | "rm">;

/**
 * Files in `folder`, the least used thrown away when they pass a limit. What a restart finds there is kept. Several
 * processes may share the folder: each looks now and then what others put there, so that all of it stays within the
 * limits. Where the folder cannot be written, nothing is kept; `complain` hears of the first fault and of no other.
 */
export function openImageStore(
  folder: string,
  { maxBytes, maxFiles }: StoreLimits,
  complain: (error: unknown) => void,
  { writeFile, rename, rm }: Disk = disk,
): ImageStore {
  let complained = false;
  const fault = (error: unknown) => {
    if (!complained) complain(error);
    complained = true;
  };
  /** What was asked for last is not read anew: to open a file costs more than all else of an answer. */
  const atHand = new LRUCache<string, Buffer>({
    maxSize: mostAtHand,
    sizeCalculation: (image) => image.length + 200,
  });
  /** Thrown away, and still there for a moment. */
  const leaving = new Set<string>();
  const remove = (name: string) => {
    leaving.add(name);
    return rm(join(folder, name), { force: true })
      .catch(fault)
      .finally(() => leaving.delete(name));
  };
  const share = Math.ceil(maxBytes / maxFiles);
  const files = new LRUCache<string, number>({
    // Sized, it grows with use; counted, its room would be set aside at once. So each file takes its share at least.
    maxSize: maxBytes,
    sizeCalculation: (size) => Math.max(share, size),
    dispose: (_size, name, reason) => {
      if (reason !== "set") void remove(name);
    },
  });
  let unlooked = 0;
  async function lookAfter(bytes: number): Promise<void> {
    unlooked += Math.max(share, bytes);
    if (unlooked < maxBytes * lookAtShare) return;
    unlooked = 0;
    for (const name of await disk.readdir(folder)) {
      if (files.has(name) || name.endsWith(unfinished)) continue;
      // Another process may have thrown it away just now.
      const found = await disk.stat(join(folder, name)).catch(() => null);
      if (found?.isFile() && !leaving.has(name)) files.set(name, found.size);
    }
  }

  try {
    for (const [name, size] of found(folder)) files.set(name, size);
  } catch (error) {
    fault(error);
    return noStore;
  }

  return {
    async get(key) {
      const name = nameOf(key);
      const known = files.get(name) !== undefined;
      const held = known ? atHand.get(name) : undefined;
      if (held !== undefined) return held;
      if (!known && leaving.has(name)) return null;
      try {
        const image = await disk.readFile(join(folder, name));
        if (!known) files.set(name, image.length);
        atHand.set(name, image);
        return image;
      } catch {
        files.delete(name);
        return null;
      }
    },
    async put(key, image) {
      const name = nameOf(key);
      const part = `${randomUUID()}${unfinished}`;
      try {
        await writeFile(join(folder, part), image);
        await rename(join(folder, part), join(folder, name));
        files.set(name, image.length);
        await lookAfter(image.length);
      } catch (error) {
        fault(error);
        await remove(part);
      }
    },
  };
}

const unfinished = ".part";
/** Bytes: the pictures of the pages that are looked at most. */
const mostAtHand = 6 * 1024 * 1024;
/** What this process writes from one look to the next. */
const lookAtShare = 1 / 16;
/** No process takes so long to write a picture. */
const partMs = 60_000;
const gone = { size: 0, mtimeMs: 0 };
const noStore: ImageStore = { get: () => Promise.resolve(null), put: () => Promise.resolve() };

/** Names and sizes of what lies in the folder. Throws where it cannot be written. */
function found(folder: string): [string, number][] {
  mkdirSync(folder, { recursive: true });
  const probe = join(folder, `${randomUUID()}${unfinished}`);
  writeFileSync(probe, "");
  rmSync(probe);
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isFile()) return [];
    const { size, mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? gone;
    if (!entry.name.endsWith(unfinished)) return [[entry.name, size]];
    // A half-written file of a process that was stopped; a younger one may be another process's.
    if (mtimeMs < Date.now() - partMs) rmSync(path, { force: true });
    return [];
  });
}

function nameOf(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}
