import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { albumUrl, inLanguage, loginUrl, playerUrl } from "../../../app/urls/index.ts";
import { startSite, type TestSite } from "../../rigs/site.ts";
import { ask, tags, type Answer, type Asking } from "../../rigs/browse.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const get = (path: string, headers: Asking["headers"] = {}, method = "GET") =>
  ask(site.origin, path, { method, headers });
const word = async (path: string, headers: Asking["headers"] = {}) =>
  (await get(path, headers)).headers["x-cache"];

// Every test reads albums of its own, so that none finds what another left.
let movid = 1100;
const freshAlbum = () => albumUrl(movid++);

describe("one page for all", () => {
  test("the first visitor waits, the next is served what stands ready", async () => {
    const path = freshAlbum();
    const first = await get(path);
    const second = await get(path);
    expect([first.headers["x-cache"], second.headers["x-cache"]]).toEqual(["MISS", "HIT"]);
    expect(second.text).toBe(first.text);
    for (const { headers } of [first, second]) {
      expect(headers).toMatchObject({
        "cache-control": "private, no-cache",
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": first.headers["content-security-policy"],
        etag: first.headers.etag,
      });
      expect(headers.age).toMatch(/^\d+$/);
      expect(headers.vary).toMatch(/accept-encoding/);
      expect(headers["set-cookie"]).toBeUndefined();
    }
  });

  test("what stands ready goes out with every header of the first answer, and its own age", async () => {
    const path = freshAlbum();
    const own = ["x-cache", "age", "date", "server-timing"];
    const names = (answer: Answer) =>
      Object.entries(answer.headers).filter(([name]) => !own.includes(name));
    const first = await get(path, { "accept-encoding": "br" });
    for (let time = 0; time < 3; time += 1) {
      const ready = await get(path, { "accept-encoding": "br" });
      expect(ready.headers["x-cache"]).toBe("HIT");
      // Its Brotli copy may have been made smaller meanwhile.
      const length = {
        ...ready,
        headers: { ...ready.headers, "content-length": first.headers["content-length"] },
      };
      expect(names(length).sort()).toEqual(names(first).sort());
      expect(ready.text).toBe(first.text);
    }
    const etag = String(first.headers.etag);
    const unchanged = await get(path, { "if-none-match": etag });
    expect([unchanged.status, unchanged.headers["x-frame-options"], unchanged.text]).toEqual([
      304,
      "DENY",
      "",
    ]);
    // A cookie of the visitor's chooses another page, and a body is never left unread.
    const theme = async (headers = {}) =>
      tags((await get(path, headers)).text, "html")[0]?.["data-theme"];
    expect(await theme({ cookie: "darkMode=1" })).toBe("dark");
    expect(await theme()).toBeUndefined();
  });

  test("who waited is told for what, and nobody after that", async () => {
    const path = freshAlbum();
    const first = await get(path);
    const said = /^app;dur=\d+\.\d, upstream;dur=(\d+\.\d)$/.exec(
      String(first.headers["server-timing"]),
    );
    expect(Number(said?.[1])).toBeGreaterThan(0);
    expect((await get(path)).headers["server-timing"]).toBeUndefined();
    expect((await get(`${path}?page=99&x`, { cookie: "session=x" })).headers).toHaveProperty(
      "server-timing",
    );
  });

  test("every encoding holds the same page", async () => {
    const path = freshAlbum();
    const identity = await get(path);
    const wanted = {
      br: "br",
      gzip: "gzip",
      "gzip, deflate, br, zstd": "br",
      "br;q=0, gzip": "gzip",
    };
    for (const [accepted, encoding] of Object.entries(wanted)) {
      const answer = await get(path, { "accept-encoding": accepted });
      expect(answer.headers["content-encoding"], accepted).toBe(encoding);
      expect(answer.text).toBe(identity.text);
      expect(answer.bytes.length).toBeLessThan(identity.bytes.length / 3);
      expect(answer.headers["content-length"]).toBe(String(answer.bytes.length));
      expect(answer.headers.etag).toBe(identity.headers.etag);
    }
    for (const accepted of ["identity", "zstd", "br;q=0", ""]) {
      const answer = await get(path, { "accept-encoding": accepted });
      expect(answer.headers["content-encoding"], accepted).toBeUndefined();
      expect(answer.bytes.toString()).toBe(identity.text);
    }
  });

  test("who has it already gets no body", async () => {
    const path = freshAlbum();
    const etag = String((await get(path)).headers.etag);
    const known = [etag, etag.replace("W/", ""), `"x", ${etag}`, "*"];
    for (const tag of known) {
      const answer = await get(path, { "if-none-match": tag });
      expect([answer.status, answer.bytes.length, answer.headers.etag]).toEqual([304, 0, etag]);
      expect(answer.headers["content-security-policy"]).toBeDefined();
    }
    expect((await get(path, { "if-none-match": 'W/"other"' })).status).toBe(200);
  });

  test("HEAD is the same without the body", async () => {
    const path = freshAlbum();
    await get(path);
    const whole = await get(path, { "accept-encoding": "br" });
    const head = await get(path, { "accept-encoding": "br" }, "HEAD");
    expect([head.status, head.bytes.length, head.headers["x-cache"]]).toEqual([200, 0, "HIT"]);
    expect({ ...head.headers, date: "" }).toEqual({ ...whole.headers, date: "", "x-cache": "HIT" });
    const cold = freshAlbum();
    expect((await get(cold, {}, "HEAD")).headers["x-cache"]).toBe("MISS");
    expect(await word(cold)).toBe("HIT");
  });
});

