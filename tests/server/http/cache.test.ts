import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createReadCache, policies, type CachePolicy } from "../../../server/http/cache.ts";
import { NotFound, Unavailable } from "../../../server/http/errors.ts";
import { createMetrics } from "../../../server/metrics.ts";

const second = 1_000;

// The cache reads `performance.now` and remembers it until a timer of 1 ms; so both are ours.
let clock: number;
beforeEach(() => {
  clock = 1_000_000;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.spyOn(performance, "now").mockImplementation(() => clock);
});
afterEach(() => void vi.useRealTimers());

function pass(ms: number): void {
  clock += ms;
  vi.advanceTimersByTime(10);
}

/** Lets promises that are already settled run their course. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

const loaded = (value: unknown, bytes = 10) => ({ value, bytes });
const gives = (value: unknown) => vi.fn(async () => loaded(value));
const fails = (error: Error) => vi.fn(() => Promise.reject(error));

/** A load that waits to be told. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<{ value: unknown; bytes: number }>();
  return { load: vi.fn(() => promise), give: (value: unknown) => resolve(loaded(value)), reject };
}

const create = (bytes = 1_000_000) => createReadCache(bytes, createMetrics());

describe.each(Object.keys(policies) as CachePolicy[])("policy %s", (policy) => {
  const { freshMs, staleMs } = policies[policy];

  it("asks once while fresh", async () => {
    const cache = create();
    const load = gives(1);
    expect(await cache.read("k", policy, load)).toBe(1);
    pass(freshMs - second);
    expect(await cache.read("k", policy, load)).toBe(1);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("serves a stale value at once while it refreshes, to the end of the stale window", async () => {
    const cache = create();
    await cache.read("k", policy, gives("old"));
    pass(freshMs + staleMs - second);
    const next = held();
    expect(await cache.read("k", policy, next.load)).toBe("old");
    expect(await cache.read("k", policy, next.load)).toBe("old");
    expect(next.load).toHaveBeenCalledTimes(1);
    next.give("new");
    await settle();
    expect(await cache.read("k", policy, gives("unasked"))).toBe("new");
  });

  it("serves a stale value when the host fails, again and again", async () => {
    const cache = create();
    await cache.read("k", policy, gives("old"));
    pass(freshMs + second);
    for (const step of [1, 2, 3]) {
      const load = fails(new Unavailable("down"));
      expect(await cache.read("k", policy, load)).toBe("old");
      await settle();
      expect(load).toHaveBeenCalledTimes(1);
      pass(step * second);
    }
    expect(await cache.read("k", policy, gives("new"))).toBe("old");
    await settle();
    expect(await cache.read("k", policy, gives("newer"))).toBe("new");
  });

  it("has nothing to serve beyond the stale window", async () => {
    const cache = create();
    await cache.read("k", policy, gives("old"));
    pass(freshMs + staleMs + second);
    const down = new Unavailable("down");
    await expect(cache.read("k", policy, fails(down))).rejects.toBe(down);
    expect(await cache.read("k", policy, gives("new"))).toBe("new");
  });
});

describe("many at once", () => {
  it("share one load", async () => {
    const cache = create();
    const { load, give } = held();
    const reads = Array.from({ length: 50 }, () => cache.read("k", "short", load));
    give("one");
    expect(await Promise.all(reads)).toEqual(Array.from({ length: 50 }, () => "one"));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("share one failure, each with the reason", async () => {
    const cache = create();
    const { load, reject } = held();
    const reads = [1, 2, 3].map(() => cache.read("k", "short", load));
    const outcomes = Promise.allSettled(reads);
    const down = new Unavailable("down");
    reject(down);
    for (const outcome of await outcomes) {
      expect(outcome).toMatchObject({ status: "rejected", reason: down });
    }
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("of different keys do not share", async () => {
    const cache = create();
    expect(await cache.read("a", "short", gives("of a"))).toBe("of a");
    expect(await cache.read("b", "short", gives("of b"))).toBe("of b");
  });
});

describe("a thing that is not there", () => {
  it("is remembered for as long as a value is", async () => {
    const cache = create();
    const load = fails(new NotFound("no such album"));
    await expect(cache.read("k", "short", load)).rejects.toBeInstanceOf(NotFound);
    pass(policies.short.freshMs - second);
    await expect(cache.read("k", "short", load)).rejects.toBeInstanceOf(NotFound);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("replaces a stale value, so that what was taken down does not stay", async () => {
    const cache = create();
    await cache.read("k", "short", gives("old"));
    pass(policies.short.freshMs + second);
    expect(await cache.read("k", "short", fails(new NotFound("taken down")))).toBe("old");
    await settle();
    await expect(cache.read("k", "short", gives("unasked"))).rejects.toBeInstanceOf(NotFound);
  });

  it("may come back", async () => {
    const cache = create();
    await expect(cache.read("k", "short", fails(new NotFound("no")))).rejects.toThrow();
    pass(policies.short.freshMs + second);
    await expect(cache.read("k", "short", gives("back"))).rejects.toBeInstanceOf(NotFound);
    await settle();
    expect(await cache.read("k", "short", gives("unasked"))).toBe("back");
  });
});

describe("a failure", () => {
  it("is never stored: the next read asks again", async () => {
    const cache = create();
    const down = new Unavailable("down");
    const load = fails(down);
    await expect(cache.read("k", "short", load)).rejects.toBe(down);
    await expect(cache.read("k", "short", load)).rejects.toBe(down);
    expect(load).toHaveBeenCalledTimes(2);
    expect(await cache.read("k", "short", gives("up"))).toBe("up");
  });
});

describe("room", () => {
  it("is given to what was read last, counted in bytes", async () => {
    const cache = create(3_000);
    await cache.read("a", "short", async () => loaded("a", 1_000));
    await cache.read("b", "short", async () => loaded("b", 1_000));
    await cache.read("c", "short", async () => loaded("c", 1_000));
    const again = gives("a again");
    expect(await cache.read("a", "short", again)).toBe("a again");
    expect(again).toHaveBeenCalledTimes(1);
    expect(await cache.read("c", "short", gives("unasked"))).toBe("c");
  });

  it("is not taken by one value larger than all of it, which is served all the same", async () => {
    const cache = create(1_000);
    expect(await cache.read("a", "short", async () => loaded("huge", 5_000))).toBe("huge");
  });
});
