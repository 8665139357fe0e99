import { Redis } from "ioredis";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createCounters, mostKeys } from "../../../server/session/counters.ts";
import { limits } from "../../../server/session/limits.ts";
import type { Visitor } from "../../../server/session/standing.ts";
import { createThrottle, type Throttle } from "../../../server/session/throttle.ts";

const minute = 60_000;
const from = (address: string): Visitor => ({ address, deviceOf: async () => null });
/** A browser that knows lydia. */
const known = (address: string): Visitor => ({
  address,
  deviceOf: async (account) => (account.toLowerCase() === "lydia" ? "her-browser" : null),
});
const home = from("192.0.2.1");
const elsewhere = from("203.0.113.9");

let throttle: Throttle;
beforeEach(() => {
  vi.useFakeTimers();
  throttle = createThrottle();
});
afterEach(() => {
  vi.useRealTimers();
});

async function fail(times: number, account: string, who: (n: number) => Visitor = () => home) {
  for (let n = 0; n < times; n++) await throttle.attempt(account, who(n));
}
const free = { captcha: false, waitSeconds: 0 };
const asked = { captcha: true, waitSeconds: 0 };

describe("failures to sign in", () => {
  it("ask for a captcha from the fifth on, of that account and from that address", async () => {
    await fail(4, "lydia");
    expect(await throttle.standing("lydia", home)).toEqual(free);
    await fail(1, "lydia");
    expect(await throttle.standing("lydia", home)).toEqual(asked);
    expect(await throttle.standing("lydia", elsewhere)).toEqual(free);
    expect(await throttle.standing("demo", home)).toEqual(free);
  });

  it("know an account however it is written", async () => {
    for (const name of [" Lydia", "LYDIA ", "ｌｙｄｉａ", "lýdia", "ly\u200bdia"])
      await fail(1, name);
    expect(await throttle.standing("lydia", home)).toEqual(asked);
  });

  it("are forgotten a quarter of an hour after the first", async () => {
    await fail(5, "lydia");
    vi.advanceTimersByTime(15 * minute - 1);
    expect(await throttle.standing("lydia", home)).toEqual(asked);
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
    await fail(200, "lydia", (n) => from(`198.51.100.${n}`));
    expect(await throttle.standing("lydia", elsewhere)).toEqual(asked);
  });

  it("from everywhere ask nothing of a browser that knows the account, wherever it is", async () => {
    await fail(200, "lydia", (n) => from(`198.51.100.${n}`));
    await fail(20, "lydia");
    for (const { address } of [home, elsewhere]) {
      expect(await throttle.standing("lydia", known(address))).toEqual(free);
      expect(await throttle.attempt("lydia", known(address))).toEqual(free);
    }
    expect(await throttle.standing("demo", known("203.0.113.9"))).toEqual(free);
  });

  it("of that browser itself count for it, and for nobody else", async () => {
    await fail(20, "lydia", (n) => known(`198.51.100.${n}`));
    expect(await throttle.standing("lydia", known(home.address))).toMatchObject({ captcha: true });
    expect(await throttle.standing("lydia", home)).toEqual(free);
  });

  it("of one address at a hundred accounts shut that address only", async () => {
    for (let n = 0; n < 100; n++) await throttle.attempt(`member ${n}`, home);
    expect(await throttle.standing("somebody", home)).toEqual({ captcha: false, waitSeconds: 900 });
    expect(await throttle.standing("member 1", elsewhere)).toEqual(free);
  });

  it("of an address that is shut count against no account", async () => {
    for (let n = 0; n < 100; n++) await throttle.attempt(`member ${n}`, home);
    await fail(60, "lydia");
    vi.advanceTimersByTime(15 * minute - 1);
    expect(await throttle.standing("lydia", elsewhere)).toEqual(free);
    // Each of the fifty that make it ask everybody was let through somewhere.
    await fail(49, "lydia", (n) => from(`198.51.100.${n}`));
    expect(await throttle.standing("lydia", elsewhere)).toEqual(free);
    await fail(1, "lydia", () => elsewhere);
    expect(await throttle.standing("lydia", elsewhere)).toEqual(asked);
  });
});

