import type { Redis } from "ioredis";
import { createAllowances, type Allowances } from "./allowances.ts";
import { createCounters } from "./counters.ts";
import { createFailures, type Failures } from "./failures.ts";

/** How somebody stands after what went before. */
export interface Standing {
  /** A challenge must be met first. */
  captcha: boolean;
  /** Seconds until another attempt is looked at; 0 when it is now. */
  waitSeconds: number;
}

/** Who tries. */
export interface Visitor {
  /** As `front/address.ts` writes it. */
  address: string;
  /** The visitor's browser, where it has signed in to this account before; else null. */
  deviceOf(account: string): Promise<string | null>;
}

/** Attempts counted, by address, by account and by browser (design: "Limits"). Accounts are named as typed. */
export interface Throttle extends Failures, Allowances {
  /** True the first time: a challenge is good for one answer. */
  once(challenge: string): Promise<boolean>;
}

/** A challenge is too old before this. */
const onceSeconds = 60 * 60;

export function createThrottle(redis: Redis | null = null): Throttle {
  const counter = createCounters(redis);
  const answered = counter("answered", onceSeconds);
  return {
    ...createFailures(counter),
    ...createAllowances(counter),
    async once(challenge) {
      return (await answered.penalty(challenge)).consumedPoints === 1;
    },
  };
}
