import type { Redis } from "ioredis";

/** What several replicas share: text by key, forgotten after a while. Neither call ever fails or waits long. */
export interface SharedStore {
  get(key: string): Promise<string | null>;
  set(key: string, value: string, ttlMs: number): void;
  close(): void;
}

/** A page does not wait longer than this for the shared store; without it, it asks the host. */
const waitMs = 150;
const prefix = "gospel-media:";

/** Redis or Valkey behind `REDIS_URL`. While it is away the site runs on its own memory. */
export async function connectSharedStore(
  url: string,
  onError: (error: Error) => void,
): Promise<SharedStore & { redis: Redis }> {
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
    get: (key) => redis.get(prefix + key).catch(() => null),
    set(key, value, ttlMs) {
      redis.set(prefix + key, value, "PX", ttlMs).catch(() => undefined);
    },
    close: () => redis.disconnect(),
  };
}
