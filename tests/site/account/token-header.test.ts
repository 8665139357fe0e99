import { afterAll, beforeAll, expect, test } from "vitest";
import {
  albumUrl,
  channelUrl,
  chapterUrl,
  favoritesUrl,
  homeUrl,
  livesUrl,
  liveUrl,
  mineUrl,
  newsUrl,
  notesUrl,
  playbacksUrl,
  playerUrl,
  shortsUrl,
  suggestUrl,
} from "../../../app/urls/index.ts";
import { fakeToken, sessionOf, startFakeSite, visitor } from "../../rigs/member-rig.ts";
import { reply } from "../../rigs/upstream.ts";

/** What a site asks for one visitor alone; anything else is shared. */
const forOne = [
  "POST /api/user.profile/index",
  "GET /apiv2/member/account",
  "POST /api/user.tv.collect/index",
  "POST /api/user.tv.collect/add",
  "GET /api/user.tv.playrecord/index",
  "POST /api/user.tv.playrecord/report",
  "POST /api/user.tv.note/index",
  "GET /api/user.tv.note/edit",
  "POST /api/common.report/hit",
  "POST /api/feedback/submit",
  "POST /api/comment/create",
  "GET /api/channel/lists",
  "GET /api/channel/has",
  "GET /api/channel/subscribe",
  "GET /api/live.room/vote",
  "GET /api/microvideo.collect/lists",
  "POST /api/microvideo.collect/post",
  "GET /api/favorite/index",
  "GET /api/history/add",
  "GET /api/notepad/detail",
  "GET /v1/article/zan",
  "POST /v2/comment/post",
];
/** Read for everybody, and for a member once more. */
const forBoth = ["GET /v1/article/detail"];

let site: Awaited<ReturnType<typeof startFakeSite>>;
/** Each call that was made, and whether it carried the token. */
const calls = new Map<string, Set<boolean>>();

beforeAll(async () => {
  site = await startFakeSite();
  const { host } = site;
  const details: Record<string, unknown> = {
    "/api/tv.common/index": { ucenter: { open: "1" } },
    "/api/tv.index/index": {},
    "/api/tv.movie/detail": { movid: 1, title: "专辑", url_list: [{ urlid: 1, title: "一" }] },
    "/api/tv.movie/url": { urlid: 1, url: "https://files.invalid/1.mp4" },
    "/api/user.profile/index": { id: 7, username: "ruth" },
    "/apiv2/channel.index/detail": { id: 1, title: "频道" },
    "/api/live.room/detail": { id: 1, title: "直播间", push_status: 1 },
    "/api/microvideo.index/detail": { id: 1, title: "短", url: "/a.mp4" },
    "/v1/article/detail": { itemid: 1, title: "文章", content: "<p>好</p>" },
  };
  const answer: Parameters<typeof host.on>[1] = (request, response, url) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const sent = `${String(request.headers["token"] ?? "")} ${url.search} ${Buffer.concat(chunks).toString()}`;
      const call = `${request.method} ${url.pathname}`;
      calls.set(call, (calls.get(call) ?? new Set()).add(sent.includes(fakeToken)));
      if (url.pathname.endsWith(".json")) return void response.end('["起初"]');
      const success =
        /^\/(v1|v2|apiv2\/member|apiv2\/other|api\/(channel|comment|favorite|history|notepad|feedback|login)\/)/;
      reply(details[url.pathname] ?? null, success.test(url.pathname) ? 0 : 1)(
        request,
        response,
        url,
      );
    });
  };
  for (const path of ["*", "/apiv2/login", ...Object.keys(details)]) host.on(path, answer);
});
afterAll(() => site.stop());

test("every call for one visitor carries the token, and no shared one does", async () => {
  const ruth = visitor(site.origin);
  ruth.cookies.set("session", await sessionOf(site, { checkedAt: Date.now() - 600_000 }));
  const pages = [
    ...[homeUrl(), albumUrl(1), playerUrl(1, 1), channelUrl(1), livesUrl(), liveUrl(1)],
    ...[shortsUrl({ id: 1 }), chapterUrl(1, 1), "/articles/1/index.html"],
    ...[mineUrl(), playbacksUrl(), favoritesUrl(), notesUrl(), newsUrl(), suggestUrl()],
  ];
  for (const page of pages) expect((await ruth.get(page)).status, page).toBeLessThan(500);
  await ruth.post(albumUrl(1), { intent: "add" });
  await ruth.post(channelUrl(1), { intent: "follow" });
  await ruth.post(liveUrl(1), { intent: "vote" });
  await ruth.post(shortsUrl({ id: 1 }), { intent: "add" });
  await ruth.post("/articles/1/index.html", { intent: "like" });
  await ruth.post("/comment/live/1", { content: "阿们" });
  await ruth.post("/comment/article/1", { content: "阿们" });
  await ruth.post(suggestUrl(), { content: "好", contact: "" });
  const made = [...calls].filter(([call]) => !forBoth.includes(call));
  expect(
    made
      .filter(([, with_]) => with_.has(true))
      .map(([call]) => call)
      .sort(),
  ).toEqual(forOne.toSorted());
  expect(made.filter(([call, with_]) => forOne.includes(call) && with_.has(false))).toEqual([]);
  expect(made.length - forOne.length, "shared calls were made too").toBeGreaterThan(15);
});

test("a stranger's carry none", async () => {
  calls.clear();
  const nobody = visitor(site.origin);
  for (const page of [albumUrl(2), liveUrl(2), channelUrl(2)]) await nobody.get(page);
  expect([...calls].filter(([, with_]) => with_.has(true))).toEqual([]);
  expect(calls.size).toBeGreaterThan(3);
});
