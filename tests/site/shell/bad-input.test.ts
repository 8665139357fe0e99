import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { albumUrl, playerUrl, preferencesUrl } from "../../../app/urls/index.ts";
import { startSite, type TestSite } from "../../rigs/site.ts";
import { ask, submit, tags } from "../../rigs/browse.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const status = async (path: string, asking = {}) => (await ask(site.origin, path, asking)).status;

/** Asks, and once more where the address has another spelling. */
async function askOn(path: string) {
  const answer = await ask(site.origin, path);
  if (answer.status !== 301) return answer;
  const { location = "" } = answer.headers;
  expect(location).toMatch(/^\/(?!\/)/);
  return ask(site.origin, location);
}

describe("an id that is none", () => {
  const ids = [
    "abc",
    "0",
    "-1",
    "1.5",
    "1e3",
    "0x10",
    "99999999",
    "9".repeat(30),
    "+1",
    "%EF%BC%91",
    "null",
  ];
  const junk = [
    "%00",
    "%0A",
    "%2e%2e",
    "%2F",
    "%5C..",
    "%F0%9F%90%91",
    "%C0%AF",
    "'--",
    "%3Cscript%3E",
  ];

  test.each([...ids, ...junk])("%s is the lost lamb, as an album and as a player", async (id) => {
    // The router says so where an address cannot be decoded.
    vi.spyOn(console, "warn").mockImplementation(() => {});
    for (const path of [
      `/content/view/movid/${id}`,
      `/html/${id}/10001.html`,
      `/html/1001/x${id}.html`,
    ]) {
      const { status, text, headers } = await askOn(path);
      expect(status, path).toBe(404);
      expect(headers["content-security-policy"]).toContain("default-src 'none'");
      expect(tags(text, "form").some((form) => form["role"] === "search")).toBe(true);
      expect(text).not.toContain("<script>'");
    }
  });

  test("an episode of another album is none", async () => {
    expect(await status(playerUrl(1001, 10001))).toBe(200);
    expect(await status(playerUrl(1002, 10001))).toBe(404);
    expect(await status("/html/1/x.html")).toBe(404);
  });
});

describe("an address that cannot be", () => {
  test.each([
    "/%",
    "/%zz",
    "/%E0%A4%A",
    "/content/view/movid/%",
    "/%%%%%",
    "/..%2f..%2fetc/passwd",
  ])("%s is the lost lamb", async (path) => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    expect((await askOn(path)).status).toBe(404);
  });

  test("an odd query is no harm", async () => {
    for (const query of [
      "?",
      "?%",
      "?lang=%ff",
      "?page=%00",
      "?page=-1&page=2",
      "?t[]=1",
      "?=&&=",
      "?lang",
    ]) {
      expect(await status(albumUrl(1001) + query), query).toBe(200);
    }
  });

  test("5 KB is too long, 4 KB is not", async () => {
    expect(await status(`/${"x".repeat(5_000)}`)).toBe(414);
    expect(await status(`/?${"x".repeat(5_000)}`)).toBe(414);
    expect(await status(`/?${"x".repeat(4_000)}`)).toBe(200);
  });

  test("an address of somebody else's site is not ours to serve", async () => {
    expect(await status("http://evil.example/")).toBe(400);
  });

  test.each(["evil.example/path", "a b", "user@evil.example", "evil.example?x", "<x>"])(
    "the host name %j is none",
    async (host) => {
      expect(await status("/", { headers: { host } })).toBe(400);
    },
  );

  test("Remix's own back doors are shut", async () => {
    for (const path of [
      "/?_data=root",
      "/?x=1&_data=routes/x",
      `${albumUrl(1001)}?_data=`,
      "/__manifest",
      "/__manifest?p=/",
    ]) {
      const answer = await ask(site.origin, path);
      expect([answer.status, answer.headers["content-type"]]).toEqual([
        404,
        "text/plain; charset=utf-8",
      ]);
    }
  });
});

describe("a request that is too much", () => {
  const type = {
    "content-type": "application/x-www-form-urlencoded",
    "sec-fetch-site": "same-origin",
  };

  test("a form of 70 KB, announced or in pieces", async () => {
    const body = `lang=en-US&redirectTo=${"x".repeat(70_000)}`;
    const pieces = [body.slice(0, 40_000), body.slice(40_000)];
    for (const sent of [body, pieces]) {
      const answer = await ask(site.origin, preferencesUrl(), {
        method: "POST",
        headers: type,
        body: sent,
      });
      expect(answer.status).toBe(413);
      expect(answer.setCookies).toEqual([]);
      expect(answer.headers.connection).toBe("close");
    }
    const most = await submit(site.origin, preferencesUrl(), {
      lang: "en-US",
      x: "y".repeat(60_000),
    });
    expect(most.status).toBe(303);
  });

  test.each(["PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND", "TRACE"])("%s", async (method) => {
    const { status, setCookies } = await ask(site.origin, preferencesUrl(), { method });
    expect([status, setCookies]).toEqual([405, []]);
  });
});
