import type { Redis } from "ioredis";
import {
  RateLimiterMemory,
  RateLimiterRedis,
  type RateLimiterAbstract,
  type RateLimiterRes,
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
  /** Counts an attempt as failed until it is known to be none, and says how it stands before it. */
  attempt(account: string, address: string): Promise<Standing>;
  /** The attempt told nothing about the account: nobody was asked, or nobody answered. */
  takeBack(account: string, address: string): Promise<void>;
  passed(account: string, address: string): Promise<void>;
  /** Takes one of the points an hour of each key; seconds to wait where there is none left, else 0. */
  take(what: Taken, ...keys: string[]): Promise<number>;
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
/** A picture to read is good for one answer. */
const perHour = { register: 20, code: 20, reset: 30, captcha: 1 } as const;
type Taken = keyof typeof perHour;

type Used = Pick<RateLimiterRes, "consumedPoints" | "msBeforeNext"> | null;

/** `own` points of those counted belong to the attempt that asks. */
function standingAfter([here, anywhere, from]: Used[], own = 0): Standing {
  const failures = (used: Used | undefined) => (used?.consumedPoints ?? 0) - own;
  const captcha = failures(here) >= freeFailures || failures(anywhere) >= freeFailuresAnywhere;
  const shut = [
    failures(here) >= mostFailures ? here : null,
    failures(from) >= mostFailuresOfAddress ? from : null,
  ];
  const waitMs = Math.max(0, ...shut.map((one) => one?.msBeforeNext ?? 0));
  return { captcha, waitSeconds: Math.ceil(waitMs / 1000) };
}

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
    captcha: limiter("captcha", perHour.captcha, 3600),
  };
  const keys = (account: string, address: string) => {
    const name = account.trim().toLowerCase().slice(0, 100);
    return { name, both: `${address} ${name}` };
  };

  return {
    async standing(account, address) {
      const { name, both } = keys(account, address);
      const used = await Promise.all([pair.get(both), ofAccount.get(name), ofAddress.get(address)]);
      return standingAfter(used);
    },
    async attempt(account, address) {
      const { name, both } = keys(account, address);
      const used = await Promise.all([
        pair.penalty(both),
        ofAccount.penalty(name),
        ofAddress.penalty(address),
      ]);
      return standingAfter(used, 1);
    },
    async takeBack(account, address) {
      const { name, both } = keys(account, address);
      await Promise.all([pair.reward(both), ofAccount.reward(name), ofAddress.reward(address)]);
    },
    async passed(account, address) {
      const { name, both } = keys(account, address);
      await Promise.all([pair.delete(both), ofAccount.reward(name), ofAddress.reward(address)]);
    },
    async take(what, ...keys) {
      const names = keys.map((key) => key.trim().toLowerCase().slice(0, 120));
      const used = await Promise.all(names.map((name) => hourly[what].penalty(name)));
      const over = used.filter(({ consumedPoints }) => consumedPoints > perHour[what]);
      return Math.ceil(Math.max(0, ...over.map(({ msBeforeNext }) => msBeforeNext)) / 1000);
    },
  };
}
