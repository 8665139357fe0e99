import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { zhCN } from "../../../app/i18n/zh-CN.ts";
import * as urls from "../../../app/urls/index.ts";
import { rowOf } from "../../../app/urls/match.ts";
import { register, rows } from "../../../app/urls/register.ts";
import { translate } from "../../rigs/dialect.ts";
import { ask, section, textOf } from "../../rigs/browse.ts";
import { sessionOf } from "../../rigs/member-rig.ts";
import { realHosts, startSite, type TestSite } from "../../rigs/site.ts";
import { startUpstream, type FakeUpstream } from "../../rigs/upstream.ts";

/** Each page about one thing: an address, and the call that it is about. */
const about: [page: string, url: string, call: string][] = [
  ["album", urls.albumUrl(1), "/api/tv.movie/detail"],
  ["player", urls.playerUrl(1, 11), "/api/tv.movie/detail"],
  ["report", urls.reportUrl(1, 11), "/api/tv.movie/detail"],
  ["podcast", urls.podcastUrl(1), "/api/tv.movie/detail"],
  ["playlist", urls.playlistUrl(1), "/api/tv.movie/detail"],
  // The resource alone; on the page of an episode it is only missing.
  ["audio", urls.audioUrl(1, 11), "/api/tv.movie/url"],
  ["author", urls.authorUrl(3), "/api/tv.speaker/detail"],
  ["author", urls.authorUrl(3), "/api/tv.movie/index"],
  ["topic", urls.topicUrl(1), "/api/tv.special/detail"],
  ["albums", urls.albumsUrl(205), "/api/tv.movie/index"],
  ["category", urls.categoryUrl(205), "/api/tv.movie/index"],
  ["live", urls.liveUrl(1), "/api/live.room/detail"],
  ["liveCalendar", urls.liveCalendarUrl(1), "/api/live.room/detail"],
  ["shorts", urls.shortsUrl({ id: 1 }), "/api/microvideo.index/detail"],
  ["channel", urls.channelUrl(1), "/apiv2/channel.index/detail"],
  ["channelMovies", urls.channelMoviesUrl(1), "/apiv2/channel.index/detail"],
  ["channelAuthors", urls.channelAuthorsUrl(1), "/apiv2/channel.index/speaker"],
  ["channelArticles", urls.channelArticlesUrl(1), "/apiv2/channel.index/yuedu"],
  ["channelPlayer", urls.channelPlayerUrl(1, 11, { channel: 1 }), "/api/tv.movie/detail"],
  ["gospelCategory", urls.gospelCategoryUrl(1), "/api/gospel.book/lists"],
  ["book", urls.bookUrl(1), "/api/gospel.book/detail"],
  ["book", urls.bookUrl(1, 5), "/api/gospel.article/detail"],
  ["article", urls.articleUrl(6), "/v1/article/detail"],
  ["article", urls.articleFeedUrl("x"), "/v1/article/listByUser"],
  ["commentary", urls.commentaryUrl(43, 3, 1), "/api/chajing/index/get_data_by_svc"],
  ["comment", urls.commentUrl("channel", 1), "/apiv2/channel.index/detail"],
  ["comment", urls.commentUrl("live", 1), "/api/live.room/detail"],
  ["comment", urls.commentUrl("article", 6), "/v1/article/detail"],
];

/** What takes a parameter and is about no single thing that a host could refuse. */
const others: Record<string, string> = {
  search: "a search that is refused found nothing, and recommends",
  channelSearch: "a search that is refused found nothing, and recommends",
  bibleSearch: "a search",
  chapter: "a file: a version without it says so",
  chapterAudio: "a file",
  biblePlaylist: "asks no host for one thing",
};

/** Codes that are no success on any host. */
const codes = { 1: [404, 500], 2: [-1, 1044] };
const said = "该内容不存在或已下架";

