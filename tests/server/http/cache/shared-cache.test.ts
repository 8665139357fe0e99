import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, describe, expect, it, test, vi } from "vitest";
import { createReadCache, policies, type Reading } from "../../../../server/http/cache/cache.ts";
import { openDiskStore } from "../../../../server/http/cache/disk-cache.ts";
import { Unavailable } from "../../../../server/http/errors.ts";
import type { KeptStore } from "../../../../server/http/cache/kept.ts";
import { connectSharedStore } from "../../../../server/http/cache/shared-cache.ts";
import { createMetrics } from "../../../../server/process/metrics.ts";
import { startRedis, type FakeRedis } from "../../../rigs/redis.ts";

const million = 1_000_000;
const prefix = "gospel-media:2:";
let redis: FakeRedis | null = null;
afterEach(async () => {
  await redis?.stop();
  redis = null;
});

async function replica(url: string) {
  const store = await connectSharedStore(url, () => undefined);
  // The store answers from its first round trip on; until then a read simply finds nothing.
  await vi.waitFor(async () => {
    store.set("ping", { at: 1, payload: "pong" }, 1_000);
    expect(await store.get("ping")).toEqual({ at: 1, payload: "pong" });
  });
  return { store, cache: createReadCache(million, createMetrics(), store) };
}

/** A host that sends `payload`; what is made of it is told from it. */
function reading(payload: unknown, more: Partial<Reading> = {}) {
  const parse = (sent: unknown) => ({ made: sent });
  const load = vi.fn(async () => ({ payload, value: parse(payload), bytes: 10 }));
  return { load, parse, ...more };
}
const down = () => vi.fn(() => Promise.reject(new Unavailable("down")));

test("what one replica loaded, another does not load again, but parses it anew", async () => {
  redis = await startRedis();
  const first = await replica(redis.url);
  const second = await replica(redis.url);
  const payload = { title: "grace", list: [1, 2] };
  await first.cache.read("movie /a", "short", reading(payload));
  await vi.waitFor(() => expect(redis?.values.has(`${prefix}movie /a`)).toBe(true));

  const other = reading("unasked", { parse: (sent) => ({ otherwise: sent }) });
  expect(await second.cache.read("movie /a", "short", other)).toEqual({ otherwise: payload });
  expect(other.load).not.toHaveBeenCalled();
  first.store.close();
  second.store.close();
});

test.each([
  "{not json",
  '{"value":{}}',
  "null",
  "[]",
  "7",
  '{"at":"x","payload":1}',
  '{"at":1}',
  '{"payload":1}',
])("junk in the shared store counts as nothing: %s", async (junk) => {
  redis = await startRedis();
  const { cache, store } = await replica(redis.url);
  redis.values.set(`${prefix}movie /b`, junk);
  expect(await cache.read("movie /b", "short", reading(7))).toEqual({ made: 7 });
  store.close();
});

test("what is kept and cannot be parsed any more counts as nothing", async () => {
  redis = await startRedis();
  const { cache, store } = await replica(redis.url);
  redis.values.set(`${prefix}movie /b`, JSON.stringify({ at: Date.now(), payload: {} }));
  const parse = (sent: unknown) => {
    if (sent === 7) return "seven";
    throw new Error("another shape");
  };
  const load = async () => ({ payload: 7, value: "seven", bytes: 1 });
  expect(await cache.read("movie /b", "short", { load, parse })).toBe("seven");
  store.close();
});

test("a store that is away costs nothing but its sharing", async () => {
  const gone = await startRedis();
  await gone.stop();
  const store = await connectSharedStore(gone.url, () => undefined);
  const cache = createReadCache(million, createMetrics(), store);
  expect(await cache.read("movie /c", "short", reading("here"))).toEqual({ made: "here" });
  store.close();
});

describe("the store on disk", () => {
  const folders: string[] = [];
  const stores: KeptStore[] = [];
  afterEach(() => {
    for (const store of stores.splice(0)) store.close();
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });
  function folderOfOwn(): string {
    const folder = mkdtempSync(join(tmpdir(), "kept-"));
    folders.push(folder);
    return folder;
  }
  /** A process that starts on the folder: nothing in memory, what is kept beside it. */
  function start(folder: string) {
    const store = openDiskStore(folder, (error) => {
      throw error;
    });
    stores.push(store);
    return createReadCache(million, createMetrics(), store);
  }

  it("outlives the process: what is fresh is not asked for again", async () => {
    const folder = folderOfOwn();
    await start(folder).read("movie /a", "hour", reading({ a: 1 }));
    const again = reading("unasked");
    expect(await start(folder).read("movie /a", "hour", again)).toEqual({ made: { a: 1 } });
    expect(again.load).not.toHaveBeenCalled();
  });

  it("stands in after a restart while the host is away, and says how old it is", async () => {
    const folder = folderOfOwn();
    const { freshMs, staleMs } = policies.short;
    const store = openDiskStore(folder, () => undefined);
    stores.push(store);
    const at = Date.now() - freshMs - 60_000;
    store.set("movie /a", { at, payload: "old" }, staleMs);
    const onStale = vi.fn();
    const failing = reading("", { load: down(), onStale });
    expect(await start(folder).read("movie /a", "short", failing)).toEqual({ made: "old" });
    expect(onStale.mock.calls[0]?.[0]).toBeGreaterThan(59_000);
    expect(failing.load).toHaveBeenCalledTimes(1);
  });

  it("has nothing to say beyond the stale window", async () => {
    const folder = folderOfOwn();
    const store = openDiskStore(folder, () => undefined);
    stores.push(store);
    store.set("movie /a", { at: Date.now() - 2 * policies.short.staleMs, payload: "old" }, 1e9);
    store.set("movie /b", { at: Date.now(), payload: "gone" }, -1);
    const cache = start(folder);
    for (const key of ["movie /a", "movie /b"]) {
      const failing = reading("", { load: down() });
      await expect(cache.read(key, "short", failing)).rejects.toBeInstanceOf(Unavailable);
    }
  });

  it("is shared: what one process read another knows, and who writes for long costs no keeping", async () => {
    const folder = folderOfOwn();
    const faults: unknown[] = [];
    const [one, other] = [1, 2].map(() => openDiskStore(folder, (error) => faults.push(error)));
    if (one === undefined || other === undefined) throw new Error("two were opened");
    stores.push(one, other);
    one.set("movie /a", { at: Date.now(), payload: "a" }, 60_000);
    expect(await other.get("movie /a")).toMatchObject({ payload: "a" });

    const file = readdirSync(folder).find((name) => name.endsWith(".sqlite")) ?? "";
    const busy = new DatabaseSync(join(folder, file));
    busy.exec("BEGIN IMMEDIATE");
    other.set("movie /b", { at: Date.now(), payload: "b" }, 60_000);
    expect(await other.get("movie /b")).toBeNull();
    busy.exec("ROLLBACK");
    busy.close();
    other.set("movie /b", { at: Date.now(), payload: "b" }, 60_000);
    expect(await one.get("movie /b")).toMatchObject({ payload: "b" });
    expect(faults).toEqual([]);
  });

  it("stays small: what is of use for the shortest time goes first", async () => {
    const store = openDiskStore(folderOfOwn(), (error) => {
      throw error;
    });
    stores.push(store);
    const payload = "x".repeat(400_000);
    for (let n = 0; n < 200; n += 1) store.set(`k ${n}`, { at: 1, payload }, 60_000 + n * 1_000);
    expect(await store.get("k 0")).toBeNull();
    expect(await store.get("k 199")).not.toBeNull();
  });
});
