import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  channelArticlesUrl,
  channelAuthorsUrl,
  channelMoviesUrl,
  channelPlayerUrl,
  channelSearchUrl,
  channelUrl,
  channelsUrl,
  loginUrl,
  pressedUrl,
} from "../../../app/urls/index.ts";
import { reply } from "../../rigs/upstream.ts";
import { ask, section, submit, tags, type Answer } from "../../rigs/browse.ts";
import { sessionOf, startFakeSite, toastOf, visitor } from "../../rigs/member-rig.ts";

const main = (html: string) => html.slice(html.indexOf("<main"), html.indexOf("</main>"));
const hrefs = (html: string) => tags(html, "a").map(({ href = "" }) => href);
const menuOf = (html: string) => hrefs(section(main(html), 'class="chips"', "ul"));

describe("hosts that send what they like", () => {
  let site: Awaited<ReturnType<typeof startFakeSite>>;
  const call = (name: string) => `/apiv2/channel.index/${name}`;
  const markup = '<script>alert(1)</script><b onclick="x()">标题</b>';
  const channel = (id: number, more: object = {}) => ({ id, title: `频道${id}`, ...more });
  const details = new Map<number, object | null>();

  beforeAll(async () => {
    site = await startFakeSite();
    site.host.on(call("detail"), (request, response, url) =>
      reply(details.get(Number(url.searchParams.get("id"))) ?? [])(request, response, url),
    );
  });
  afterAll(() => site.stop());
  const get = (path: string) => ask(site.origin, path);

  test("a channel with nothing in it is a page", async () => {
    details.set(1, channel(1, { menus: null }));
    for (const nothing of [null, [], {}]) {
      for (const name of ["movie", "microvideo", "speaker", "yuedu", "likes"]) {
        site.host.on(call(name), reply(nothing));
      }
      site.host.on("/apiv2/extend.comment/lists", reply(nothing));
      const { status, text } = await get(channelUrl(1));
      expect(status).toBe(200);
      expect(menuOf(text)).toEqual([]);
      expect(main(text)).toContain('class="help"');
      for (const list of [channelMoviesUrl(1), channelAuthorsUrl(1), channelArticlesUrl(1)]) {
        expect((await get(list)).status, list).toBe(200);
      }
    }
  });

  test("every other shape of nothing is the lost lamb", async () => {
    for (const [id, none] of [[], {}, null].entries()) {
      details.set(id + 50, none);
      expect((await get(channelUrl(id + 50))).status).toBe(404);
    }
  });

  test("menus name pages we do not have, and some twice", async () => {
    const menus = ["shop", "movie", "index", "movie", "__proto__", ""].map((page) => ({
      title: page === "movie" ? markup : "",
      page,
    }));
    details.set(2, channel(2, { menus }));
    site.host.on(call("movie"), reply({ list: [{ movid: 5, title: markup, speaker: null }] }));
    const { status, text } = await get(channelUrl(2));
    expect(status).toBe(200);
    expect(menuOf(text)).toEqual([channelMoviesUrl(2), channelUrl(2)]);
    expect(hrefs(main(text))).toContain(channelPlayerUrl(5, 0, { channel: 2 }));
    expect(main(text)).not.toMatch(/<script>alert|<b onclick/);
  });

  test("comments and titles are text, whatever is in them", async () => {
    details.set(3, channel(3, { title: markup, intro: markup, thumb: "javascript:alert(1)" }));
    const content = `${markup} 1 < 2 & "3"`;
    const comments = { list: [{ id: 1, content, user: { nickname: "<i>x" } }], count: 1 };
    site.host.on("/apiv2/extend.comment/lists", reply(comments));
    const { text } = await get(channelUrl(3));
    expect(main(text)).not.toMatch(/<script>alert|<b onclick|javascript:|<i>/);
    expect(section(text, "comment-text", "p")).toContain("1 &lt; 2 &amp; &quot;3&quot;");
  });

  test("all channels fail: that is said; what stands around them fails: the page goes on", async () => {
    const junk = { banners: 1, recommends: "x", movies: [null], shorts: [{ id: "x" }] };
    site.host.on("/apiv2/channel.pc/index", reply(junk));
    site.host.on("/apiv2/channel.pc/menu", reply("x"));
    site.host.on(call("all"), (_request, response) => response.destroy());
    expect((await get(channelsUrl())).status).toBe(503);
    site.host.on(call("all"), reply([channel(1, { letter: "z" }), channel(2), { id: 0 }, null]));
    const { status, text } = await get(channelsUrl());
    expect(status).toBe(200);
    expect(hrefs(main(text)).filter((href) => href.startsWith("#letter"))).toEqual([
      "#letter-Z",
      "#letter-other",
    ]);
    // Without the host's menu, our own.
    expect(hrefs(section(main(text), "section-menu", "ul"))).toHaveLength(3);
  });

  test("a search has pages of 20, and ends", async () => {
    const hits = { totalHits: "45", hits: [{ id: 1, title: "光", thumb: "" }] };
    site.host.on("/apiv2/channel.search/query", reply(hits));
    const { status, text } = await get(channelSearchUrl("光", 3, 1));
    expect(status).toBe(200);
    const asked = site.host.asked.filter((one) => one.includes("channel.search/query"));
    expect(asked.join()).toMatch(/index=microvideo&.*limit=20&page=2/);
    expect(hrefs(main(text))).toEqual(
      expect.arrayContaining([channelSearchUrl("光", 3), channelSearchUrl("光", 3, 2)]),
    );
    expect((await get(channelSearchUrl("光", 3, 3))).status).toBe(404);
  });

  test("a search that fails is one that found nothing", async () => {
    site.host.on("/apiv2/channel.search/query", reply(null, 500, "down"));
    site.host.on("/apiv2/channel.setting/index", reply([]));
    const { status, text } = await get(channelSearchUrl("爱"));
    expect(status).toBe(200);
    expect(main(text)).toContain("没有找到");
  });
});

