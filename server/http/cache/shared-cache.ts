import type { Redis } from "ioredis";
import { keptVersion, readKept, writeKept, type KeptStore } from "./kept.ts";

/** A page does not wait longer than this for the shared store; without it, it asks the host. */
const waitMs = 150;
const prefix = `gospel-media:${keptVersion}:`;

/** Redis or Valkey behind `REDIS_URL`, shared by replicas. While it is away the site runs on its own memory. */
export async function connectSharedStore(
  url: string,
  onError: (error: Error) => void,
): Promise<KeptStore & { redis: Redis }> {
  // Most sites run as one process and never load it.
  const ioredis = await import("ioredis");
  const redis = new ioredis.Redis(url, {
    commandTimeout: waitMs,
    connectTimeout: 1_000,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
  });
  redis.on("error", onError);
  return {
    redis,
    get: (key) => redis.get(prefix + key).then(readKept, () => null),
    set(key, kept, keepMs) {
      redis.set(prefix + key, writeKept(kept), "PX", Math.ceil(keepMs)).catch(() => undefined);
    },
    close: () => redis.disconnect(),
  };
}
