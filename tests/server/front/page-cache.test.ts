import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeEach, describe, expect, test } from "vitest";
import {
  createPageCache,
  type CacheAnswer,
  type Page,
  type PageCache,
} from "../../../server/front/page-cache.ts";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const key = "zh-CN system full /";

let now: number;
let cache: PageCache;
beforeEach(() => {
  now = 1_000_000;
  cache = createPageCache(10 * 1024 * 1024, () => now);
});

const page = (words: string, more: Partial<Page> = {}): Page => ({
  status: 200,
  headers: [["content-type", "text/html; charset=utf-8"]],
  body: Buffer.from(words),
  data: null,
  timing: "",
  hit: null,
  degraded: false,
  staleMs: 0,
  ...more,
});

const wordsOf = (answer: CacheAnswer) =>
  ("stored" in answer ? answer.stored.identity : answer.page.body).toString();

/** Asks for the page; `rendered` tells whether it had to be made. */
async function get(made: Page) {
  let rendered = false;
  const answer = await cache.get(key, async () => {
    rendered = true;
    return made;
  });
  return { word: answer.word, words: wordsOf(answer), rendered, kept: "stored" in answer };
}

/** Lets a renewal that nobody waits for come to its end. */
const renewed = (words: string) =>
  expect.poll(() => cache.peekFresh(key)?.identity.toString()).toBe(words);

describe("a page that was kept", () => {
  test("is fresh for 30 seconds", async () => {
    expect(await get(page("one"))).toMatchObject({ word: "MISS", words: "one", kept: true });
    now += 30 * second - 1;
    expect(await get(page("two"))).toMatchObject({ word: "HIT", words: "one", rendered: false });
    expect(cache.peekFresh(key)?.identity.toString()).toBe("one");
    now += 1;
    expect(cache.peekFresh(key)).toBeNull();
    expect(cache.holds(key)).toBe(true);
  });

  test("then serves while it is made anew, for 10 minutes", async () => {
    await get(page("one"));
    now += 10 * minute - 1;
    expect(await get(page("two"))).toMatchObject({ word: "STALE", words: "one", rendered: true });
    await renewed("two");
    expect(await get(page("three"))).toMatchObject({ word: "HIT", words: "two" });
  });

  test("then is waited for", async () => {
    await get(page("one"));
    now += 10 * minute;
    expect(await get(page("two"))).toMatchObject({ word: "MISS", words: "two", rendered: true });
  });

  test("stands in for a failure for a day, and no longer", async () => {
    await get(page("one"));
    now += 24 * hour - 1;
    const failure = page("down", { status: 503 });
    expect(await get(failure)).toMatchObject({ word: "STALE", words: "one", rendered: true });
    expect(await get(failure)).toMatchObject({ word: "HIT", words: "one", rendered: false });
    now += 5 * second;
    expect(await get(failure)).toMatchObject({ word: "MISS", words: "down", kept: false });
  });

  test("survives a failed renewal, and is tried again after 5 seconds", async () => {
    await get(page("one"));
    now += minute;
    expect(await get(page("down", { status: 500 }))).toMatchObject({ word: "STALE", words: "one" });
    await renewed("one");
    now += 5 * second;
    expect(await get(page("two"))).toMatchObject({ word: "STALE", words: "one", rendered: true });
    await renewed("two");
  });

  test("gives way to a 404", async () => {
    await get(page("one"));
    now += 10 * minute;
    const gone = page("gone", { status: 404 });
    expect(await get(gone)).toMatchObject({ word: "MISS", words: "gone", kept: false });
    expect(cache.holds(key)).toBe(false);
    expect(await get(page("two"))).toMatchObject({ word: "MISS", words: "two" });
  });
});

test("a page that is not there is kept for 10 seconds, apart from the others", async () => {
  await get(page("no such page", { status: 404 }));
  expect(cache.peekFresh(key)?.identity.toString()).toBe("no such page");
  expect(cache.holds(key)).toBe(false);
  now += 10 * second;
  expect(cache.peekFresh(key)).toBeNull();
  await get(page("there now"));
  expect(cache.peekFresh(key)?.identity.toString()).toBe("there now");
});

test.each([303, 400, 500, 503])("a %i is never kept", async (status) => {
  for (const words of ["one", "two"]) {
    const answer = await get(page(words, { status }));
    expect(answer).toEqual({ word: "MISS", words, rendered: true, kept: false });
  }
  expect([cache.holds(key), cache.peekFresh(key)]).toEqual([false, null]);
});

