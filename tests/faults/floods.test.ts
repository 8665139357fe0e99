import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { text as readText } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  albumUrl,
  albumsUrl,
  channelUrl,
  commentUrl,
  forgotUrl,
  loginUrl,
  mineUrl,
  searchUrl,
} from "../../app/urls/index.ts";
import { bodyLimits } from "../../server/front/body.ts";
import { bucketLimits } from "../../server/front/crowd/buckets.ts";
import { ask, type Asking } from "../rigs/browse.ts";
import { realHosts, startSite, type TestSite } from "../rigs/site.ts";
import { reply, startUpstream, type FakeUpstream } from "../rigs/upstream.ts";

/** What a few requests could do to everybody else; after each the site answers as if nothing had been. */

let host: FakeUpstream;
let site: TestSite;
let origin: string;
const popular = albumUrl(1);
const album = (movid: number) => ({ movid, title: "专辑", url_list: [{ urlid: 1, title: "一" }] });

beforeAll(async () => {
  host = await startUpstream();
  host.on("*", reply(null));
  host.on("/api/tv.common/index", reply({ ucenter: { open: "1" } }));
  host.on("/api/tv.category/index", reply([{ id: 5, name: "讲道" }]));
  host.on("/api/tv.movie/index", (request, response, url) => {
    // A host that does not know a category answers as if none had been named.
    const known = url.searchParams.get("category_id") === "5";
    const page = known ? { data: [album(2)], total: 1 } : { data: [album(1), album(2)], total: 2 };
    reply(page)(request, response, url);
  });
  host.on("/api/tv.movie/detail", (request, response, url) => {
    const movid = Number(url.searchParams.get("movid"));
    reply(movid < 100 ? album(movid) : null, movid < 100 ? 1 : 7, "已下架")(request, response, url);
  });
  host.on("/api/tv.common/seo", reply({}));
  host.on("/apiv2/channel.index/detail", reply({ id: 1, title: "频道" }, 0));
  host.on("/apiv2/extend.comment/lists", reply({ list: [], count: 0 }, 0));
  host.on("/apiv2/other/questions", reply([{ id: 1, title: "问题" }], 0));
  site = await startSite({ ...realHosts(host.base), TRUST_PROXY: "1", ADDRESS_LIMITS: "1" });
  origin = site.origin;
});
afterAll(async () => {
  await site.stop();
  await host.stop();
});

let last = 0;
/** An address nobody has asked from; the site believes its one proxy. */
const stranger = () => ({ "x-forwarded-for": `10.0.${(last += 1) >> 8}.${last & 255}` });
const get = (path: string, headers: Asking["headers"] = stranger()) =>
  ask(origin, path, { headers });
const calls = (path: string) => host.asked.filter((line) => line.includes(path)).length;

/** What the host was asked for pages; views are reported at any time. */
const pages = () => host.asked.filter((line) => !line.includes("report/hit")).length;

async function expectAlive(): Promise<void> {
  const [page, health] = [await get(popular), await get("/healthz")];
  expect([page.status, health.status]).toEqual([200, 200]);
}

describe("a form of very many fields", () => {
  test.each([
    ["for anybody", "/report/1/1", 60_000],
    ["with a session that is none", mineUrl(), 60_000],
    ["larger than any form", mineUrl(), 2_000_000],
    ["as large as a picture may be", mineUrl(), 7_900_000],
  ])("%s is answered at once, and nothing is asked", async (_name, path, length) => {
    const asked = host.asked.length;
    const headers = {
      ...stranger(),
      cookie: "session=x",
      origin: "http://127.0.0.1",
      "content-type": "application/x-www-form-urlencoded",
    };
    const body = "a&".repeat(length / 2);
    const { status } = await ask(origin, path, { method: "POST", headers, body });
    expect(status).toBe(413);
    expect(host.asked.length).toBe(asked);
    await expectAlive();
  });
});

test("bodies that do not come take a few places of one address, and nobody else's", async () => {
  const headers = {
    ...stranger(),
    origin: "http://127.0.0.1",
    "content-type": "application/x-www-form-urlencoded",
    "content-length": 100,
  };
  const { hostname, port } = new URL(origin);
  const slow = Array.from({ length: bodyLimits.openOfAddress }, () => {
    const open = httpRequest({ hostname, port, path: "/preferences", method: "POST", headers });
    open.on("error", () => undefined);
    open.write("a");
    return open;
  });
  await Promise.all(slow.map((one) => once(one, "socket")));
  const form = { method: "POST", body: "theme=dark&redirectTo=/" };
  const typed = { ...headers, "content-length": undefined };
  await expect
    .poll(async () => (await ask(origin, "/preferences", { ...form, headers: typed })).status)
    .toBe(503);
  const another = await ask(origin, "/preferences", {
    ...form,
    headers: { ...typed, ...stranger() },
  });
  expect(another.status).toBe(303);
  await expectAlive();
  for (const one of slow) one.destroy();
});

test("a form too many is refused, and its body not waited for", async () => {
  const headers = {
    ...stranger(),
    origin: "http://127.0.0.1",
    "content-type": "application/x-www-form-urlencoded",
  };
  const form = { method: "POST", headers, body: "theme=dark&redirectTo=/" };
  const sent = Array.from({ length: bucketLimits.forms.points }, () =>
    ask(origin, "/preferences", form),
  );
  await Promise.all(sent);
  const { hostname, port } = new URL(origin);
  const one = connect(Number(port), hostname);
  const head = Object.entries({ ...headers, host: "127.0.0.1", "content-length": 1_000 });
  const lines = head.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  one.write(`POST /preferences HTTP/1.1\r\n${lines}\r\ntheme=`);
  // Ends when the site ends the connection, though most of the form has not come.
  expect(await readText(one)).toMatch(/^HTTP\/1\.1 429 /);
});

