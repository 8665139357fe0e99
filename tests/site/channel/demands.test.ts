import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  channelSearchUrl,
  channelUrl,
  channelsUrl,
  commentUrl,
  livesUrl,
  myShortsUrl,
  shortsUrl,
} from "../../../app/urls/index.ts";
import { ask, section, tags, textOf } from "../../rigs/browse.ts";
import { fakeToken, sessionOf, startFakeSite, visitor } from "../../rigs/member-rig.ts";
import { formsSentTo, queriesTo } from "../../rigs/sent.ts";
import { reply } from "../../rigs/upstream.ts";

let site: Awaited<ReturnType<typeof startFakeSite>>;
beforeAll(async () => {
  site = await startFakeSite();
  site.host.on("/apiv2/channel.index/detail", reply({ id: 1, title: "频道" }));
  site.host.on("/api/microvideo.index/detail", reply({ id: 5, title: "短片" }));
  const list = [{ id: 5, title: "短片" }];
  site.host.on("/api/microvideo.index/lists", reply({ list, count: "1" }));
  site.host.on("/api/microvideo.collect/lists", reply({ list: [{ vid: 6, title: "心爱" }] }, 0));
});
afterAll(() => site.stop());

const main = (html: string) => section(html, "<main", "main");
const queries = (path: string) =>
  queriesTo(site.host, path).map((query) => Object.fromEntries(query));
async function member() {
  const ruth = visitor(site.origin);
  ruth.cookies.set("session", await sessionOf(site));
  return ruth;
}

describe("a search without a type", () => {
  const search = "/apiv2/channel.search/query";
  beforeAll(() => {
    site.host.on(search, (request, response, url) => {
      const kind = url.searchParams.get("index");
      const hits = kind === "channel" ? [{ id: 9, title: "光的频道" }] : [];
      reply({ totalHits: hits.length, hits })(request, response, url);
    });
  });

  test("is the search of channels, type 1", async () => {
    const bare = await ask(site.origin, `/channels/search/${encodeURIComponent("光")}`);
    expect(bare.status).toBe(200);
    expect(tags(main(bare.text), "a").map(({ href }) => href)).toContain(channelUrl(9));
    const chips = tags(section(main(bare.text), 'class="chips"', "ul"), "a");
    const current = chips.filter((chip) => chip["aria-current"] !== undefined);
    expect(current.map(({ href }) => href)).toEqual([channelSearchUrl("光", 1)]);
    expect(queries(search)[0]).toMatchObject({ index: "channel", kw: "光", limit: "20" });
    const named = await ask(site.origin, channelSearchUrl("光", 1));
    expect(textOf(named.text, "main")).toBe(textOf(bare.text, "main"));
  });

  test("is not the search of albums, which finds nothing here", async () => {
    const { text } = await ask(site.origin, channelSearchUrl("光", 2));
    expect(tags(main(text), "a").map(({ href }) => href)).not.toContain(channelUrl(9));
  });
});

test("the host's menu is asked for, and leads on", async () => {
  site.host.on("/apiv2/channel.pc/menu", reply([{ title: "正在直播", page: "live" }]));
  const { status, text } = await ask(site.origin, channelsUrl());
  expect(status).toBe(200);
  expect(queries("/apiv2/channel.pc/menu")).toHaveLength(1);
  const menu = section(main(text), "section-menu", "ul");
  expect(textOf(`${menu}</ul>`, "a")).toBe("正在直播");
  expect(tags(menu, "a").map(({ href }) => href)).toEqual([livesUrl()]);
});

describe("short videos", () => {
  const collection = "/api/microvideo.collect/lists";

  test("a member's favourites are asked for 100 a page, with the token", async () => {
    const ruth = await member();
    const { status, text } = await ruth.get(myShortsUrl());
    expect(status).toBe(200);
    expect(main(text)).toContain("心爱");
    expect(queries(collection)).toContainEqual(
      expect.objectContaining({ page: "1", limit: "100", token: fakeToken }),
    );
  });

  test("the heart is sent as the clip and the token in the form, not the address", async () => {
    const sent = formsSentTo(site.host, "/api/microvideo.collect/post", 0);
    const ruth = await member();
    expect((await ruth.post(shortsUrl({ id: 5 }), { intent: "add" })).status).toBe(303);
    expect(sent.map((form) => Object.fromEntries(form))).toEqual([{ vid: "5", token: fakeToken }]);
    expect(queries("/api/microvideo.collect/post")[0]).not.toHaveProperty("token");
  });

  test("the clips of a tag are asked for 999 at once, from page 1", async () => {
    const { status } = await ask(site.origin, shortsUrl({ id: 5, tag: "祷告" }));
    expect(status).toBe(200);
    expect(queries("/api/microvideo.index/lists")).toContainEqual(
      expect.objectContaining({ page: "1", limit: "999", kw: "祷告" }),
    );
  });

  test("a channel's own are asked for 100 at once", async () => {
    expect((await ask(site.origin, channelUrl(1))).status).toBe(200);
    expect(queries("/apiv2/channel.index/microvideo")).toContainEqual(
      expect.objectContaining({ limit: "100", page: "1" }),
    );
  });
});

describe("a comment", () => {
  let sent: URLSearchParams[];
  beforeEach(() => {
    sent = formsSentTo(site.host, "/api/comment/create", 0);
  });

  test("goes out with its module and the token in the form", async () => {
    const ruth = await member();
    const { status } = await ruth.post(commentUrl("channel", 1), { content: "阿们" });
    expect(status).toBe(303);
    expect(sent.map((form) => Object.fromEntries(form))).toEqual([
      { item_id: "1", content: "阿们", mid: expect.stringMatching(/^\d+$/), token: fakeToken },
    ]);
  });
});
