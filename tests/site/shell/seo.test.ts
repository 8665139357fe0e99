import { matchRoutes } from "@remix-run/react";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { channelsUrl } from "../../../app/urls/index.ts";
import { routeId, rows } from "../../../app/urls/register.ts";
import { ask, tags, textOf } from "../../rigs/browse.ts";
import { fakeMember, sessionOf } from "../../rigs/member-rig.ts";
import { realHosts, startSite, type TestSite } from "../../rigs/site.ts";
import { reply, startUpstream, type FakeUpstream } from "../../rigs/upstream.ts";

/** Screens of ours that the host has no words for. */
const own = ["captcha", "report", "comment", "notFound"];
const screens = rows.filter(({ page, entry }) => entry.kind === "screen" && !own.includes(page));
const routes = rows.map((row) => ({ id: routeId(row), path: row.path, index: row.path === "" }));

/** Historic addresses that ask about what their canonical one names otherwise. */
const parameters: Record<string, Record<string, string>> = {
  channelPlayer: { id: "1001", url: "10001" },
};

const answers: Record<string, unknown> = {
  "/api/tv.common/index": { ucenter: { open: "1" } },
  "/api/tv.index/index": {},
  "/api/user.profile/index": fakeMember,
  "/api/tv.movie/detail": {
    movid: 1001,
    title: "专辑",
    url_list: [{ urlid: 10_001, title: "一" }],
  },
  "/api/tv.movie/index": { data: [{ movid: 2, title: "二" }], total: 900 },
  "/api/tv.movie/search": { list: [{ movid: 2, title: "二" }], count: 900 },
  "/api/tv.category/index": [{ id: 205, name: "主日" }],
  "/api/tv.speaker/index": { speaker_list: [{ id: 3, name: "讲员" }], movie_list: [] },
  "/api/tv.speaker/detail": { id: 3, name: "讲员" },
  "/api/tv.special/detail": { id: 1, title: "专题" },
  "/api/live.room/detail": { id: 1, title: "直播", push_status: 1 },
  "/api/microvideo.index/detail": { id: 3, title: "短片" },
  "/apiv2/channel.index/detail": { id: 1, title: "频道" },
  "/apiv2/channel.search/query": { totalHits: 900, hits: [{ id: 1, title: "一" }] },
  "/api/gospel.category/lists": [{ id: 1, name: "起步" }],
  "/api/gospel.book/detail": { id: 5, title: "书" },
  "/v1/gzh/lists": [{ username: "ttlx", passport: "专栏" }],
  "/bible2/search": {
    total: 900,
    list: [{ lng: "hhb", volume: 1, chapter: 1, verse: 1, text: "起" }],
  },
};
const verses = JSON.stringify([{ verse: 1, text: "有一个法利赛人" }]);
const seo = { title: "主机说的标题", keywords: "主机说的词", description: "主机说的话" };

describe("what the host says of a page for search engines", () => {
  let host: FakeUpstream;
  let site: TestSite;
  let cookie = "";
  beforeAll(async () => {
    host = await startUpstream();
    host.on("*", (request, response, url) => {
      const { pathname } = url;
      if (pathname.endsWith(".json")) return response.end(verses);
      const success = /^\/(v[12]|api\/(chajing|channel)|apiv2\/(channel|other|member))/.test(
        pathname,
      );
      const data = pathname === "/api/tv.common/seo" ? seo : (answers[pathname] ?? null);
      reply(data, success ? 0 : 1)(request, response, url);
    });
    site = await startSite(realHosts(host.base));
    cookie = `session=${await sessionOf(site)}`;
  });
  afterAll(async () => {
    await site.stop();
    await host.stop();
  });

  test.each(screens)("$page, at $example, is asked for with its parameters", async (row) => {
    const { page, example, entry } = row;
    // Who is signed in is sent on from the sign-in.
    const headers = entry.audience === "members" ? { cookie } : {};
    const { status, text } = await ask(site.origin, encodeURI(example), { headers });
    expect(status).toBe(200);
    expect(textOf(text, "title")).toBe(seo.title);
    const meta = (name: string) =>
      tags(text, "meta").find((one) => one["name"] === name)?.["content"];
    expect([meta("keywords"), meta("description")]).toEqual([seo.keywords, seo.description]);

    const asked = host.asked
      .filter((one) => one.startsWith("GET /api/tv.common/seo?"))
      .map((one) => Object.fromEntries(new URLSearchParams(one.split("?")[1])));
    const { pathname } = new URL(example, "http://site.invalid");
    const match = matchRoutes(routes, pathname)?.at(-1);
    const params = parameters[page] ?? (match?.params as Record<string, string | undefined>);
    const values = Object.values(params).filter((value) => value !== undefined);
    const mine = asked.filter((one) => values.every((value) => Object.values(one).includes(value)));
    expect(mine.length, JSON.stringify({ values, asked: asked.at(-1) })).toBeGreaterThan(0);
    for (const { file } of mine) expect(file).toBeTruthy();
  });

  test("every page is asked for under a name of its own", () => {
    const files = host.asked.flatMap(
      (one) => /tv\.common\/seo\?.*\bfile=(\w+)/.exec(one)?.[1] ?? [],
    );
    // The Bible's pages share one, and so do a channel's feed and an article, by the same address.
    expect(new Set(files).size).toBeGreaterThanOrEqual(
      new Set(screens.map(({ page }) => page)).size - 4,
    );
  });

  test("the channels' own words stand in where nothing particular is said of their page", async () => {
    const setting = { seo_title: "频道的标题", seo_description: "频道的话" };
    host.on("/apiv2/channel.setting/index", reply(setting, 0));
    host.on("/api/tv.common/seo", reply({ title: "福音影音" }));
    const other = await startSite(realHosts(host.base));
    const { text } = await ask(other.origin, channelsUrl());
    await other.stop();
    expect(textOf(text, "title")).toBe("频道的标题");
  });
});
