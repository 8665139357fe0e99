import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { pageKeyOf } from "../../../server/front/page-key.ts";
import { embeddedVersions } from "../../../server/upstreams/bible/versions.ts";

let revision = "0 0";
const bible = { versions: () => embeddedVersions, revision: () => revision };
const keyOf = (target: string, cookie = "") =>
  pageKeyOf({ method: "GET", headers: { cookie } } as IncomingMessage, target, bible);
const looks = "bfont=26; bcolor=2; bversions=kjv,hhb; audioV=1";

describe("the settings of the Bible", () => {
  it("make another page of a chapter, and of nothing else", () => {
    expect(keyOf("/bibles/0/43/3.html", looks)?.key).not.toBe(keyOf("/bibles/0/43/3.html")?.key);
    expect(keyOf("/bibles-search/x/0/0/0", looks)?.key).not.toBe(
      keyOf("/bibles-search/x/0/0/0")?.key,
    );
    expect(keyOf("/", looks)?.key).toBe(keyOf("/")?.key);
    expect(keyOf("/biblesque", looks)?.key).toBe(keyOf("/biblesque")?.key);
  });

  it("are known by what they mean: odd ones are as good as none", () => {
    const odd = "bfont=15; bcolor=9; bversions=<script>; audioV=x; other=1";
    expect(keyOf("/bibles/0/43/3.html", odd)).toEqual(keyOf("/bibles/0/43/3.html"));
  });

  it("are of a catalogue: another one makes another page of a chapter, and of nothing else", () => {
    const before = [keyOf("/bibles/0/43/3.html")?.key, keyOf("/")?.key];
    revision = "0 1";
    const after = [keyOf("/bibles/0/43/3.html")?.key, keyOf("/")?.key];
    expect([after[0] === before[0], after[1] === before[1]]).toEqual([false, true]);
  });

  it("name versions there are: others make no page of their own", () => {
    const odd = keyOf("/bibles/0/43/3.html", "bversions=nope,kjv,zzz");
    expect(odd).toEqual(keyOf("/bibles/0/43/3.html", "bversions=kjv"));
  });

  it("reach the page, and nothing else of the visitor's cookies does", () => {
    const key = keyOf("/bibles/0/43/3.html?v=16&utm=1", `${looks}; secret=1`);
    if (key === null) throw new Error("a chapter is a page for everybody");
    expect(key.target).toBe("/bibles/0/43/3.html?v=16");
    expect(key.known).toEqual({
      preferences: { language: "zh-CN", theme: null, lite: false },
      biblePreferences: { font: 26, color: 2, versions: ["kjv", "hhb"], audio: 1 },
    });
  });
});

describe("the verses an address names", () => {
  it.each(["3-7", "16"])("%s reach the page", (verses) => {
    expect(keyOf(`/bibles/0/43/3.html?v=${verses}`)?.target).toBe(
      `/bibles/0/43/3.html?v=${verses}`,
    );
  });
  it.each(["3-", "x", "3-7-9", "1e3"])("%s do not", (verses) => {
    expect(keyOf(`/bibles/0/43/3.html?v=${verses}`)?.target).toBe("/bibles/0/43/3.html");
  });
});

describe("words an address names", () => {
  it.each(["恩典", "grace and peace", "a&b=c"])("%s reach the page that reads them", (tag) => {
    const target = `/shorts/index.html?${new URLSearchParams({ tag, id: "3" })}`;
    expect(keyOf(`${target}&utm=1`)?.target).toBe(target);
    expect(keyOf(`/lives?${new URLSearchParams({ type: tag })}`)?.target).toBe("/lives");
  });
  it("and ids, however long a host's are", () => {
    const target = "/shorts/index.html?id=2147483647";
    expect(keyOf(target)?.target).toBe(target);
    expect(keyOf("/html/1/2.html?t=12345678")?.target).toBe("/html/1/2.html");
  });
  it.each(["", "x".repeat(61), "a\u0000b", "a\nb"])("%j do not", (tag) => {
    const target = `/shorts/index.html?${new URLSearchParams({ tag })}`;
    expect(keyOf(target)?.target).toBe("/shorts/index.html");
  });
});

it.each([
  ["/html/1/2.html?t=007", "/html/1/2.html?t=7"],
  ["/bibles/0/43/3.html?v=03-07", "/bibles/0/43/3.html?v=3-7"],
  ["/shorts?id=0012", "/shorts?id=12"],
  ["/articles?day=2026-01-02", "/articles?day=2026-01-02"],
])("a number has one spelling: %s", (target, canonical) => {
  expect(keyOf(target)?.target).toBe(canonical);
});

it.each([
  ["/", "home"],
  ["/movies/index.html", "home"],
  ["/content/view/movid/1001", "albums"],
  ["/html/1001/10001.html", "albums"],
  ["/bibles/0/43/3.html", "bible"],
  ["/bibles-search/x/0/0/0", "bible"],
  ["/content/index.html/987654/0", "others"],
  ["/lives", "others"],
])("%s is kept with its like: %s", (target, pool) => {
  expect(keyOf(target)?.pool).toBe(pool);
});

it("a day reaches the page of the days, and no other", () => {
  expect(keyOf("/articles?day=2026-11-21")?.target).toBe("/articles?day=2026-11-21");
  expect(keyOf("/articles?day=2026-11-21x")?.target).toBe("/articles");
  expect(keyOf("/articles/7/index.html?day=2026-11-21")?.target).toBe("/articles/7/index.html");
});

it.each([
  "/comment/live/1",
  "/channels/search",
  "/mine/shorts",
  "/login",
  "/%6cogin",
  "/mine/notes",
  "/LOGIN/",
  "/login.data",
  "/bibles/settings",
])("%s is nobody else's", (target) => {
  expect(keyOf(target)).toBeNull();
});
