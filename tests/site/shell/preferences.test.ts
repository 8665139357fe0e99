import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import {
  albumUrl,
  homeUrl,
  inLanguage,
  localPath,
  preferencesUrl,
} from "../../../app/urls/index.ts";
import { flashCookie } from "../../../server/session/cookies.ts";
import { realHosts, startSite, type TestSite } from "../../rigs/site.ts";
import { startUpstream } from "../../rigs/upstream.ts";
import { ask, section, submit, tags } from "../../rigs/browse.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const album = albumUrl(1001);
const root = (html: string) => tags(html, "html")[0] ?? {};
const bare = (setCookie = "") => setCookie.split(";", 1)[0] ?? "";

describe("one preference at a time", () => {
  const each: { fields: Record<string, string>; cookie: string; shows: object }[] = [
    { fields: { lang: "en-US" }, cookie: "__lang=en-US; bversions=niv", shows: { lang: "en-US" } },
    { fields: { lang: "zh-CN" }, cookie: "__lang=zh-CN; bversions=hhb", shows: { lang: "zh-CN" } },
    { fields: { theme: "dark" }, cookie: "darkMode=1", shows: { "data-theme": "dark" } },
    { fields: { theme: "light" }, cookie: "darkMode=0", shows: { "data-theme": "light" } },
    { fields: { lite: "1" }, cookie: "lite=1", shows: { "data-lite": "" } },
  ];
  test.each(each)(
    "$cookie is kept, and the page comes back that way",
    async ({ fields, cookie, shows }) => {
      const saved = await submit(site.origin, preferencesUrl(), { ...fields, redirectTo: album });
      expect(saved.status).toBe(303);
      expect(saved.headers["cache-control"]).toBe("private, no-store");
      expect(saved.setCookies.map(bare)).toEqual(cookie.split("; "));
      const attributes = new Set(saved.setCookies[0]?.split("; ").slice(1));
      expect(attributes).toEqual(new Set(["Path=/", "SameSite=Lax", "Max-Age=31536000"]));

      const back = await ask(site.origin, saved.headers.location ?? "", { headers: { cookie } });
      expect(back.status).toBe(200);
      expect(root(back.text)).toMatchObject(shows);
      const plain = await ask(site.origin, album, { headers: { cookie } });
      expect(root(plain.text)).toMatchObject(shows);
    },
  );

  test("a language comes back in the address too, whatever the address said before", async () => {
    const to = async (lang: string, redirectTo: string) =>
      (await submit(site.origin, preferencesUrl(), { lang, redirectTo })).headers.location;
    expect(await to("en-US", `${album}?page=2#episodes`)).toBe(
      `${album}?page=2&lang=en-US#episodes`,
    );
    expect(await to("zh-CN", `${album}?page=2&lang=en-US`)).toBe(`${album}?page=2`);
  });

  test("what we do not offer is refused, and nothing kept", async () => {
    // Remix logs it; whether it should is not this test's matter.
    vi.mocked(console.error).mockImplementation(() => {});
    for (const fields of [{ lang: "fr" }, { theme: "pink" }, { lite: "yes" }] as Record<
      string,
      string
    >[]) {
      const { status, setCookies } = await submit(site.origin, preferencesUrl(), fields);
      expect([status, setCookies]).toEqual([400, []]);
    }
    vi.mocked(console.error).mockClear();
  });

  test("on https the cookie is secure", async () => {
    const upstream = await startUpstream();
    const secure = await startSite({
      ...realHosts(upstream.base, "https://media.example"),
      SESSION_SECRET: "x".repeat(32),
    });
    const saved = await submit(secure.origin, preferencesUrl(), { lang: "en-US" });
    await secure.stop();
    await upstream.stop();
    expect(saved.setCookies[0]?.split("; ")).toContain("Secure");
    expect(saved.headers["strict-transport-security"]).toBeDefined();
  });
});

describe("a light page", () => {
  test.each([{ cookie: "lite=1" }, { "save-data": "on" }] as Record<string, string>[])(
    "%o brings no scripts and no thumbnails",
    async (headers) => {
      for (const path of [homeUrl(), album, "/404"]) {
        const { text } = await ask(site.origin, path, { headers });
        expect(root(text)["data-lite"]).toBe("");
        const types = tags(text, "script").map((tag) => tag["type"]);
        expect(types.filter((type) => type !== "application/ld+json")).toEqual([]);
        expect(tags(text, "img")).toEqual([]);
        expect(text).not.toContain("modulepreload");
        expect(tags(section(text, "<main", "main"), "a").length).toBeGreaterThan(5);
      }
    },
  );

  test("a visitor's own no is stronger than the browser's Save-Data", async () => {
    const headers = { cookie: "lite=0", "save-data": "on" };
    const { text } = await ask(site.origin, homeUrl(), { headers });
    expect(root(text)["data-lite"]).toBeUndefined();
  });
});