test("a crowd at one address does not keep the next visitor waiting", async () => {
  await get(popular);
  const crowd = stranger();
  let answered = 0;
  const all = Array.from({ length: 100 }, async () => {
    const { status } = await get(popular, crowd);
    answered += 1;
    return status;
  });
  expect((await get(popular)).status).toBe(200);
  expect(answered).toBeLessThan(all.length / 2);
  expect(new Set(await Promise.all(all))).toEqual(new Set([200]));
});

test("junk in private cookies is answered from the cache, and cleared", async () => {
  await get(popular);
  const asked = pages();
  const words = await Promise.all(
    Array.from({ length: 500 }, async (_, n) => {
      const cookie = n % 2 === 0 ? `session=${n}.b.c.d.e` : `flash=${n}`;
      const { headers } = await get(popular, { cookie, "x-forwarded-for": "10.9.9.9" });
      return headers["x-cache"];
    }),
  );
  expect(new Set(words)).toEqual(new Set(["HIT"]));
  expect(pages()).toBe(asked);
});

describe("pages nobody has", () => {
  test("are 404 where a host answers an unknown category with everything", async () => {
    expect((await get(albumsUrl(5))).status).toBe(200);
    for (const id of [987_654, 123_456]) {
      expect((await get(albumsUrl(id))).status).toBe(404);
      expect((await get(`/content/category/id/${id}`)).status).toBe(404);
    }
  });

  test("cost one call for ten seconds, refused or not there", async () => {
    const before = calls("movid=777");
    for (let n = 0; n < 10; n += 1) {
      const { status, text } = await get(albumUrl(777));
      expect(status).toBe(404);
      expect(/<p class="said">([^<]*)/.exec(text)?.[1]).toBe("已下架");
    }
    for (let n = 0; n < 10; n += 1) await get("/html/777/1.html");
    expect(calls("detail?lang=zh-CN&movid=777") - before).toBe(1);
  });

  test("take more of what an address may ask for than pages do", async () => {
    const headers = stranger();
    const statuses: number[] = [];
    for (let n = 0; n < bucketLimits.pages.points && !statuses.includes(429); n += 20) {
      const some = Array.from({ length: 20 }, (_, at) => get(albumsUrl(20_000 + n + at), headers));
      statuses.push(...(await Promise.all(some)).map(({ status }) => status));
    }
    expect(statuses).toContain(429);
    expect((await get(albumsUrl(5))).status).toBe(200);
  });

  test("push out nothing that is popular: it is there when the host fails", async () => {
    await get(popular);
    // How many come at once is not what pushes out: few, so that none waits past its deadline on a busy machine.
    for (let from = 0; from < 250; from += 10) {
      const some = Array.from({ length: 10 }, (_, n) => get(albumsUrl(10_000 + from + n)));
      expect(new Set((await Promise.all(some)).map(({ status }) => status))).toEqual(
        new Set([404]),
      );
    }
    expect((await get(popular)).headers["x-cache"]).toMatch(/^(HIT|STALE)$/);
  });
});

test("public pages that are made for one visitor share their reads", async () => {
  const before = host.asked.length;
  for (let n = 0; n < 20; n += 1) {
    expect((await get(commentUrl("channel", 1))).status).toBe(200);
    expect((await get(forgotUrl("question"))).status).toBe(200);
    expect((await get(loginUrl({ type: "password" }))).status).toBe(200);
  }
  // Of 60 pages; each kind of read once.
  const reads = host.asked.slice(before);
  expect(reads.length).toBe(new Set(reads).size);
});

test("an address that asks for more than a congregation would is told to wait", async () => {
  const headers = stranger();
  const most = bucketLimits.pages.points;
  const statuses = await Promise.all(
    Array.from({ length: most + 50 }, async (_, n) => {
      const { status, headers: sent } = await get(channelUrl(10_000 + n), headers);
      if (status === 429) expect(Number(sent["retry-after"])).toBeGreaterThan(0);
      return status;
    }),
  );
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(50);
  expect(statuses).not.toContain(500);
  // What is stored is everybody's, theirs too.
  expect((await get(popular, headers)).status).toBe(200);
  await expectAlive();
});

test("a call that fails again and again is rested, and no other call of its host is", async () => {
  host.on("/api/tv.movie/search", (_request, response) => response.writeHead(500).end());
  for (let n = 0; n < 12; n += 1) await get(searchUrl(`words ${n}`));
  const ready = JSON.parse((await get("/readyz")).text) as { rested: { movie?: string[] } };
  expect(ready.rested.movie).toContain("api/tv.movie/search");
  for (let movid = 50; movid < 60; movid += 1) {
    expect((await get(albumUrl(movid))).status).toBe(200);
  }
});

test("every other spelling of a page leads to its one address, and makes none of its own", async () => {
  const asked = pages();
  for (const path of [
    "/%63ontent/view/movid/1",
    "//content//view/movid/1/",
    "/Content/VIEW/movid/1",
  ]) {
    const { status, headers } = await get(path);
    expect([path, status, headers.location]).toEqual([path, 301, popular]);
  }
  expect(pages()).toBe(asked);
});
