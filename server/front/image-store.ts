import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";

export interface ImageStore {
  get(key: string): Promise<Buffer | null>;
  put(key: string, image: Buffer): Promise<void>;
}

/** Files in `folder`, the least used thrown away when they pass `maxBytes`. What a restart finds there is kept. */
export function openImageStore(folder: string, maxBytes: number): ImageStore {
  mkdirSync(folder, { recursive: true });
  const files = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (size) => Math.max(1, size),
    dispose: (_size, name, reason) => {
      if (reason !== "set") void rm(join(folder, name), { force: true });
    },
  });
  for (const name of readdirSync(folder)) {
    // A half-written file of a process that was stopped.
    if (name.endsWith(".part")) rmSync(join(folder, name), { force: true });
    else files.set(name, statSync(join(folder, name)).size);
  }

  return {
    async get(key) {
      const name = nameOf(key);
      if (files.get(name) === undefined) return null;
      try {
        return await readFile(join(folder, name));
      } catch {
        files.delete(name);
        return null;
      }
    },
    async put(key, image) {
      const name = nameOf(key);
      const part = join(folder, `${name}.part`);
      await writeFile(part, image);
      await rename(part, join(folder, name));
      files.set(name, image.length);
    },
  };
}

function nameOf(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}
