import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  createReadCache,
  policies,
  refusalMs,
  type CachePolicy,
  type Loaded,
  type ReadCache,
} from "../../../../server/http/cache/cache.ts";
import { NotFound, Refused, Unavailable } from "../../../../server/http/errors.ts";
import { createMetrics } from "../../../../server/process/metrics.ts";

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

const loaded = (value: unknown, bytes = 10) => ({ payload: value, value, bytes });
const parse = (payload: unknown) => payload;

function read(
  cache: ReadCache,
  key: string,
  policy: CachePolicy,
  load: () => Promise<Loaded>,
  since?: number,
) {
  return cache.read(key, policy, { load, parse, since });
}
const gives = (value: unknown) => vi.fn(async () => loaded(value));
const fails = (error: Error) => vi.fn((): Promise<Loaded> => Promise.reject(error));

/** A load that waits to be told. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<Loaded>();
  return { load: vi.fn(() => promise), give: (value: unknown) => resolve(loaded(value)), reject };
}

const create = (bytes = 1_000_000) => createReadCache(bytes, createMetrics());

describe.each(Object.keys(policies) as CachePolicy[])("policy %s", (policy) => {
  const { freshMs, staleMs } = policies[policy];

  it("asks once while fresh", async () => {
    const cache = create();
    const load = gives(1);
    expect(await read(cache, "k", policy, load)).toBe(1);
    pass(freshMs - second);
    expect(await read(cache, "k", policy, load)).toBe(1);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("serves a stale value at once while it refreshes, to the end of the stale window", async () => {
    const cache = create();
    await read(cache, "k", policy, gives("old"));
    pass(freshMs + staleMs - second);
    const next = held();
    expect(await read(cache, "k", policy, next.load)).toBe("old");
    expect(await read(cache, "k", policy, next.load)).toBe("old");
    expect(next.load).toHaveBeenCalledTimes(1);
    next.give("new");
    await settle();
    expect(await read(cache, "k", policy, gives("unasked"))).toBe("new");
  });

  it("serves a stale value when the host fails, again and again", async () => {
    const cache = create();
    await read(cache, "k", policy, gives("old"));
    pass(freshMs + second);
    for (const step of [1, 2, 3]) {
      const load = fails(new Unavailable("down"));
      expect(await read(cache, "k", policy, load)).toBe("old");
      await settle();
      expect(load).toHaveBeenCalledTimes(1);
      pass(step * second);
    }
    expect(await read(cache, "k", policy, gives("new"))).toBe("old");
    await settle();
    expect(await read(cache, "k", policy, gives("newer"))).toBe("new");
  });

  it("has nothing to serve beyond the stale window", async () => {
    const cache = create();
    await read(cache, "k", policy, gives("old"));
    pass(freshMs + staleMs + second);
    const down = new Unavailable("down");
    await expect(read(cache, "k", policy, fails(down))).rejects.toBe(down);
    expect(await read(cache, "k", policy, gives("new"))).toBe("new");
  });
});

describe("many at once", () => {
  it("share one load", async () => {
    const cache = create();
    const { load, give } = held();
    const reads = Array.from({ length: 50 }, () => read(cache, "k", "short", load));
    give("one");
    expect(await Promise.all(reads)).toEqual(Array.from({ length: 50 }, () => "one"));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("share one failure, each with the reason", async () => {
    const cache = create();
    const { load, reject } = held();
    const reads = [1, 2, 3].map(() => read(cache, "k", "short", load));
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
    expect(await read(cache, "a", "short", gives("of a"))).toBe("of a");
    expect(await read(cache, "b", "short", gives("of b"))).toBe("of b");
  });
});

describe.each([new NotFound("no such album"), new Refused("已下架")])(
  "an answer of no (%o)",
  (no) => {
    it("is remembered for a moment", async () => {
      const cache = create();
      const load = fails(no);
      await expect(read(cache, "k", "bible", load)).rejects.toBe(no);
      pass(refusalMs - second);
      await expect(read(cache, "k", "bible", load)).rejects.toBe(no);
      expect(load).toHaveBeenCalledTimes(1);
    });

    it("replaces a stale value, so that what was taken down does not stay", async () => {
      const cache = create();
      await read(cache, "k", "short", gives("old"));
      pass(policies.short.freshMs + second);
      expect(await read(cache, "k", "short", fails(no))).toBe("old");
      await settle();
      await expect(read(cache, "k", "short", gives("unasked"))).rejects.toBe(no);
    });

    it("is asked again after that", async () => {
      const cache = create();
      await expect(read(cache, "k", "short", fails(no))).rejects.toBe(no);
      pass(refusalMs + second);
      expect(await read(cache, "k", "short", gives("back"))).toBe("back");
    });
  },
);

describe("what is not there", () => {
  const minute = 60 * second;

  it.each(["day", "bible"] as const)("is looked for again within minutes (%s)", async (policy) => {
    const cache = create();
    const load = fails(new NotFound("no such chapter"));
    await expect(read(cache, "k", policy, load)).rejects.toThrow();
    pass(4 * minute);
    await expect(read(cache, "k", policy, load)).rejects.toThrow();
    expect(load).toHaveBeenCalledTimes(1);
    pass(2 * minute);
    expect(await read(cache, "k", policy, gives("there now"))).toBe("there now");
  });

  it("is looked for at once where something newer is wanted", async () => {
    const cache = create();
    await expect(read(cache, "k", "bible", fails(new NotFound("none")))).rejects.toThrow();
    pass(second);
    const since = performance.timeOrigin + clock;
    expect(await read(cache, "k", "bible", gives("imported"), since)).toBe("imported");
  });
});

describe("a read that must be newer than some moment", () => {
  const now = () => performance.timeOrigin + clock;

  it("takes what was asked for since then, and asks where nothing was", async () => {
    const cache = create();
    await read(cache, "k", "short", gives("before"));
    pass(second);
    const since = now();
    pass(second);
    const load = gives("after");
    expect(await read(cache, "k", "short", load, since)).toBe("after");
    expect(await read(cache, "k", "short", load, since)).toBe("after");
    expect(await read(cache, "k", "short", load)).toBe("after");
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("does not take an answer that was on its way before", async () => {
    const cache = create();
    const early = held();
    const first = read(cache, "k", "short", early.load);
    pass(second);
    const late = read(cache, "k", "short", gives("after"), now());
    early.give("before");
    expect(await first).toBe("before");
    expect(await late).toBe("after");
  });

  it("is better old than not at all", async () => {
    const cache = create();
    await read(cache, "k", "short", gives("before"));
    pass(second);
    expect(await read(cache, "k", "short", fails(new Unavailable("down")), now())).toBe("before");
  });

  it("is shared by all who ask at once", async () => {
    const cache = create();
    const { load, give } = held();
    const since = now();
    const reads = [1, 2, 3].map(() => read(cache, "k", "short", load, since));
    give("one");
    expect(await Promise.all(reads)).toEqual(["one", "one", "one"]);
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe("a failure", () => {
  it("is never stored: the next read asks again", async () => {
    const cache = create();
    const down = new Unavailable("down");
    const load = fails(down);
    await expect(read(cache, "k", "short", load)).rejects.toBe(down);
    await expect(read(cache, "k", "short", load)).rejects.toBe(down);
    expect(load).toHaveBeenCalledTimes(2);
    expect(await read(cache, "k", "short", gives("up"))).toBe("up");
  });
});

describe("room", () => {
  const large = (value: string) => vi.fn(async () => loaded(value, 1_000));

  it("is not taken from what is there by what is asked for once", async () => {
    const cache = create(3_000);
    await read(cache, "a", "short", large("a"));
    await read(cache, "b", "short", large("b"));
    for (const key of Array.from({ length: 50 }, (_, index) => `new ${index}`)) {
      expect(await read(cache, key, "short", large(key))).toBe(key);
    }
    expect(await read(cache, "a", "short", gives("unasked"))).toBe("a");
    expect(await read(cache, "b", "short", gives("unasked"))).toBe("b");
  });

  it("is given to what is asked for again, from what was read longest ago", async () => {
    const cache = create(3_000);
    await read(cache, "a", "short", large("a"));
    await read(cache, "b", "short", large("b"));
    await read(cache, "c", "short", large("c"));
    await read(cache, "c", "short", large("c"));
    expect(await read(cache, "c", "short", gives("unasked"))).toBe("c");
    expect(await read(cache, "a", "short", gives("a again"))).toBe("a again");
  });

  it("is not taken by one value larger than all of it, which is served all the same", async () => {
    const cache = create(1_000);
    expect(await read(cache, "a", "short", async () => loaded("huge", 5_000))).toBe("huge");
  });
});
