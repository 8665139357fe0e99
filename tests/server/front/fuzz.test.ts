import fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { rows } from "../../../app/urls/register.ts";
import { startSite, type TestSite } from "../../rigs/site.ts";
import { ask } from "../../rigs/browse.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const status = async (path: string, asking = {}) => (await ask(site.origin, path, asking)).status;

const plain = [..."abcz019-_.~!$&'()*+,;=:@/%?#|^`{}[]\"<>\\"];
const word = fc.oneof(
  fc.string({ unit: fc.constantFrom(...plain), maxLength: 20 }),
  fc
    .string({ unit: "binary", maxLength: 10 })
    .map((text) => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom(
    "1001",
    "10001.html",
    "..",
    "%2e",
    "//",
    ".data",
    "index.html",
    "-1",
    "2147483648",
  ),
  fc.constantFrom(
    "_root.data",
    "__proto__",
    "constructor",
    "assets",
    "_embedded",
    "movie",
    "%ED%A0%80",
  ),
);
const known = fc.constantFrom(...rows.map(({ example }) => encodeURI(example)));
const path = fc.oneof(
  fc.array(word, { maxLength: 6 }).map((words) => `/${words.join("/")}`),
  fc.tuple(known, word).map(([example, tail]) => example + tail),
);
const name = fc.oneof(fc.constantFrom("lang", "kw", "page", "t", "type", "index", "_routes"), word);
const query = fc
  .array(fc.tuple(name, word), { maxLength: 4 })
  .map((pairs) => (pairs.length === 0 ? "" : `?${pairs.map((pair) => pair.join("=")).join("&")}`));
const method = fc.constantFrom("GET", "GET", "GET", "HEAD", "POST");

test("an address is never our fault, whatever it is", { timeout: 60_000 }, async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  // The router complains of forms sent to pages that take none; whether it should is not this test's matter.
  vi.mocked(console.error).mockImplementation(() => {});
  await fc.assert(
    fc.asyncProperty(method, path, query, async (method, path, query) => {
      const type = "application/x-www-form-urlencoded";
      const headers = { "sec-fetch-site": "same-origin", "content-type": type };
      expect(await status(path + query, { method, headers })).toBeLessThan(500);
      if (method === "POST") vi.mocked(console.error).mockClear();
    }),
    { numRuns: 200 },
  );
});

test("nor are odd cookies", { timeout: 60_000 }, async () => {
  const cookies = fc.array(
    fc.tuple(fc.constantFrom("__lang", "darkMode", "lite", "session", "flash", "x"), word),
    {
      maxLength: 5,
    },
  );
  await fc.assert(
    fc.asyncProperty(cookies, async (pairs) => {
      const cookie = pairs.map((pair) => pair.join("=")).join("; ");
      expect(await status("/404", { headers: { cookie } })).toBe(404);
    }),
    { numRuns: 50 },
  );
});