describe("what may be done so often an hour", () => {
  it.each([
    ["register", 20],
    ["code", 20],
    ["proof", 30],
  ] as const)("%s: %i times from an address, then after the hour again", async (what, times) => {
    for (let n = 0; n < times; n++) {
      expect(await throttle.take(what, home, `name ${n}`)).toEqual(free);
    }
    expect(await throttle.take(what, home, "name")).toEqual({ captcha: false, waitSeconds: 3600 });
    expect(await throttle.take(what, elsewhere, "name")).toEqual(free);
    vi.advanceTimersByTime(60 * minute);
    expect(await throttle.take(what, home, "name")).toEqual(free);
  });

  it.each([
    ["code", 20],
    ["proof", 30],
  ] as const)("%s: of an account beyond %i it asks, and never refuses", async (what, times) => {
    for (let n = 0; n < 200; n++) {
      const { captcha, waitSeconds } = await throttle.take(what, from(`198.51.100.${n}`), "lydia");
      expect([captcha, waitSeconds]).toEqual([n >= times, 0]);
    }
    expect(await throttle.take(what, known("203.0.113.10"), "lydia")).toEqual(free);
    expect(await throttle.take(what, elsewhere, "demo")).toEqual(free);
  });

  it("says beforehand whether the next one will be asked", async () => {
    for (let n = 0; n < 19; n++) await throttle.take("code", from(`198.51.100.${n}`), "lydia");
    expect(await throttle.next("code", elsewhere, "lydia")).toEqual(free);
    await throttle.take("code", home, "lydia");
    expect(await throttle.next("code", elsewhere, "lydia")).toEqual(asked);
  });

  it("an address that is refused takes nothing from an account", async () => {
    for (let n = 0; n < 20; n++) await throttle.take("code", home, `name ${n}`);
    for (let n = 0; n < 60; n++) await throttle.take("code", home, "lydia");
    expect(await throttle.take("code", elsewhere, "lydia")).toEqual(free);
  });

  it("gives back what told nothing", async () => {
    for (let n = 0; n < 100; n++) {
      expect(await throttle.take("proof", home, "lydia")).toEqual(free);
      await throttle.giveBack("proof", home, "lydia");
    }
  });

  it("one does not count for the other", async () => {
    for (let n = 0; n < 21; n++) await throttle.take("code", home, "lydia");
    expect(await throttle.take("register", home)).toEqual(free);
    expect(await throttle.take("proof", home, "lydia")).toEqual(free);
    expect(await throttle.standing("lydia", home)).toEqual(free);
  });
});

describe("what visitors send", () => {
  it("is refused beyond an address's limit, and beyond a member's wherever he is", async () => {
    const { address } = limits.hourly.vote;
    for (let n = 0; n < address; n++)
      expect(await throttle.write("vote", home.address, null)).toBe(0);
    expect(await throttle.write("vote", home.address, null)).toBe(3600);
    expect(await throttle.write("vote", elsewhere.address, null)).toBe(0);
    for (let n = 0; n < 20; n++) {
      expect(await throttle.write("comment", `198.51.100.${n}`, 7)).toBe(0);
    }
    expect(await throttle.write("comment", elsewhere.address, 7)).toBe(3600);
    expect(await throttle.write("comment", elsewhere.address, 8)).toBe(0);
  });
});

it("a challenge is good for one answer", async () => {
  const answers = await Promise.all(["a", "a", "b"].map((id) => throttle.once(id)));
  expect(answers).toEqual([true, false, true]);
});

it("holds so many keys and no more, the latest of them", async () => {
  const counter = createCounters(null)("test", 60);
  for (let n = 0; n < mostKeys + 10; n++) await counter.penalty(`key ${n}`);
  const held = await Promise.all([0, 9, 10, mostKeys + 9].map((n) => counter.get(`key ${n}`)));
  expect(held.map((one) => one?.consumedPoints ?? 0)).toEqual([0, 0, 1, 1]);
});

it("goes on counting while Redis cannot be reached", async () => {
  const redis = new Redis({ lazyConnect: true, enableOfflineQueue: false, retryStrategy: null });
  throttle = createThrottle(redis);
  await fail(5, "lydia");
  expect(await throttle.standing("lydia", home)).toEqual(asked);
  await throttle.passed("lydia", home);
  expect(await throttle.standing("lydia", home)).toEqual(free);
  for (let n = 0; n < limits.hourly.vote.address + 1; n++)
    await throttle.write("vote", home.address, null);
  expect(await throttle.write("vote", home.address, null)).toBeGreaterThan(0);
  redis.disconnect();
});
