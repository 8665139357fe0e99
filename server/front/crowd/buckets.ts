import { createCounters, waitBeyond, type MakeCounter } from "../../session/counters.ts";

/**
 * How much of what one address (of IPv6 its /64) may ask for, before any work is done for it. A whole congregation may
 * share an address, so these are far above what people do; pages from the cache are not counted at all.
 */
export const bucketLimits = {
  /** Pages that must be made. */
  pages: { points: 300, seconds: 10 },
  /** Forms. */
  forms: { points: 60, seconds: 10 },
} as const;
export type Bucket = keyof typeof bucketLimits;

/** A page that is not there is asked for by who guesses addresses: it takes as much as so many pages. */
export const pointsOfLost = 5;

export interface Buckets {
  /** Seconds to wait where the bucket of the address is empty, else 0. */
  take(bucket: Bucket, address: string): Promise<number>;
  /** Takes so much more, for what turned out to be worth less. */
  drain(bucket: Bucket, address: string, points: number): void;
}

/** `times` widens the buckets; with 0 there are none. `counter` counts for all processes of this machine. */
export function createBuckets(times: number, counter: MakeCounter): Buckets {
  const here = createCounters(null);
  const of = (bucket: Bucket) => {
    const { points, seconds } = bucketLimits[bucket];
    return {
      most: Math.ceil(points * times),
      here: here(bucket, seconds),
      together: counter(bucket, seconds),
    };
  };
  const limiters = { pages: of("pages"), forms: of("forms") };
  return {
    async take(bucket, address) {
      if (times === 0) return 0;
      const { most, here, together } = limiters[bucket];
      // Who is beyond it by what came here alone costs the others nothing.
      const wait = waitBeyond(most, await here.penalty(address));
      return wait > 0 ? wait : waitBeyond(most, await together.penalty(address));
    },
    drain(bucket, address, points) {
      if (times === 0) return;
      const { here, together } = limiters[bucket];
      void here.penalty(address, points);
      void together.penalty(address, points);
    },
  };
}
