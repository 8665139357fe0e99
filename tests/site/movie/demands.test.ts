import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  albumsUrl,
  authorUrl,
  homeUrl,
  hotUrl,
  latestUrl,
  publishedUrl,
  searchUrl,
  topicUrl,
} from "../../../app/urls/index.ts";
import { ask, section } from "../../rigs/browse.ts";
import { startFakeSite } from "../../rigs/member-rig.ts";
import { reply } from "../../rigs/upstream.ts";

/** What the movie host is asked, and how much of its answer is shown. */
let site: Awaited<ReturnType<typeof startFakeSite>>;
const hits: string[] = [];
const list = "/api/tv.movie/index";
const album = (movid: number) => ({ movid, title: `album ${movid}` });
const albums = (count: number) => Array.from({ length: count }, (_, index) => album(index + 1));

beforeAll(async () => {
  site = await startFakeSite();
  site.host.on("/api/tv.speaker/detail", reply({ id: "12", name: "speaker" }));
  site.host.on("/api/tv.special/detail", reply({ id: "13", title: "topic" }));
  site.host.on("/api/common.report/hit", (request, response, url) => {
    void text(request).then((form) => {
      hits.push(form);
      reply([])(request, response, url);
    });
  });
  // It minds no limit: as many as it has.
  site.host.on(list, reply({ data: albums(40), total: "40" }));
});
afterAll(() => site.stop());

/** A page, and the queries its making sent to one call. */
async function asking(call: string, path: string) {
  const before = site.host.asked.length;
  const answer = await ask(site.origin, path);
  const lines = site.host.asked.slice(before).filter((line) => line.startsWith(`GET ${call}`));
  const queries = lines.map((line) =>
    Object.fromEntries(new URL(line.slice("GET ".length), site.origin).searchParams),
  );
  const main = section(answer.text, "<main", "main");
  return { status: answer.status, queries, main, cards: main.split('class="card"').length - 1 };
}

test("the Sunday shelf of the home asks for category 205, and home lists for 100 on page 1", async () => {
  site.host.on("/api/tv.index/index", reply({ updates: albums(3) }));
  const { status, queries } = await asking(list, homeUrl());
  expect(status).toBe(200);
  const sunday = queries.filter((query) => query["category_id"] === "205");
  expect(sunday).toMatchObject([{ limit: "100", page: "1" }]);
});

test("a search call that fails shows recommended albums, 32 at most, asked for by offset 0, limit 32, recommend 1", async () => {
  site.host.on("/api/tv.movie/search", (_request, response) => void response.writeHead(500).end());
  const { status, queries, main, cards } = await asking(list, searchUrl("grace"));
  expect(status).toBe(200);
  expect(queries).toMatchObject([{ offset: "0", limit: "32", recommend: "1" }]);
  expect(main).toContain("album 1");
  expect(cards).toBe(32);
});

test("a search asks the host for 20 a page", async () => {
  const found = reply({ list: albums(20), count: "45" });
  site.host.on("/api/tv.movie/search", found);
  const first = await asking("/api/tv.movie/search", searchUrl("hope"));
  expect(first.queries).toMatchObject([{ kw: "hope", page: "1", limit: "20" }]);
  expect(first.cards).toBe(20);
  expect(first.main).toContain(searchUrl("hope", 1, 2));
  expect(first.main).not.toContain(searchUrl("hope", 1, 3));
  const third = await asking("/api/tv.movie/search", searchUrl("hope", 1, 2));
  expect(third.queries).toMatchObject([{ kw: "hope", page: "3", limit: "20" }]);
});

test("a list of albums asks the host for 32 and shows 24 a page", async () => {
  site.host.on(list, (request, response, url) => {
    const [page, limit] = ["page", "limit"].map((name) => Number(url.searchParams.get(name)));
    const from = ((page ?? 1) - 1) * (limit ?? 0);
    const data = albums(70).slice(from, from + (limit ?? 0));
    reply({ data, total: 70 })(request, response, url);
  });
  const first = await asking(list, albumsUrl());
  expect(first.queries).toMatchObject([{ limit: "32", page: "1" }]);
  expect(first.cards).toBe(24);
  const last = await asking(list, albumsUrl(0, { page: 2 }));
  expect(last.queries.map(({ limit }) => limit)).toEqual(last.queries.map(() => "32"));
  expect(last.cards).toBe(70 - 2 * 24);
});

test.each([
  [hotUrl(), "hitsOrder"],
  [latestUrl(), "edittimeOrder"],
  [publishedUrl(), "addtimeOrder"],
])("%s asks for one page of 100", async (path, order) => {
  const { status, queries } = await asking(list, path);
  expect(status).toBe(200);
  expect(queries).toMatchObject([{ limit: "100", page: "1", [order]: "desc" }]);
});

test("categories are asked for with parentid and format", async () => {
  const other = await startFakeSite();
  await ask(other.origin, albumsUrl());
  const [line = ""] = other.host.asked.filter((one) => one.includes("/api/tv.category/index"));
  const query = Object.fromEntries(new URL(line.slice("GET ".length), other.origin).searchParams);
  expect(query).toMatchObject({ parentid: "0", format: "tree" });
  await other.stop();
});

test("a visit to a speaker and to a topic is a hit of ac speaker and of ac special", async () => {
  expect((await ask(site.origin, authorUrl(12))).status).toBe(200);
  expect((await ask(site.origin, topicUrl(13))).status).toBe(200);
  await expect.poll(() => hits).toContain("ac=speaker&id=12");
  await expect.poll(() => hits).toContain("ac=special&id=13");
});
