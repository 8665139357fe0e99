import type { Redis } from "ioredis";
import { LRUCache } from "lru-cache";
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterRes } from "rate-limiter-flexible";

export type Used = Pick<RateLimiterRes, "consumedPoints" | "msBeforeNext"> | null;

/** Counts per key for so long; keys are names of one size. */
export interface Counter {
  get(key: string): Promise<Used>;
  penalty(key: string, points?: number): Promise<NonNullable<Used>>;
  reward(key: string, points?: number): Promise<Used>;
  delete(key: string): Promise<unknown>;
}
export type MakeCounter = (name: string, seconds: number) => Counter;

/** Something to count, said to the process that counts for several. */
export interface Counting {
  counter: string;
  seconds: number;
  what: keyof Counter;
  key: string;
  points: number | undefined;
}

/** Where the processes of this machine count together. Rejects where nobody answers in time. */
export interface CountTogether {
  count(counting: Counting): Promise<Used>;
}

/** Keys one counter holds in memory. Whoever wants to push an account's count out needs as many attempts. */
export const mostKeys = 20_000;

/**
 * Counts in Redis where replicas share them, else together with the other processes of this machine, else in this
 * one's memory; and there as well for as long as the others cannot be reached.
 */
export function createCounters(
  redis: Redis | null,
  together: CountTogether | null = null,
): MakeCounter {
  return (keyPrefix, duration) => {
    const memory = new BoundedMemory({ keyPrefix, points: 1, duration });
    if (redis !== null) {
      return new RateLimiterRedis({
        storeClient: redis,
        keyPrefix,
        points: 1,
        duration,
        insuranceLimiter: memory,
      });
    }
    return together === null ? memory : countedTogether(together, keyPrefix, duration, memory);
  };
}

/** Seconds to wait where more than `most` were counted, else 0. */
export function waitBeyond(most: number, used: Used): number {
  return used !== null && used.consumedPoints > most ? Math.ceil(used.msBeforeNext / 1000) : 0;
}

function countedTogether(
  together: CountTogether,
  counter: string,
  seconds: number,
  alone: Counter,
): Counter {
  const ask = (what: keyof Counter, key: string, points?: number) =>
    together.count({ counter, seconds, what, key, points });
  return {
    get: (key) => ask("get", key).catch(() => alone.get(key)),
    penalty: (key, points) =>
      ask("penalty", key, points).then(
        (used) => used ?? alone.penalty(key, points),
        () => alone.penalty(key, points),
      ),
    reward: (key, points) => ask("reward", key, points).catch(() => alone.reward(key, points)),
    delete: (key) => ask("delete", key).catch(() => alone.delete(key)),
  };
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
