import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  channelSearchFormUrl,
  channelSearchUrl,
  channelsUrl,
  homeUrl,
  livesUrl,
  searchAtUrl,
  searchFormUrl,
  searchUrl,
  shortsUrl,
} from "../../../app/urls/index.ts";
import { ask, section, tags } from "../../rigs/browse.ts";
import { visitor } from "../../rigs/member-rig.ts";
import { realHosts, startSite, type TestSite } from "../../rigs/site.ts";
import { reply, startUpstream, type FakeUpstream } from "../../rigs/upstream.ts";

let host: FakeUpstream;
let site: TestSite;
/** What finds something, by kind. */
const found: Record<string, string> = { movie: "专辑词", microvideo: "短片词", yuedu: "文章词" };

beforeAll(async () => {
  host = await startUpstream();
  host.on("*", reply(null));
  host.on("/api/tv.common/index", reply({ hotsearch: [{ word: "影片词" }] }));
  host.on("/api/tv.index/index", reply({}));
  const hotsearch = { 1: { word: "频道词" }, 3: { word: "短片词" } };
  host.on("/apiv2/channel.setting/index", reply({ hotsearch }, "0"));
  host.on("/apiv2/channel.search/query", (request, response, url) => {
    const index = url.searchParams.get("index") ?? "";
    const hit = { 1: { id: "1", itemid: "1", movid: "1", title: "找到了" } };
    const hits = found[index] === url.searchParams.get("kw") ? hit : null;
    reply({ hits, totalHits: hits === null ? "0" : "1" }, "1")(request, response, url);
  });
  site = await startSite(realHosts(host.base));
});
afterAll(async () => {
  await site.stop();
  await host.stop();
});

const hotOf = (html: string) =>
  tags(section(html, '<div class="hot-words"', "div"), "a").map(({ href }) => href);
const historyOf = (cookies: Map<string, string>) =>
  JSON.parse(decodeURIComponent(cookies.get("search") ?? "[]")) as unknown;

describe("the hot words", () => {
  test("beside live rooms, shorts and channels are the channel host's, elsewhere the site's", async () => {
    const at = (form: string, ...words: string[]) => words.map((word) => searchAtUrl(form, word));
    for (const path of [livesUrl(), shortsUrl(), channelsUrl(), channelSearchUrl("无")]) {
      const { status, text } = await ask(site.origin, path);
      expect([path, status]).toEqual([path, 200]);
      expect([path, hotOf(text)]).toEqual([path, at(channelSearchFormUrl(), "频道词", "短片词")]);
    }
    const { text } = await ask(site.origin, homeUrl());
    expect(hotOf(text)).toEqual(at(searchFormUrl(), "影片词"));
  });

  test.each([
    ["专辑词", 2],
    ["短片词", 3],
    ["文章词", 4],
    ["频道词", 1],
  ] as const)("%s opens the kind it finds something of", async (word, type) => {
    const somebody = visitor(site.origin);
    const answer = await somebody.get(searchAtUrl(channelSearchFormUrl(), word));
    expect([answer.status, answer.headers.location]).toEqual([303, channelSearchUrl(word, type)]);
    const page = await somebody.follow(answer);
    const main = section(page.text, "<main", "main");
    expect([page.status, main.includes("找到了")]).toEqual([200, type !== 1]);
  });

  test("enter the history when they are pressed, and so do its own entries: three, the newest first", async () => {
    const somebody = visitor(site.origin);
    const press = (form: string, word: string, type?: number) =>
      somebody.get(searchAtUrl(form, word, type));
    await press(searchFormUrl(), "影片词");
    await press(channelSearchFormUrl(), "频道词");
    await press(channelSearchFormUrl(), "短片词");
    expect(historyOf(somebody.cookies)).toEqual(["短片词", "频道词", "影片词"]);
    // An entry of the history says what kind was searched.
    const again = await press(searchFormUrl(), "影片词", 2);
    expect(again.headers.location).toBe(searchUrl("影片词", 2));
    expect(historyOf(somebody.cookies)).toEqual(["影片词", "短片词", "频道词"]);
    await press(searchFormUrl(), "第四个");
    expect(historyOf(somebody.cookies)).toEqual(["第四个", "影片词", "短片词"]);
  });

  test("of a channel host that is down are none, and the page stands", async () => {
    host.on("/apiv2/channel.setting/index", (_request, response) => response.destroy());
    const other = await startSite(realHosts(host.base));
    const { status, text } = await ask(other.origin, channelsUrl());
    await other.stop();
    expect([status, hotOf(text)]).toEqual([200, []]);
  });
});
