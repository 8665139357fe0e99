import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { articleFeedUrl, articlesUrl, articleUrl } from "../../../app/urls/index.ts";
import { realHosts, startSite, type TestSite } from "../../rigs/site.ts";
import { reply, startUpstream, type FakeUpstream } from "../../rigs/upstream.ts";
import { ask, section, submit, tags, textOf } from "../../rigs/browse.ts";
import { fakeMember, sessionOf, timesAsked } from "../../rigs/member-rig.ts";

const main = (html: string) => section(html, "<main", "main");
const hrefs = (html: string) => tags(html, "a").map(({ href }) => href);
const factsOf = (html: string, type: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    .map(([, json = "{}"]) => JSON.parse(json) as Record<string, unknown>)
    .find((one) => one["@type"] === type) ?? {};

describe("on a host of other people", () => {
  let host: FakeUpstream;
  let site: TestSite;
  const markup = `<script>alert(1)</script><b onclick="x()">文章</b>`;
  const down: Parameters<FakeUpstream["on"]>[1] = (_request, response) =>
    response.writeHead(500).end();
  const app = "https://app.example/get";

  beforeAll(async () => {
    host = await startUpstream();
    lay();
    site = await startSite({ ...realHosts(host.base), TRUST_PROXY: "1" });
  });
  function lay() {
    host.on("*", reply(null));
    host.on(
      "/api/tv.common/index",
      reply({ ucenter: { open: "1" }, app_download_url: app, footer_text: "" }),
    );
    host.on("/api/user.profile/index", reply(fakeMember));
    host.on("/v1/gzh/lists", reply({ a: { username: "x", passport: markup, logo: "data:x" } }, 0));
    host.on("/v1/article/listByUser", (request, response, url) => {
      const odd = [
        { itemid: "5", title: markup, likes: "many", user: null },
        null,
        { title: "no id" },
      ];
      reply(url.searchParams.get("username") === "x" ? { list: odd, total: "1" } : null, 0)(
        request,
        response,
        url,
      );
    });
    host.on("/v1/article/detail", (request, response, url) => {
      const itemid = url.searchParams.get("itemid");
      const content = itemid === "5" ? null : `<h4>题</h4>${markup}<a href="/x">链接</a>`;
      const counts = { likes: "12000", comments: "many" };
      reply({ itemid, title: markup, content, user: [], ...counts }, 0)(request, response, url);
    });
    host.on("/v2/comment/lists", reply("none of your business", 0));
  }
  afterAll(async () => {
    await site.stop();
    await host.stop();
  });
  const get = (path: string) => ask(site.origin, path);
  const harmless = (html: string) =>
    expect(html).not.toMatch(/<script>alert|onclick=|="javascript:/);

  /** The latest seven days and the way to the app; today's host has no article on any of them. */
  function bar(text: string) {
    const days = section(main(text), 'class="days"', "nav");
    expect(hrefs(days).map((href) => /^\/articles\?day=\d{4}(-\d\d){2}$/.test(`${href}`))).toEqual(
      Array.from({ length: 7 }, () => true),
    );
    expect(hrefs(main(text))).toContain(app);
  }

  test("a channel has its name, not its key, on its page, in the menu and on its articles", async () => {
    host.on("/v1/gzh/lists", reply({ 4: { username: "zhuanlan", title: "晨光专栏" } }, 0));
    const user = { username: "zhuanlan", dateline: "1572858000" };
    const entry = { itemid: "77", title: "早晨", user };
    host.on("/v1/article/detail", reply({ ...entry, content: "<p>文</p>" }, 0));
    host.on("/v1/article/listByUser", reply({ data: { 3: entry }, total: "1" }, 0));
    const other = await startSite(realHosts(host.base));
    for (const path of [articleUrl(77), articleFeedUrl("zhuanlan"), articlesUrl()]) {
      const { status, text } = await ask(other.origin, path);
      expect(status, path).toBe(200);
      bar(text);
      const words = main(text).replace(/<[^>]*>/g, " ");
      expect([path, words.includes("晨光专栏"), words.includes("zhuanlan")]).toEqual([
        path,
        true,
        false,
      ]);
      expect(section(text, 'class="side"', "nav")).toContain("晨光专栏");
    }
    // Nobody says what it is called.
    host.on("/v1/gzh/lists", reply(null, 0));
    const bare = await startSite(realHosts(host.base));
    const { text } = await ask(bare.origin, articleFeedUrl("zhuanlan"));
    expect(textOf(main(text), "h1")).toBe("本专栏");
    await Promise.all([other.stop(), bare.stop()]);
    lay();
  });

  test("a week without an article says so, and the app is offered", async () => {
    const { status, text } = await get(articlesUrl());
    expect(status).toBe(200);
    const days = section(text, 'class="days"', "nav");
    expect(days.split('class="bare"')).toHaveLength(8);
    expect(main(text)).not.toContain('class="featured"');
    expect(main(text)).toContain('class="help"');
    expect(tags(main(text), "a").find(({ href }) => href === app)).toMatchObject({
      target: "_blank",
      rel: "noopener noreferrer",
    });
  });

  test("an article without text, author and date", async () => {
    const { status, text } = await get(articleUrl(5));
    expect(status).toBe(200);
    harmless(main(text));
    bar(text);
    expect(main(text)).not.toContain('class="reading"');
    expect(section(text, '<article class="text"', "article")).not.toContain("<time");
    expect(main(text)).not.toContain('class="entry-rows"');
    expect(factsOf(text, "Article")).not.toHaveProperty("datePublished");
  });

  test("its comments failing leave a hole, its text is clean", async () => {
    const { status, text } = await get(articleUrl(6));
    expect(status).toBe(200);
    harmless(main(text));
    const reading = section(text, 'class="reading"', "div");
    expect(reading).toContain("<h2>题</h2>");
    expect(tags(reading, "a")).toEqual([{ href: `${host.base}/x`, rel: "noopener nofollow ugc" }]);
    expect(main(text)).toContain("1.2万 人喜欢");
    expect(section(text, 'id="comments"', "section")).toContain("<form");
  });

  test("a feed drops what is no article", async () => {
    const { status, text } = await get(articleFeedUrl("x"));
    expect(status).toBe(200);
    harmless(main(text));
    expect(hrefs(section(text, 'class="entry-rows"', "ul"))).toEqual([articleUrl(5)]);
  });

  test("a like that cannot be delivered is said beside the form, and sent once", async () => {
    host.on("/v1/article/zan", down);
    const cookie = `session=${await sessionOf(site)}`;
    const page = await ask(site.origin, articleUrl(6), { headers: { cookie } });
    expect(tags(section(page.text, 'class="likes"', "div"), "button")).toHaveLength(1);
    const asked = timesAsked(host, "GET /v1/article/zan");
    const headers = { "sec-fetch-site": "same-origin", cookie };
    const answer = await submit(site.origin, articleUrl(6), { intent: "like" }, headers);
    expect(answer.status).toBe(503);
    expect(section(answer.text, 'class="likes"', "div")).toContain('class="form-error"');
    expect(timesAsked(host, "GET /v1/article/zan")).toBe(asked + 1);
  });

  test("a host that is down is a 503 in the shell; only its menu down, a page without one", async () => {
    host.on("/v1/gzh/lists", down);
    const bare = await startSite(realHosts(host.base));
    const article = await ask(bare.origin, articleUrl(6));
    expect(article.status).toBe(200);
    expect(article.text).not.toContain('class="side"');
    await bare.stop();
    host.on("/v1/article/listByUser", down);
    host.on("/v1/article/detail", down);
    const other = await startSite(realHosts(host.base));
    // The feed of the days is swallowed, and said.
    const days = await ask(other.origin, articlesUrl());
    expect([days.status, days.text.includes("文章现在取不到")]).toEqual([200, true]);
    for (const path of [articleFeedUrl("x"), articleUrl(6)]) {
      const { status, text } = await ask(other.origin, path);
      expect(status, path).toBe(503);
      expect(text).toContain('class="top-bar"');
    }
    await other.stop();
  });
});
