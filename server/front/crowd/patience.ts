import { RateLimiterMemory } from "rate-limiter-flexible";

export interface Patience {
  /** Resolves when an address that is over its limits may be told so. */
  wait(address: string): Promise<void>;
}

export const patienceLimits = {
  /** So many are told at once; ... */
  atOnce: { points: 50, seconds: 10 },
  /** ... who goes on asking hears it after so many milliseconds, ... */
  waitMs: 1_000,
  /** ... as long as no more than these wait for it, of one address and in all. */
  ofAddress: 64,
  inAll: 512,
} as const;

/** A machine that asks again as soon as it is refused is kept from asking by an answer that takes its time. */
export function createPatience(): Patience {
  const { atOnce, waitMs, ofAddress, inAll } = patienceLimits;
  const refusals = new RateLimiterMemory({
    keyPrefix: "refusals",
    points: atOnce.points,
    duration: atOnce.seconds,
  });
  const waiting = new Map<string, number>();
  let all = 0;

  return {
    async wait(address) {
      const first = await refusals.consume(address).then(
        () => true,
        () => false,
      );
      const ofHis = waiting.get(address) ?? 0;
      if (first || ofHis >= ofAddress || all >= inAll) return;
      waiting.set(address, ofHis + 1);
      all += 1;
      await new Promise<void>((resolve) => setTimeout(resolve, waitMs).unref());
      all -= 1;
      const left = (waiting.get(address) ?? 1) - 1;
      if (left > 0) waiting.set(address, left);
      else waiting.delete(address);
    },
  };
}
