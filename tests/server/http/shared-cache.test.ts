import { afterEach, expect, test, vi } from "vitest";
import { createReadCache } from "../../../server/http/cache.ts";
import { connectSharedStore } from "../../../server/http/shared-cache.ts";
import { createMetrics } from "../../../server/metrics.ts";
import { startRedis, type FakeRedis } from "../../harness/redis.ts";

const million = 1_000_000;
let redis: FakeRedis | null = null;
afterEach(async () => {
  await redis?.stop();
  redis = null;
});

async function replica(url: string) {
  const store = await connectSharedStore(url, () => undefined);
  // The store answers from its first round trip on; until then a read simply finds nothing.
  await vi.waitFor(async () => {
    store.set("ping", "pong", 1_000);
    expect(await store.get("ping")).toBe("pong");
  });
  return { store, cache: createReadCache(million, createMetrics(), store) };
}

test("what one replica loaded, another does not load again", async () => {
  redis = await startRedis();
  const first = await replica(redis.url);
  const second = await replica(redis.url);
  const value = { title: "grace", list: [1, 2] };
  await first.cache.read("movie /a", "short", () => Promise.resolve({ value, bytes: 10 }));
  await vi.waitFor(() => expect(redis?.values.has("gospel-media:movie /a")).toBe(true));

  const load = vi.fn();
  expect(await second.cache.read("movie /a", "short", load)).toEqual(value);
  expect(load).not.toHaveBeenCalled();
  first.store.close();
  second.store.close();
});

test("junk in the shared store counts as nothing", async () => {
  redis = await startRedis();
  const { cache, store } = await replica(redis.url);
  redis.values.set("gospel-media:movie /b", "{not json");
  const load = () => Promise.resolve({ value: 7, bytes: 1 });
  expect(await cache.read("movie /b", "short", load)).toBe(7);
  store.close();
});

test("a store that is away costs nothing but its sharing", async () => {
  const gone = await startRedis();
  await gone.stop();
  const store = await connectSharedStore(gone.url, () => undefined);
  const cache = createReadCache(million, createMetrics(), store);
  const load = () => Promise.resolve({ value: "from the host", bytes: 1 });
  expect(await cache.read("movie /c", "short", load)).toBe("from the host");
  store.close();
});
