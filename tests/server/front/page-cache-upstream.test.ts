import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { albumUrl, playerUrl } from "../../../app/urls/index.ts";
import { realHosts, startSite, type TestSite } from "../../rigs/site.ts";
import { reply, startUpstream, type FakeUpstream } from "../../rigs/upstream.ts";
import { ask, type Asking } from "../../rigs/browse.ts";

let upstream: FakeUpstream;
let site: TestSite;
const hits: string[] = [];
const detail = "/api/tv.movie/detail";

beforeAll(async () => {
  upstream = await startUpstream();
  upstream.on("/api/tv.common/index", reply({}));
  upstream.on("/api/tv.common/seo", reply({}));
  upstream.on("/api/tv.movie/index", reply([]));
  upstream.on("/api/tv.movie/url", reply({ urlid: 1, title: "x", url: "/a.webm" }));
  upstream.on(detail, (request, response, url) =>
    reply(albumOf(Number(url.searchParams.get("movid"))))(request, response, url),
  );
  upstream.on("/api/common.report/hit", (request, response, url) => {
    void text(request).then((form) => {
      hits.push(form);
      reply([])(request, response, url);
    });
  });
  site = await startSite({ ...realHosts(upstream.base), SESSION_SECRET: "x".repeat(32) });
});
afterAll(async () => {
  await site.stop();
  await upstream.stop();
  expect(upstream.unexpected).toEqual([]);
});

const albumOf = (movid: number) => ({
  movid,
  title: `album ${movid}`,
  url_list: [{ urlid: 1, title: "x" }],
});
const readsOf = (movid: number) =>
  upstream.asked.filter((line) => line.includes(detail) && line.includes(`movid=${movid}`)).length;

test("200 cold visitors of one page are one read of the host", async () => {
  const gate = Promise.withResolvers<null>();
  upstream.on(detail, (request, response, url) => {
    void gate.promise.then(() => reply(albumOf(1))(request, response, url));
  });
  const visits = Array.from({ length: 200 }, () => ask(site.origin, albumUrl(1)));
  await expect.poll(() => readsOf(1)).toBe(1);
  // By the time this later request is answered, the earlier ones have been taken in.
  await ask(site.origin, "/healthz");
  gate.resolve(null);
  const answers = await Promise.all(visits);
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect(answers.filter(({ headers }) => headers["x-cache"] === "MISS").length).toBeGreaterThan(1);
  expect(readsOf(1)).toBe(1);
  expect(upstream.asked.filter((line) => line.includes("/api/tv.common/index")).length).toBe(1);
  await expect.poll(() => hits.length).toBe(1);
  upstream.on(detail, (request, response, url) =>
    reply(albumOf(Number(url.searchParams.get("movid"))))(request, response, url),
  );
});

describe("a view is counted", () => {
  const visit = (path: string, asking: Asking = {}) => ask(site.origin, path, asking);
  const hitsOf = (id: number) => hits.filter((form) => form === `ac=movie&id=${id}`).length;

  test("once for each address, made or ready, however often the page is asked for", async () => {
    const words = [];
    for (const cookie of ["", "", "session=x"]) {
      const { headers } = await visit(albumUrl(2), { headers: { cookie } });
      words.push(headers["x-cache"]);
    }
    expect(words).toEqual(["MISS", "HIT", "HIT"]);
    await Promise.all(Array.from({ length: 300 }, () => visit(albumUrl(2))));
    await visit(albumUrl(2), { localAddress: "127.0.0.2" });
    await visit(albumUrl(20));
    await expect.poll(() => hitsOf(20)).toBe(1);
    expect(hitsOf(2)).toBe(2);
  });

  test("as what it was: an episode seen, an episode heard", async () => {
    await visit(playerUrl(3, 1));
    await visit(playerUrl(3, 1));
    await expect.poll(() => hits.filter((form) => form === "ac=vodmp4&id=1").length).toBe(1);
    expect(hitsOf(3)).toBe(0);
  });

  test("not for machines, nor pages fetched ahead, nor HEAD, nor what is no page", async () => {
    const none: Asking[] = [
      { method: "HEAD" },
      { headers: { "sec-purpose": "prefetch" } },
      { headers: { "sec-purpose": "prefetch;prerender" } },
      { headers: { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" } },
      { headers: { "user-agent": "curl/8.5.0" } },
      { method: "HEAD", headers: { cookie: "session=x" } },
      { headers: { "sec-purpose": "prefetch", cookie: "session=x" } },
    ];
    // The first is a miss, the rest are served what stands ready.
    for (const asking of none) expect((await visit(albumUrl(4), asking)).status).toBe(200);
    await visit("/no/such/page");
    await visit(albumUrl(5));
    await expect.poll(() => hitsOf(5)).toBe(1);
    expect(hitsOf(4)).toBe(0);
    await visit(albumUrl(4));
    await expect.poll(() => hitsOf(4)).toBe(1);
  });

  test("and a counter that fails costs the page nothing", async () => {
    upstream.on("/api/common.report/hit", (_request, response) => response.destroy());
    for (const expected of ["MISS", "HIT"]) {
      const { status, headers } = await visit(albumUrl(6));
      expect([status, headers["x-cache"]]).toEqual([200, expected]);
    }
  });
});
