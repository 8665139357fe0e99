import { Redis } from "ioredis";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createThrottle, type Throttle } from "../../../server/session/throttle.ts";

const minute = 60_000;
const home = "192.0.2.1";
const elsewhere = "203.0.113.9";

let throttle: Throttle;
beforeEach(() => {
  vi.useFakeTimers();
  throttle = createThrottle();
});
afterEach(() => {
  vi.useRealTimers();
});

async function fail(times: number, account: string, address: (n: number) => string = () => home) {
  for (let n = 0; n < times; n++) await throttle.attempt(account, address(n));
}
const free = { captcha: false, waitSeconds: 0 };

describe("failures to sign in", () => {
  it("ask for a captcha from the fifth on, of that account and from that address", async () => {
    await fail(4, "lydia");
    expect(await throttle.standing("lydia", home)).toEqual(free);
    await fail(1, "lydia");
    expect(await throttle.standing("lydia", home)).toEqual({ captcha: true, waitSeconds: 0 });
    expect(await throttle.standing("lydia", elsewhere)).toEqual(free);
    expect(await throttle.standing("demo", home)).toEqual(free);
  });

  it("know an account however it is written", async () => {
    await fail(3, " Lydia");
    await fail(2, "LYDIA ");
    expect(await throttle.standing("lydia", home)).toMatchObject({ captcha: true });
  });

  it("are forgotten a quarter of an hour after the first", async () => {
    await fail(5, "lydia");
    vi.advanceTimersByTime(15 * minute - 1);
    expect(await throttle.standing("lydia", home)).toMatchObject({ captcha: true });
    vi.advanceTimersByTime(1);
    expect(await throttle.standing("lydia", home)).toEqual(free);
  });

  it("are forgotten when the right password comes", async () => {
    await fail(5, "lydia");
    await throttle.passed("Lydia ", home);
    expect(await throttle.standing("lydia", home)).toEqual(free);
  });

  it("shut an account from one address after twenty, and say for how long", async () => {
    await fail(19, "lydia");
    expect(await throttle.standing("lydia", home)).toMatchObject({ waitSeconds: 0 });
    vi.advanceTimersByTime(5 * minute);
    await fail(1, "lydia");
    expect(await throttle.standing("lydia", home)).toEqual({ captcha: true, waitSeconds: 600 });
    expect(await throttle.standing("lydia", elsewhere)).toEqual(free);
  });

  it("from everywhere ask everybody for a captcha, and lock nobody out", async () => {
    await fail(200, "lydia", (n) => `198.51.100.${n}`);
    expect(await throttle.standing("lydia", elsewhere)).toEqual({ captcha: true, waitSeconds: 0 });
  });

  it("of one address at a hundred accounts shut that address only", async () => {
    for (let n = 0; n < 100; n++) await throttle.attempt(`member ${n}`, home);
    expect(await throttle.standing("somebody", home)).toEqual({ captcha: false, waitSeconds: 900 });
    expect(await throttle.standing("member 1", elsewhere)).toEqual(free);
  });
});

describe("what may be done so often an hour", () => {
  it.each([
    ["register", 20],
    ["code", 20],
    ["reset", 30],
  ] as const)("%s: %i times, then after the hour again", async (what, times) => {
    for (let n = 0; n < times; n++) expect(await throttle.take(what, home)).toBe(0);
    expect(await throttle.take(what, home)).toBe(3600);
    expect(await throttle.take(what, elsewhere)).toBe(0);
    vi.advanceTimersByTime(60 * minute);
    expect(await throttle.take(what, home)).toBe(0);
  });

  it("one does not count for the other", async () => {
    for (let n = 0; n < 21; n++) await throttle.take("code", home);
    expect(await throttle.take("register", home)).toBe(0);
    expect(await throttle.standing("lydia", home)).toEqual(free);
  });
});

it("goes on counting while Redis cannot be reached", async () => {
  const redis = new Redis({ lazyConnect: true, enableOfflineQueue: false, retryStrategy: null });
  throttle = createThrottle(redis);
  await fail(5, "lydia");
  expect(await throttle.standing("lydia", home)).toEqual({ captcha: true, waitSeconds: 0 });
  await throttle.passed("lydia", home);
  expect(await throttle.standing("lydia", home)).toEqual(free);
  redis.disconnect();
});