describe("a page with a hole in it", () => {
  const torn = (words: string) => page(words, { degraded: true });

  test("is kept for 5 seconds where there is no whole one", async () => {
    expect(await get(torn("torn"))).toMatchObject({ word: "MISS", words: "torn", kept: true });
    now += 5 * second - 1;
    expect(await get(page("whole"))).toMatchObject({ word: "HIT", words: "torn" });
    now += 1;
    expect(await get(page("whole"))).toMatchObject({ word: "STALE", words: "torn" });
    await renewed("whole");
  });

  test("never replaces a whole one of the last day", async () => {
    await get(page("whole"));
    now += 23 * hour;
    expect(await get(torn("torn"))).toMatchObject({
      word: "STALE",
      words: "whole",
      rendered: true,
    });
    now += hour;
    expect(await get(torn("torn"))).toMatchObject({ word: "MISS", words: "torn" });
  });

  test("replaces another of its kind", async () => {
    await get(torn("one"));
    now += 10 * minute;
    expect(await get(torn("two"))).toMatchObject({ word: "MISS", words: "two", kept: true });
  });
});

describe("who comes at once", () => {
  test("waits for one rendering", async () => {
    let rendered = 0;
    const made = Promise.withResolvers<Page>();
    const asked = Array.from({ length: 50 }, () =>
      cache.get(key, () => {
        rendered += 1;
        return made.promise;
      }),
    );
    made.resolve(page("one"));
    const answers = await Promise.all(asked);
    expect(rendered).toBe(1);
    expect(new Set(answers.map(wordsOf))).toEqual(new Set(["one"]));
  });

  test("shares one renewal, too", async () => {
    await get(page("one"));
    now += minute;
    let rendered = 0;
    const made = Promise.withResolvers<Page>();
    const render = () => {
      rendered += 1;
      return made.promise;
    };
    const answers = await Promise.all([1, 2, 3].map(() => cache.get(key, render)));
    expect(answers.map((answer) => answer.word)).toEqual(["STALE", "STALE", "STALE"]);
    expect(rendered).toBe(1);
    made.resolve(page("two"));
    await renewed("two");
  });

  test("a rendering that breaks is not remembered", async () => {
    const broken = () => Promise.reject(new Error("broken"));
    await expect(cache.get(key, broken)).rejects.toThrow("broken");
    expect(await get(page("one"))).toMatchObject({ word: "MISS", words: "one" });
    now += minute;
    expect((await cache.get(key, broken)).word).toBe("STALE");
    expect(wordsOf(await cache.get(key, broken))).toBe("one");
  });
});

test("what is kept is ready to send, and bounded", async () => {
  const hit = { ac: "movie", id: 7, token: null, language: "zh-CN" } as const;
  await get(page("é".repeat(5_000), { hit }));
  const stored = cache.peekFresh(key);
  expect(stored?.hit).toEqual(hit);
  expect(stored?.etag).toMatch(/^W\/"[\w-]{22}"$/);
  expect(brotliDecompressSync(stored?.br ?? "")).toEqual(stored?.identity);
  expect(stored?.gzip).toBeNull();
  if (stored) await cache.addGzip(key, stored);
  expect(gunzipSync(stored?.gzip ?? "")).toEqual(stored?.identity);

  const small = createPageCache(100_000, () => now);
  const keys = Array.from({ length: 20 }, (_, at) => `key ${at}`);
  for (const one of keys) await small.get(one, async () => page("x".repeat(20_000)));
  expect(keys.filter((one) => small.holds(one)).length).toBeLessThan(6);
});

test("what is asked for once pushes out nothing; what is asked for again comes in", async () => {
  const small = createPageCache(100_000, () => now);
  const ask = (one: string) => small.get(one, async () => page("x".repeat(20_000)));
  await ask("popular");
  for (let n = 0; n < 1_000; n += 1) await ask(`once ${n}`);
  expect(small.holds("popular")).toBe(true);
  await ask("again");
  expect(small.holds("again")).toBe(false);
  await ask("again");
  expect(small.holds("again")).toBe(true);
});

test("a page that comes out as it was keeps its compressed copies", async () => {
  await get(page("the same"));
  const before = cache.peekFresh(key);
  if (before) await cache.addGzip(key, before);
  now += hour;
  expect(await get(page("the same"))).toMatchObject({ word: "MISS" });
  const after = cache.peekFresh(key);
  expect(after?.storedAt).toBe(now);
  expect(after?.br).toBe(before?.br);
  expect(after?.gzip).toBe(before?.gzip);
});
