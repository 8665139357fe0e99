import type { Redis } from "ioredis";
import { createAllowances, type Allowances } from "./allowances.ts";
import { createCounters, type CountTogether } from "./counters.ts";
import { createFailedSignIns, type FailedSignIns } from "./failed-sign-ins.ts";

/** Attempts counted, by address, by account and by browser (docs/rules.md, limits). Accounts are named as typed. */
export interface Throttle extends FailedSignIns, Allowances {
  /** True the first time: a challenge is good for one answer. */
  once(challenge: string): Promise<boolean>;
}

/** A challenge is too old before this. */
const onceSeconds = 60 * 60;

export function createThrottle(
  redis: Redis | null = null,
  together: CountTogether | null = null,
): Throttle {
  const counter = createCounters(redis, together);
  const answered = counter("answered", onceSeconds);
  return {
    ...createFailedSignIns(counter),
    ...createAllowances(counter),
    async once(challenge) {
      return (await answered.penalty(challenge)).consumedPoints === 1;
    },
  };
}