const answers: Record<string, unknown> = {
  "/api/tv.common/index": { ucenter: { open: "1" } },
  "/api/tv.index/index": {},
  "/api/tv.movie/detail": { movid: 1, title: "专辑", url_list: [{ urlid: 11, title: "第一集" }] },
  "/api/tv.movie/url": { urlid: 11, url: "/a.mp3", mp3: "/a.mp3" },
  "/api/tv.movie/index": { data: [{ movid: 2, title: "推荐" }], total: 1 },
  "/api/tv.category/index": [{ id: 205, name: "主日" }],
  "/api/tv.speaker/detail": { id: 3, name: "讲员" },
  "/apiv2/channel.index/detail": { id: 1, title: "频道" },
  "/api/gospel.category/lists": [{ id: 1, name: "起步" }],
  "/api/gospel.book/detail": { id: 1, title: "书", articles: [{ id: 5, title: "一" }] },
  "/v1/gzh/lists": [{ username: "x", passport: "专栏" }],
  "/v1/article/detail": { itemid: 6, title: "文章", content: "<p>文</p>" },
  "/api/live.room/detail": { id: 1, title: "直播", push_status: 1 },
};
const verses = JSON.stringify([{ verse: 1, text: "有一个法利赛人" }]);

describe.each([1, 2] as const)("a detail that is refused, in dialect %i", (dialect) => {
  let host: FakeUpstream;
  let refused = "";
  let code = 0;
  beforeAll(async () => {
    host = await startUpstream();
    host.on("*", (_request, response, { pathname }) => {
      if (pathname.endsWith(".json")) return response.end(verses);
      const success = /^\/(v[12]\/|api\/chajing|apiv2\/channel|api\/comment)/.test(pathname)
        ? 0
        : 1;
      const no = { code, msg: said, data: dialect === 2 ? [] : null };
      const data = answers[pathname] ?? null;
      const body = pathname === refused ? no : { code: success, msg: "ok", data };
      response
        .writeHead(200, { "content-type": "application/json" })
        .end(JSON.stringify(dialect === 1 ? body : translate(body)));
    });
  });
  afterAll(() => host.stop());

  async function onSite<T>(work: (site: TestSite) => Promise<T>): Promise<T> {
    const site = await startSite(realHosts(host.base));
    try {
      return await work(site);
    } finally {
      await site.stop();
    }
  }

  test("every page of the register that is about one thing is asked for here", () => {
    const named = new Set([...about.map(([page]) => page), ...Object.keys(others)]);
    const pages = rows
      .filter(({ path }) => /:\w+(\.\w+)?(\/|$)/.test(path))
      .map(({ page }) => page);
    expect(pages.filter((page) => !named.has(page))).toEqual([]);
    const known = new Set(Object.values(register).flatMap((pages) => Object.keys(pages)));
    for (const [page, url] of about) {
      expect([page, known.has(page)]).toEqual([page, true]);
      expect(rowOf(url.replace(/\?.*/, "")).page).toBe(page);
    }
  });

  test.each(about)("%s (%s) is the lost lamb, with what %s said", async (page, url, call) => {
    refused = call;
    const [{ entry }] = rows.filter((row) => row.page === page) as [(typeof rows)[number]];
    for (const each of codes[dialect]) {
      code = each;
      await onSite(async (site) => {
        const cookie = `session=${await sessionOf(site)}`;
        for (const headers of [{}, { cookie }]) {
          const { status, text } = await ask(site.origin, url, { headers });
          expect([each, status]).toEqual([each, 404]);
          if (entry.kind !== "screen") continue;
          const main = section(text, "<main", "main");
          expect(textOf(main, "h1")).toBe(zhCN.notFound.title);
          expect(main).toContain(`<p class="said">${said}</p>`);
        }
      });
    }
  });

  test.each([
    [urls.playerUrl(1, 11), "/api/tv.movie/url"],
    [urls.albumUrl(1), "/api/tv.movie/url"],
    [urls.liveUrl(1), "/apiv2/extend.comment/lists"],
    [urls.bookUrl(1), "/api/gospel.category/lists"],
    [urls.articleUrl(6), "/v1/article/listByUser"],
    [urls.commentaryUrl(43, 3, 1), "/api/chajing/index/special_list_by_vc"],
    [urls.homeUrl(), "/api/tv.common/seo"],
  ])("%s goes on without what %s refuses", async (url, call) => {
    refused = call;
    code = 500;
    await onSite(async (site) => expect((await ask(site.origin, url)).status).toBe(200));
  });
});
