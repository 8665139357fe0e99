import type { IncomingMessage } from "node:http";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createCanonical } from "../../../server/front/canonical.ts";
import { readTarget } from "../../../server/front/target.ts";
import { bibleSearchUrl, channelSearchUrl, searchUrl } from "../../../app/urls/index.ts";
import { rows } from "../../../app/urls/register.ts";

const routes = Object.fromEntries(
  rows.map(({ page, path }) => [`${page} ${path}`, { id: page, path, module: {} }]),
);
const { spell } = createCanonical(routes as unknown as Parameters<typeof createCanonical>[0]);

describe("one spelling", () => {
  it.each(rows.map(({ example }) => example))("%s is spelled as it is", (example) => {
    const path = encodeURI(example.split("?", 1)[0] ?? "");
    expect(spell(path)).toBe(path);
  });

  it.each([
    ["/%63ontent/hot", "/content/hot"],
    ["/////", "/"],
    ["//content///hot/", "/content/hot"],
    ["/Content/HOT/Index.HTML", "/content/hot/index.html"],
    ["/HTML/1001/10001.HTML", "/html/1001/10001.html"],
    ["/bibles/HHB/43/3.HTML", "/bibles/HHB/43/3.html"],
    ["/search/Grace%20And/1", "/search/Grace%20And/1"],
    ["/SEARCH/Grace/1", "/search/Grace/1"],
    ["/search/a%2cb", "/search/a,b"],
    ["/articles/TTLX/index.html", "/articles/TTLX/index.html"],
    ["/search/%e6%81%a9", "/search/%E6%81%A9"],
    ["/No/Such/Page", "/No/Such/Page"],
    ["/content/hot.data", "/content/hot.data"],
    ["/x/..//evil.example", "/404"],
    ["/x/%2e%2e/y", "/404"],
    ["/./x", "/404"],
    ["/%E0%A4%A", "/404"],
  ])("%s is %s", (path, canonical) => {
    expect(spell(path)).toBe(canonical);
  });

  it("is what the builders write, whatever the words", () => {
    const words = fc.string({ minLength: 1, unit: "grapheme" }).filter((one) => !/^\.*$/.test(one));
    fc.assert(
      fc.property(words, (one) => {
        for (const url of [searchUrl(one), channelSearchUrl(one), bibleSearchUrl(one)]) {
          expect(spell(url)).toBe(url);
          expect(URL.parse(url, "http://site.invalid")?.pathname).toBe(url);
        }
      }),
    );
  });

  it("stays here, and is its own spelling, whatever is asked for", () => {
    fc.assert(
      fc.property(fc.string(), (tail) => {
        const once = spell(`/${tail}`);
        expect(once).toMatch(/^\/(?!\/)/);
        expect(spell(once)).toBe(once);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("the target of a request", () => {
  const read = (url: string, host = "site.example", origin: string | null = null) =>
    readTarget({ url, headers: { host } } as IncomingMessage, origin);

  it.each([
    ["/a?b=c?d", { path: "/a", search: "?b=c?d" }],
    ["http://site.example/a?b", { path: "/a", search: "?b" }],
    ["HTTP://SITE.example/", { path: "/", search: "" }],
    ["/a?b#c", { path: "/a", search: "?b" }],
    ["/%zz", { path: "/404", search: "" }],
  ])("%s is understood", (url, target) => {
    expect(read(url)).toEqual(target);
  });

  it.each(["http://other.example/", "/\\x", "*", "site.example:443", "http://u@site.example/"])(
    "%s is not",
    (url) => {
      expect(read(url)).toBeNull();
    },
  );

  it("names the configured origin, where there is one", () => {
    expect(read("https://a.example/x", "b.example", "https://a.example")?.path).toBe("/x");
    expect(read("https://b.example/x", "b.example", "https://a.example")).toBeNull();
    expect(read("/x", "two words")).toBeNull();
  });
});