describe("what tells pages apart", () => {
  test("a query no page reads: neither a page of its own, nor in the page", async () => {
    const path = freshAlbum();
    const plain = await get(path);
    for (const query of [
      "utm_source=SECRET",
      "fbclid=SECRET&x=SECRET",
      "__proto__=SECRET",
      "SECRET",
    ]) {
      const answer = await get(`${path}?${query}`);
      expect([answer.headers["x-cache"], answer.text]).toEqual(["HIT", plain.text]);
    }
    expect(plain.text).not.toContain("SECRET");
  });

  test("a query pages read does, in whatever order", async () => {
    const player = playerUrl(1003, 0);
    expect(await word(`${player}?t=30&type=2`)).toBe("MISS");
    expect(await word(`${player}?type=2&t=30`)).toBe("HIT");
    expect(await word(`${player}?type=2&x=1&t=30`)).toBe("HIT");
    expect(await word(`${player}?type=2&t=31`)).toBe("MISS");
    expect(await word(player)).toBe("MISS");
  });

  test("language, theme and lite do", async () => {
    const path = freshAlbum();
    const kinds: Asking["headers"][] = [
      {},
      { cookie: "__lang=en-US" },
      { cookie: "darkMode=1" },
      { cookie: "darkMode=0" },
      { cookie: "lite=1" },
      { cookie: "__lang=en-US; darkMode=1; lite=1" },
    ];
    const first = await Promise.all(kinds.map((headers) => get(path, headers)));
    const second = await Promise.all(kinds.map((headers) => get(path, headers)));
    expect(first.map(({ headers }) => headers["x-cache"])).toEqual(kinds.map(() => "MISS"));
    expect(second.map(({ headers }) => headers["x-cache"])).toEqual(kinds.map(() => "HIT"));
    expect(new Set(first.map(({ headers }) => headers.etag)).size).toBe(kinds.length);
    expect(await word(inLanguage(path, "en-US"))).toBe("MISS");
    expect(await word(path, { "save-data": "on" })).toBe("HIT");
    expect(await word(path, { cookie: "__lang=fr; darkMode=maybe; lite=" })).toBe("HIT");
  });

  test("another cookie does not, and is never shown", async () => {
    const path = freshAlbum();
    const secrets = {
      cookie: "tracking=SECRET; sessionid=SECRET; my_flash=SECRET",
      "user-agent": "SECRET Firefox",
      referer: "https://SECRET.example/",
      authorization: "Bearer SECRET",
      "accept-language": "SECRET",
      "x-forwarded-host": "SECRET.example",
      "x-forwarded-for": "SECRET",
    };
    const first = await get(path, secrets);
    const second = await get(path, { cookie: "tracking=OTHER" });
    expect([first.headers["x-cache"], second.headers["x-cache"]]).toEqual(["MISS", "HIT"]);
    expect(first.text.toUpperCase()).not.toContain("SECRET");
    expect(JSON.stringify(first.headers)).not.toContain("SECRET");
  });
});

describe("what is never kept", () => {
  test.each([
    ["session=x", ["session"]],
    ["a=b; session=a.b.c.d.e", ["session"]],
    ["flash=e30; session=", ["session", "flash"]],
    ["__Host-session=x; __Host-flash=e30", []],
  ])("%s opens nothing: its page is everybody's, and it is cleared", async (cookie, cleared) => {
    const path = freshAlbum();
    for (const expected of ["MISS", "HIT"]) {
      const { headers, status } = await get(path, { cookie });
      expect([status, headers["x-cache"]]).toEqual([200, expected]);
      const set = [headers["set-cookie"] ?? []].flat();
      expect(set.map((one) => one.split("=", 1)[0])).toEqual(cleared);
      for (const one of set) expect(one).toContain("Max-Age=0");
    }
    expect((await get(path)).headers["set-cookie"]).toBeUndefined();
  });

  test("a page that is none, and a redirect", async () => {
    for (const path of ["/no/such/page", albumUrl(999_999), "/search?kw=x", "/preferences"]) {
      for (const { headers } of [await get(path), await get(path)]) {
        expect(headers["cache-control"]).toBe("private, no-store");
        expect(headers.etag).toBeUndefined();
      }
    }
  });

  test("a personal page is compressed too", async () => {
    const identity = await get(loginUrl({ type: "password" }));
    for (const encoding of ["br", "gzip"]) {
      const answer = await get(loginUrl({ type: "password" }), { "accept-encoding": encoding });
      expect([answer.headers["content-encoding"], answer.text]).toEqual([encoding, identity.text]);
    }
  });
});