describe("following", () => {
  let site: Awaited<ReturnType<typeof startFakeSite>>;
  let follows = false;
  beforeAll(async () => {
    site = await startFakeSite();
    site.host.on("/apiv2/channel.index/detail", reply({ id: 1, title: "频道" }));
    working();
  });
  afterAll(() => site.stop());

  /** A host that takes every call for the contrary. */
  function working() {
    site.host.on("/api/channel/has", (...to) => reply({ subscribe: follows ? 1 : 0 }, 0)(...to));
    site.host.on("/api/channel/subscribe", (...to) => {
      follows = !follows;
      reply({ subscribe: follows ? 1 : 0 }, 0)(...to);
    });
  }
  async function member() {
    const ruth = visitor(site.origin);
    ruth.cookies.set("session", await sessionOf(site));
    return ruth;
  }
  const url = channelUrl(1);
  async function callsDuring(work: () => Promise<unknown>) {
    const before = site.host.asked.length;
    await work();
    return site.host.asked
      .slice(before)
      .flatMap((one) => /\/api\/channel\/(has|subscribe)\?.*\bid=1\b/.exec(one)?.[1] ?? []);
  }
  const button = ({ text }: Answer) =>
    tags(main(text), "button").find(({ name }) => name === "intent");

  test("looks first, then subscribes, and the page shows it", async () => {
    follows = false;
    const ruth = await member();
    expect(button(await ruth.get(url))).toMatchObject({ value: "follow", "aria-pressed": "false" });
    const calls = await callsDuring(async () => {
      const answer = await ruth.post(url, { intent: "follow" });
      expect([answer.status, answer.headers.location]).toEqual([303, url]);
    });
    expect(calls).toEqual(["has", "subscribe", "has"]);
    const page = await ruth.get(url);
    expect(button(page)).toMatchObject({ value: "unfollow", "aria-pressed": "true" });
    expect(toastOf(page)).not.toBe("");
  });

  test("twice, at once or one after the other, leaves it followed", async () => {
    const ruth = await member();
    follows = false;
    const atOnce = await callsDuring(() =>
      Promise.all([ruth.post(url, { intent: "follow" }), ruth.post(url, { intent: "follow" })]),
    );
    expect(follows).toBe(true);
    expect(atOnce.filter((one) => one === "subscribe")).toHaveLength(1);
    expect(await callsDuring(() => ruth.post(url, { intent: "follow" }))).toEqual(["has"]);
    expect(follows).toBe(true);
  });

  test("ends as it began, and says so once the host does", async () => {
    const ruth = await member();
    follows = true;
    await ruth.post(url, { intent: "unfollow" });
    expect(toastOf(await ruth.get(url))).toBe("已取消关注");
    await ruth.post(url, { intent: "unfollow" });
    expect(follows).toBe(false);
  });

  test("does not end where the host only knows how to subscribe", async () => {
    const ruth = await member();
    follows = true;
    site.host.on("/api/channel/subscribe", (...to) => reply({ subscribe: 1 }, 0)(...to));
    const answer = await ruth.post(url, { intent: "unfollow" });
    expect([answer.status, answer.headers.location]).toEqual([303, url]);
    const page = await ruth.get(url);
    expect(toastOf(page)).toBe("这里暂时不能取消关注，您仍关注着这个频道");
    expect(button(page)).toMatchObject({ value: "unfollow", "aria-pressed": "true" });
    working();
  });

  test.each([
    ["refuses to say", reply(null, 1, "系统繁忙")],
    ["says nothing", reply([], 0)],
  ])("is not said to have ended where the host %s afterwards", async (_name, silent) => {
    const ruth = await member();
    follows = true;
    site.host.on("/api/channel/subscribe", (...to) => {
      site.host.on("/api/channel/has", silent);
      reply([], 0)(...to);
    });
    await ruth.post(url, { intent: "unfollow" });
    expect(toastOf(await ruth.get(url))).toBe("");
    working();
  });

  test("is no turning round where nobody knows how it stands", async () => {
    const ruth = await member();
    site.host.on("/api/channel/has", reply([], 0));
    expect(await callsDuring(() => ruth.post(url, { intent: "unfollow" }))).toEqual(["has"]);
    follows = false;
    expect(await callsDuring(() => ruth.post(url, { intent: "follow" }))).toEqual([
      "has",
      "subscribe",
      "has",
    ]);
    expect(toastOf(await ruth.get(url))).toBe("已关注这个频道");
    working();
  });

  test("is a member's: others are asked to sign in, and come back", async () => {
    const calls = await callsDuring(async () => {
      const { text } = await ask(site.origin, url);
      expect(hrefs(main(text))).toContain(loginUrl({ redirectTo: pressedUrl(url, "follow") }));
      const posted = await submit(site.origin, url, { intent: "follow" });
      expect([posted.status, posted.headers.location]).toEqual([
        303,
        loginUrl({ redirectTo: pressedUrl(url, "follow") }),
      ]);
    });
    expect(calls).toEqual([]);
  });

  test.each(["has", "subscribe"])("whose %s fails is swallowed", async (failing) => {
    const ruth = await member();
    follows = false;
    site.host.on(`/api/channel/${failing}`, (_request, response) => response.destroy());
    const answer = await ruth.post(url, { intent: "follow" });
    expect([answer.status, answer.headers.location]).toEqual([303, url]);
    const page = await ruth.get(url);
    expect([page.status, toastOf(page)]).toEqual([200, ""]);
    expect(button(page)).toMatchObject({ value: "follow" });
    working();
  });

  test("at the end of a session says so, and leads to the sign-in", async () => {
    const ruth = await member();
    site.host.on("/api/channel/has", reply(null, 401, "401:Unauthorized"));
    const answer = await ruth.post(url, { intent: "follow" });
    expect([answer.status, answer.headers.location]).toEqual([
      303,
      loginUrl({ redirectTo: pressedUrl(url, "follow") }),
    ]);
    expect(ruth.cookies.has("session")).toBe(false);
    expect(toastOf(await ruth.follow(answer))).toContain("过期");
    working();
  });

  test("takes no other word for it", async () => {
    const ruth = await member();
    const calls = await callsDuring(async () => {
      for (const intent of ["", "toggle", "FOLLOW"]) {
        expect((await ruth.post(url, { intent })).status).toBe(400);
      }
    });
    expect(calls).toEqual([]);
  });
});
