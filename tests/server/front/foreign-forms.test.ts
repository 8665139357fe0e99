import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { hotUrl, preferencesUrl } from "../../../app/urls/index.ts";
import { startSite, type TestSite } from "../../rigs/site.ts";
import { ask, submit } from "../../rigs/browse.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const evil = "https://evil.example";
const targets = {
  page: preferencesUrl(),
  "its data": `${preferencesUrl()}.data`,
  "a route by name": `${preferencesUrl()}?_data=preferences`,
  "a route by index": `${preferencesUrl()}?index`,
  "a page without forms": hotUrl(),
};

/** What browsers and their makers' enemies send from somewhere else. */
const foreign: Record<string, Record<string, string>> = {
  "from another site": { "sec-fetch-site": "cross-site", origin: evil },
  "from another site, without Origin": { "sec-fetch-site": "cross-site" },
  "from a neighbour": { "sec-fetch-site": "same-site" },
  "by an old browser": { origin: evil },
  "from nowhere": { origin: "null" },
  "with our name in theirs": { origin: "http://127.0.0.1.evil.example" },
  "from another port": { origin: "http://127.0.0.1:1" },
  "under a forged host": {
    origin: evil,
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "https",
  },
  "under a forged Forwarded": { origin: evil, forwarded: "host=evil.example;proto=https" },
  "with half a lie": { "sec-fetch-site": "same-origin", origin: evil },
  "with an odd word": { "sec-fetch-site": "Same-Origin" },
  "with a session and no name": { cookie: "session=x" },
  "with a secure session and no name": { cookie: "a=b; __Host-session=x" },
};

describe.each(Object.entries(foreign))("a form sent %s", (_name, headers) => {
  test.each(Object.entries(targets))("to %s does nothing", async (_target, path) => {
    const answer = await submit(site.origin, path, { lang: "en-US" }, headers);
    expect([answer.status, answer.setCookies]).toEqual([403, []]);
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  test.each(["PUT", "PATCH", "DELETE", "OPTIONS"])("as a %s does nothing", async (method) => {
    const answer = await ask(site.origin, preferencesUrl(), { method, headers });
    expect([answer.status, answer.setCookies]).toEqual([405, []]);
  });

  test("as a visit shows pages, and still keeps nothing", async () => {
    const { lang, ...rest } = { lang: "en-US", ...headers };
    for (const method of ["GET", "HEAD"]) {
      const path = `${preferencesUrl()}?lang=${lang}`;
      const answer = await ask(site.origin, path, { method, headers: rest });
      expect([answer.status, answer.setCookies]).toEqual([303, []]);
    }
  });
});

describe("our own form", () => {
  const own: Record<string, (origin: string) => Record<string, string>> = {
    "from our page": (origin) => ({ "sec-fetch-site": "same-origin", origin }),
    "from our page, without Origin": () => ({ "sec-fetch-site": "same-origin" }),
    "typed by hand": () => ({ "sec-fetch-site": "none" }),
    "by an old browser": (origin) => ({ origin }),
    "by a member": (origin) => ({ "sec-fetch-site": "same-origin", origin, cookie: "session=x" }),
    "by a machine without a session": () => ({}),
  };

  test.each(Object.entries(own))("sent %s passes", async (_name, sent) => {
    const headers = sent(site.origin);
    const page = await submit(site.origin, targets.page, { lang: "en-US" }, headers);
    expect([page.status, page.setCookies.length]).toEqual([303, 2]);
    const named = await submit(site.origin, targets["a route by name"], { lang: "en-US" }, headers);
    expect([named.status, named.setCookies]).toEqual([404, []]);
  });

  test("sent by scripts passes", async () => {
    const answer = await submit(site.origin, targets["its data"], { lang: "en-US" });
    expect([answer.status, answer.setCookies.length]).toEqual([202, 2]);
  });

  test("sent to a page that takes none is told so", async () => {
    // Remix logs it; whether it should is not this test's matter.
    vi.mocked(console.error).mockImplementation(() => {});
    const answer = await submit(site.origin, targets["a page without forms"], {});
    expect([answer.status, answer.setCookies]).toEqual([405, []]);
    vi.mocked(console.error).mockClear();
  });
});
