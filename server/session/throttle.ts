import type { Redis } from "ioredis";
import {
  RateLimiterMemory,
  RateLimiterRedis,
  type RateLimiterAbstract,
} from "rate-limiter-flexible";

/** How a sign-in stands after what went wrong before it. */
export interface Standing {
  /** A picture must be read out first. */
  captcha: boolean;
  /** Seconds until another attempt is looked at; 0 when it is now. */
  waitSeconds: number;
}

export interface Throttle {
  /** `account` as typed; `address` is the visitor's. */
  standing(account: string, address: string): Promise<Standing>;
  failed(account: string, address: string): Promise<void>;
  passed(account: string, address: string): Promise<void>;
  /** Takes one of `points` an hour; seconds to wait where there is none left, else 0. */
  take(what: "register" | "code" | "reset", key: string): Promise<number>;
}

const quarterHour = 15 * 60;
/** Failures in 15 minutes before a captcha is asked for: of one account from one address, or from anywhere. */
const freeFailures = 5;
const freeFailuresAnywhere = 50;
/**
 * Failures in 15 minutes after which not even a captcha helps: of one account from one address, or of one address.
 * Nothing shuts an account for everybody, so nobody can lock its owner out from elsewhere.
 */
const mostFailures = 20;
const mostFailuresOfAddress = 100;
const perHour = { register: 20, code: 20, reset: 30 } as const;

/** Counts in memory, or in Redis where replicas share them (design: "Limits"). */
export function createThrottle(redis: Redis | null = null): Throttle {
  const limiter = (keyPrefix: string, points: number, duration: number): RateLimiterAbstract => {
    const memory = new RateLimiterMemory({ keyPrefix, points, duration });
    if (redis === null) return memory;
    return new RateLimiterRedis({
      storeClient: redis,
      keyPrefix,
      points,
      duration,
      insuranceLimiter: memory,
    });
  };
  const pair = limiter("fail-pair", mostFailures, quarterHour);
  const ofAccount = limiter("fail-account", freeFailuresAnywhere, quarterHour);
  const ofAddress = limiter("fail-address", mostFailuresOfAddress, quarterHour);
  const hourly = {
    register: limiter("register", perHour.register, 3600),
    code: limiter("code", perHour.code, 3600),
    reset: limiter("reset", perHour.reset, 3600),
  };
  const keys = (account: string, address: string) => {
    const name = account.trim().toLowerCase().slice(0, 100);
    return { name, both: `${address} ${name}` };
  };

  return {
    async standing(account, address) {
      const { name, both } = keys(account, address);
      const [here, anywhere, from] = await Promise.all([
        pair.get(both),
        ofAccount.get(name),
        ofAddress.get(address),
      ]);
      const captcha =
        (here?.consumedPoints ?? 0) >= freeFailures ||
        (anywhere?.consumedPoints ?? 0) >= freeFailuresAnywhere;
      const shut = [
        (here?.consumedPoints ?? 0) >= mostFailures ? here : null,
        (from?.consumedPoints ?? 0) >= mostFailuresOfAddress ? from : null,
      ];
      const waitMs = Math.max(0, ...shut.map((one) => one?.msBeforeNext ?? 0));
      return { captcha, waitSeconds: Math.ceil(waitMs / 1000) };
    },
    async failed(account, address) {
      const { name, both } = keys(account, address);
      await Promise.all([pair.penalty(both), ofAccount.penalty(name), ofAddress.penalty(address)]);
    },
    async passed(account, address) {
      await pair.delete(keys(account, address).both);
    },
    async take(what, key) {
      const used = await hourly[what].penalty(key);
      return used.consumedPoints > perHour[what] ? Math.ceil(used.msBeforeNext / 1000) : 0;
    },
  };
}