describe("the way back", () => {
  const piece = fc.constantFrom(
    ...["/", "//", "\\", "/\\", "%2f", "%5C", "%2e%2e", "..", ".", ";", "@", ":", "?", "#", "&"],
    ...[
      "\t",
      "\n",
      "\r",
      "\0",
      " ",
      "\u00a0",
      "\u2028",
      "evil.example",
      "https:",
      "http:",
      "javascript:",
    ],
    ...[
      "data:text/html,",
      "//evil.example",
      "/\\evil.example",
      "index.html",
      "lang=en-US",
      "恩典",
      "\ufeff",
    ],
    ...["/../", "/x/..//", "/.%2E/", "/%2e", "/%2E%2e//evil.example", "/./", "/..;/", "%252e"],
  );
  const hostile = fc.oneof(
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join("")),
    fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join("")}`),
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc.string({ unit: "binary", maxLength: 60 }),
  );
  const safe = (to: string) => {
    expect(to).toMatch(/^\/(?![/\\])/);
    const url = new URL(to, "https://media.example");
    expect([url.origin, url.pathname.startsWith("//")]).toEqual(["https://media.example", false]);
  };

  test("is a path of ours, whatever the form says", () => {
    fc.assert(
      fc.property(hostile, (raw) => {
        const to = localPath(raw);
        safe(to);
        safe(inLanguage(to, "en-US"));
        expect(localPath(to)).toBe(to);
      }),
      { numRuns: 2_000 },
    );
    for (const odd of [
      "/..",
      "/.",
      "/x/..//evil.example",
      "/x/%2e%2e//evil.example",
      "/x/.%2E//evil.example",
      "/x/%2E./y",
      "/%2e//evil.example",
      "/x/../y?z#w",
    ]) {
      expect(localPath(odd), odd).toBe(homeUrl());
    }
    for (const fine of ["/...", "/a..b", "/x/..y", "/search/a.b/1?q=/../#/..", "/%252e%252e/x"]) {
      expect(localPath(fine), fine).toBe(fine);
    }
    for (const odd of [null, undefined, 7, {}, ["/x"], "", "x".repeat(3_000)]) {
      expect(localPath(odd)).toBe(homeUrl());
    }
  });

  test("over HTTP too", async () => {
    for (const redirectTo of fc.sample(hostile, 40)) {
      const saved = await submit(site.origin, preferencesUrl(), { theme: "dark", redirectTo });
      expect(saved.status).toBe(303);
      safe(String(saved.headers.location));
    }
  });

  test("a search for nothing goes back to our pages only", async () => {
    const to = async (referer: string) =>
      (await ask(site.origin, "/search?kw=", { headers: { referer } })).headers.location;
    expect(await to(site.origin + album)).toBe(album);
    expect(await to("https://evil.example/x")).toBe(homeUrl());
    expect(await to("//evil.example")).toBe(homeUrl());
  });
});

describe("a message", () => {
  const cookie = async (words: string) =>
    bare(await flashCookie({ tone: "info", words }, site.services.deps.sealer, false));
  const toast = (html: string) => section(html, '<div class="toast"', "div");

  test.each([album, "/404"])("is shown once on %s, and then forgotten", async (path) => {
    const shown = await ask(site.origin, path, { headers: { cookie: await cookie("已保存") } });
    expect(toast(shown.text)).toContain("已保存");
    expect(shown.headers["x-cache"]).toBe("BYPASS");
    expect(shown.headers["cache-control"]).toBe("private, no-store");
    expect(shown.setCookies).toHaveLength(1);
    expect(shown.setCookies[0]).toMatch(/^flash=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/);

    const again = await ask(site.origin, path);
    expect(tags(toast(again.text), "p")).toEqual([]);
    expect(again.setCookies).toEqual([]);
  });

  test("is text, never HTML, and no fault where it cannot be read", async () => {
    const loud = await ask(site.origin, album, {
      headers: { cookie: await cookie("<img src=x>") },
    });
    expect(toast(loud.text)).toContain("&lt;img src=x&gt;");
    for (const odd of ["flash=%", "flash=e30", "flash=bm90IGpzb24", "flash="]) {
      const { status, text } = await ask(site.origin, album, { headers: { cookie: odd } });
      expect([status, tags(toast(text), "p")]).toEqual([200, []]);
    }
  });
});
