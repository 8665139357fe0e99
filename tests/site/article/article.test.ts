import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  articleFeedUrl,
  articleUrl,
  articlesUrl,
  commentUrl,
  inLanguage,
  loginUrl,
  pressedUrl,
} from "../../../app/urls/index.ts";
import { readingChannels } from "../../../server/embedded/reading/channels.ts";
import { articlesOf } from "../../rigs/content.ts";
import { ask, section, submit, tags, textOf } from "../../rigs/browse.ts";
import { demo, fromElsewhere, startMemberSite, toastOf, visitor } from "../../rigs/member-rig.ts";

const main = (html: string) => section(html, "<main", "main");
const hrefs = (html: string) => tags(html, "a").map(({ href }) => href);
const factsOf = (html: string, type: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    .map(([, json = "{}"]) => JSON.parse(json) as Record<string, unknown>)
    .find((one) => one["@type"] === type) ?? {};

describe("on the embedded host", () => {
  let site: Awaited<ReturnType<typeof startMemberSite>>;
  beforeAll(async () => {
    site = await startMemberSite();
  });
  afterAll(() => site.stop());
  const get = (path: string) => ask(site.origin, path);
  const [newest, , third] = articlesOf("ttlx", "zh");
  const id = newest?.itemid ?? 0;

  test("seven days, today first, and the newest article", async () => {
    const { status, text } = await get(articlesUrl());
    expect(status).toBe(200);
    const days = tags(section(text, 'class="days"', "nav"), "a");
    expect(days).toHaveLength(7);
    for (const { href } of days) expect(href).toMatch(/^\/articles\?day=\d{4}-\d\d-\d\d$/);
    expect(days.filter((one) => "aria-current" in one)).toEqual([days[0]]);
    const names = [...section(text, 'class="days"', "nav").matchAll(/<strong>(.*?)<\/strong>/g)];
    expect(names.slice(0, 3).map(([, name]) => name)).toEqual([
      "今天",
      "昨天",
      expect.stringMatching(/^\d+月\d+日$/),
    ]);
    const featured = section(text, 'class="featured"', "article");
    expect(textOf(featured, "h2")).toBe(newest?.title);
    expect(hrefs(featured)).toContain(articleUrl(id));
  });

  test("another day by its link; a day long gone opens the newest", async () => {
    const { text } = await get(articlesUrl());
    const [, , day = {}] = tags(section(text, 'class="days"', "nav"), "a");
    const other = await get(day["href"] ?? "");
    const current = tags(section(other.text, 'class="days"', "nav"), "a").find(
      (one) => "aria-current" in one,
    );
    expect(current?.["href"]).toBe(day["href"]);
    expect(textOf(section(other.text, 'class="featured"', "article"), "h2")).toBe(third?.title);
    const gone = await get(articlesUrl("2001-01-01"));
    expect(textOf(section(gone.text, 'class="featured"', "article"), "h2")).toBe(newest?.title);
  });

  test("the channels stand beside it, the daily one marked", async () => {
    const { text } = await get(articlesUrl());
    const side = section(text, 'class="side"', "nav");
    expect(hrefs(side)).toEqual(readingChannels.map(({ username }) => articleFeedUrl(username)));
    expect(tags(side, "a").filter((one) => "aria-current" in one)).toHaveLength(1);
    expect(side.split('class="badge"')).toHaveLength(2);
    expect(tags(side, "img")).toHaveLength(readingChannels.length);
  });

  test("a channel has its head and its articles, seven a page", async () => {
    const { status, text } = await get(articleFeedUrl("ttlx"));
    expect(status).toBe(200);
    expect(textOf(main(text), "h1")).toBe("天天灵修");
    expect(section(text, 'class="feed-head"', "header")).toContain(readingChannels[0]?.intro.zh);
    const shown = hrefs(section(text, 'class="entry-rows"', "ul"));
    const all = articlesOf("ttlx", "zh").map(({ itemid }) => articleUrl(itemid));
    expect(shown).toEqual(all.slice(0, 7));
    const second = await get(articleFeedUrl("ttlx", 1));
    expect(hrefs(section(second.text, 'class="entry-rows"', "ul"))).toEqual(all.slice(7, 14));
    const pages = Math.ceil(all.length / 7);
    expect((await get(articleFeedUrl("ttlx", pages - 1))).status).toBe(200);
    expect((await get(articleFeedUrl("ttlx", pages))).status).toBe(404);
  });

  test("an article has its channel, its day, its text and more of the channel", async () => {
    for (const language of ["zh-CN", "en-US"] as const) {
      const [first] = articlesOf("ttlx", language === "zh-CN" ? "zh" : "en");
      const { status, text } = await get(inLanguage(articleUrl(id), language));
      expect(status).toBe(200);
      expect(textOf(main(text), "h1")).toBe(first?.title);
      expect(hrefs(main(text))).toContain(inLanguage(articleFeedUrl("ttlx"), language));
      expect(section(text, 'class="reading"', "div")).toContain("<p>");
      expect(section(text, 'id="comments"', "section")).toContain(
        inLanguage(commentUrl("article", id), language).replaceAll("&", "&amp;"),
      );
      const more = hrefs(section(text, 'class="entry-rows"', "ul"));
      expect(more).toHaveLength(4);
      expect(more).not.toContain(inLanguage(articleUrl(id), language));
    }
    const { text } = await get(articleUrl(id));
    expect(factsOf(text, "Article")).toMatchObject({
      headline: newest?.title,
      datePublished: new Date((newest?.dateline ?? 0) * 1000).toISOString(),
      author: { "@type": "Organization", name: "天天灵修" },
      publisher: { "@type": "Organization" },
      url: site.origin + articleUrl(id),
      image: expect.stringMatching(/^http/),
    });
    expect(factsOf(text, "BreadcrumbList")["itemListElement"]).toHaveLength(3);
  });

  test("pictures of a text come late, with their size, and not at all where data is saved", async () => {
    const pictured = await firstWith('class="reading"', "<img");
    const [image] = tags(section(pictured.text, 'class="reading"', "div"), "img");
    expect(image).toMatchObject({ width: "640", height: "360", loading: "lazy" });
    expect(image?.["src"]).toMatch(/^\/img\/480\/-\//);
    const headers = { cookie: "lite=1" };
    const bare = await ask(site.origin, pictured.path, { headers });
    expect(tags(main(bare.text), "img")).toEqual([]);
    expect(section(bare.text, 'class="reading"', "div")).toContain("<p>");
  });

  async function firstWith(start: string, part: string) {
    for (const { itemid } of articlesOf("ttlx", "zh")) {
      const path = articleUrl(itemid);
      const { text } = await get(path);
      if (section(text, start, "div").includes(part)) return { path, text };
    }
    throw new Error(`no article has ${part}`);
  }

  test("a stranger is led to the sign-in and back", async () => {
    const { text } = await get(articleUrl(id));
    const to = loginUrl({ redirectTo: pressedUrl(articleUrl(id), "like") });
    expect(hrefs(section(text, 'class="likes"', "div"))).toEqual([to]);
    const posted = await submit(site.origin, articleUrl(id), { intent: "like" });
    expect([posted.status, posted.headers.location]).toEqual([303, to]);
  });

  test("a member's like shows at once; a second one is the host's to refuse", async () => {
    const member = visitor(site.origin, fromElsewhere());
    await member.post(loginUrl({ type: "password" }), demo);
    const before = await member.get(articleUrl(id));
    const button = (html: string) => tags(section(html, 'class="likes"', "div"), "button")[0];
    const likes = (html: string) =>
      Number(/(\d+) 人喜欢/.exec(section(html, 'id="like"', "div"))?.[1]);
    expect(button(before.text)).toMatchObject({ value: "like", "aria-pressed": "false" });
    const liked = await member.post(articleUrl(id), { intent: "like" });
    expect([liked.status, liked.headers.location]).toEqual([303, `${articleUrl(id)}#like`]);
    const after = await member.follow(liked);
    expect(button(after.text)).toMatchObject({ "aria-pressed": "true" });
    expect(likes(after.text)).toBe(likes(before.text) + 1);
    expect(toastOf(after)).not.toBe("");

    const again = await member.post(articleUrl(id), { intent: "like" });
    expect(again.status).toBeGreaterThanOrEqual(400);
    const refused = section(again.text, 'class="likes"', "div");
    expect(textOf(refused, "p")).toBe("您已经点过赞了");
    expect(likes(again.text)).toBe(likes(after.text));
    expect((await member.post(articleUrl(id), { intent: "else" })).status).toBe(400);
  });

  test("a member's comment shows at once", async () => {
    const member = visitor(site.origin, fromElsewhere());
    await member.post(loginUrl({ type: "password" }), demo);
    const content = "愿主保守 <b>我们</b>";
    const sent = await member.post(commentUrl("article", id), { content });
    expect(sent.headers.location).toBe(`${articleUrl(id)}#comments`);
    const { text } = await member.follow(sent);
    expect(section(text, 'class="comment-list"', "ul")).toContain("愿主保守");
  });

  test.each([
    articleUrl(0),
    articleUrl(999_999_999),
    "/articles/99999999999/index.html",
    articleFeedUrl("nobody"),
    "/articles/a%2Fb/index.html",
    "/articles/%3Cscript%3E/index.html",
  ])("%s is nowhere", async (path) => {
    expect((await get(path)).status).toBe(404);
  });
  test("nobody likes what there is not", async () => {
    expect((await submit(site.origin, articleFeedUrl("ttlx"), { intent: "like" })).status).toBe(
      404,
    );
  });
});
