import type { Redis } from "ioredis";
import { LRUCache } from "lru-cache";
import {
  RateLimiterMemory,
  RateLimiterRedis,
  type RateLimiterAbstract,
  type RateLimiterRes,
} from "rate-limiter-flexible";

/** Counts per key for so long; keys are names of one size. */
export type Counter = Pick<RateLimiterAbstract, "get" | "penalty" | "reward" | "delete">;
export type Used = Pick<RateLimiterRes, "consumedPoints" | "msBeforeNext"> | null;
export type MakeCounter = (name: string, seconds: number) => Counter;

/** Keys one counter holds in memory. Whoever wants to push an account's count out needs as many attempts. */
export const mostKeys = 20_000;

/** Counts in memory, or in Redis where replicas share them; there too in memory while Redis cannot be reached. */
export function createCounters(redis: Redis | null): MakeCounter {
  return (keyPrefix, duration) => {
    const memory = new BoundedMemory({ keyPrefix, points: 1, duration });
    if (redis === null) return memory;
    return new RateLimiterRedis({
      storeClient: redis,
      keyPrefix,
      points: 1,
      duration,
      insuranceLimiter: memory,
    });
  };
}

/** Seconds to wait where more than `most` were counted, else 0. */
export function waitBeyond(most: number, used: Used): number {
  return used !== null && used.consumedPoints > most ? Math.ceil(used.msBeforeNext / 1000) : 0;
}

/** Forgets the key that was quiet longest where there are too many. */
class BoundedMemory extends RateLimiterMemory {
  readonly #keys = new LRUCache<string, true>({
    // Sized, it grows with use; counted, its room would be set aside at once.
    maxSize: mostKeys,
    sizeCalculation: () => 1,
    dispose: (_, key, reason) => {
      if (reason === "evict") void super.delete(key);
    },
  });

  override penalty(key: string | number, points?: number): Promise<RateLimiterRes> {
    this.#keys.set(String(key), true);
    return super.penalty(key, points);
  }
}
