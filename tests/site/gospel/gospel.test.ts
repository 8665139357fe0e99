import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bookUrl, gospelCategoryUrl, gospelUrl, inLanguage } from "../../../app/urls/index.ts";
import { categories, recommended } from "../../../server/embedded/gospel/shelves.ts";
import { books, prayer } from "../../rigs/content.ts";
import { realHosts, startSite, type TestSite } from "../../rigs/site.ts";
import { reply, startUpstream, type FakeUpstream } from "../../rigs/upstream.ts";
import { ask, section, tags, textOf } from "../../rigs/browse.ts";

const main = (html: string) => section(html, "<main", "main");
const hrefs = (html: string) => tags(html, "a").map(({ href }) => href);
const count = (html: string, part: string) => html.split(part).length - 1;
const facts = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = "{}"]) => JSON.parse(json) as Record<string, unknown>,
  );
const factsOf = (html: string, type: string) =>
  facts(html).find((one) => one["@type"] === type) ?? {};

describe("on the embedded host", () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());
  const get = (path: string) => ask(site.origin, path);
  /** As the host numbers the chapters of a book. */
  const chapterId = (at: number) => prayer.id * 100 + at;
  const total = prayer.articles.length;

  test("the first page has the categories, the banners, and a shelf each", async () => {
    const { status, text } = await get(gospelUrl());
    expect(status).toBe(200);
    const side = section(text, 'class="side"', "nav");
    expect(hrefs(side)).toEqual([
      gospelUrl(),
      ...categories.map(({ id }) => gospelCategoryUrl(id)),
    ]);
    expect(tags(side, "a")[0]?.["aria-current"]).toBe("true");
    expect(count(main(text), 'class="shelf"')).toBe(categories.length + 1);
    const shown = new Set(hrefs(main(text)));
    for (const { id } of books) expect(shown).toContain(bookUrl(id));
    for (const id of recommended) expect(section(text, "book-list", "ul")).toContain(bookUrl(id));
    const sizes = tags(section(text, "book-list", "ul"), "img");
    for (const { width, height } of sizes) expect([width, height]).toEqual(["360", "480"]);
    expect(factsOf(text, "BreadcrumbList")["itemListElement"]).toHaveLength(1);
  });

  test("a category has its flag and its books, in both languages", async () => {
    const [, second] = categories;
    const mine = books.filter(({ categoryId }) => categoryId === second?.id);
    for (const [language, flag] of [
      ["zh-CN", "新书"],
      ["en-US", "New"],
    ] as const) {
      const { status, text } = await get(inLanguage(gospelCategoryUrl(2), language));
      expect(status).toBe(200);
      expect(section(text, "<h1", "h1")).toContain(`<span class="badge">${flag}</span>`);
      const list = section(text, "book-list", "ul");
      expect(hrefs(list)).toEqual(mine.map(({ id }) => inLanguage(bookUrl(id), language)));
      expect(count(text, 'class="pager"')).toBe(0);
    }
  });

  test("a book shows what it is, its contents, and where to begin", async () => {
    const { status, text } = await get(bookUrl(prayer.id));
    expect(status).toBe(200);
    expect(textOf(main(text), "h1")).toBe(prayer.title.zh);
    expect(main(text)).toContain(prayer.intro.zh);
    const contents = section(text, 'id="contents"', "nav");
    expect(hrefs(contents)).toEqual(
      prayer.articles.map((_, at) => bookUrl(prayer.id, chapterId(at + 1))),
    );
    const start = tags(main(text), "a").find(({ class: name }) => name === "button primary");
    expect(start?.["href"]).toBe(bookUrl(prayer.id, chapterId(1)));
    expect(factsOf(text, "Book")).toMatchObject({
      name: prayer.title.zh,
      author: { "@type": "Person", name: prayer.author.zh },
      url: site.origin + bookUrl(prayer.id),
    });
  });

  test("a chapter knows its place, its neighbours and its book", async () => {
    const { status, text } = await get(bookUrl(prayer.id, chapterId(3)));
    expect(status).toBe(200);
    expect(textOf(main(text), "h1")).toBe(prayer.articles[2]?.title.zh);
    expect(main(text)).toContain(`第 3 章 / 共 ${total} 章`);
    const links = tags(main(text), "a");
    expect(links.find(({ rel }) => rel === "prev")?.["href"]).toBe(
      bookUrl(prayer.id, chapterId(2)),
    );
    expect(links.find(({ rel }) => rel === "next")?.["href"]).toBe(
      bookUrl(prayer.id, chapterId(4)),
    );
    const here = links.find((one) => one["aria-current"] === "page");
    expect(here?.["href"]).toBe(bookUrl(prayer.id, chapterId(3)));
    expect(section(text, 'class="reading"', "div")).toContain("<blockquote>");
    const canonical = tags(text, "link").find(({ rel }) => rel === "canonical");
    expect(canonical?.["href"]).toBe(site.origin + bookUrl(prayer.id, chapterId(3)));
    expect(factsOf(text, "Article")).toMatchObject({
      headline: prayer.articles[2]?.title.zh,
      isPartOf: { "@type": "Book", name: prayer.title.zh },
      author: { "@type": "Person" },
    });
    const trail = factsOf(text, "BreadcrumbList")["itemListElement"];
    expect(trail).toHaveLength(4);
  });

  test("the first chapter has none before it; the last leads back and on", async () => {
    const first = await get(bookUrl(prayer.id, chapterId(1)));
    expect(tags(main(first.text), "a").some(({ rel }) => rel === "prev")).toBe(false);
    const last = await get(bookUrl(prayer.id, chapterId(total)));
    expect(tags(main(last.text), "a").some(({ rel }) => rel === "next")).toBe(false);
    expect(hrefs(section(last.text, 'class="finished', "div"))).toEqual([
      gospelCategoryUrl(prayer.categoryId),
    ]);
    expect(hrefs(section(last.text, 'class="steps', "nav"))).toContain(bookUrl(prayer.id));
  });

  test("saving data leaves the pictures out", async () => {
    const { text } = await ask(site.origin, gospelUrl(), { headers: { cookie: "lite=1" } });
    expect(tags(main(text), "img")).toEqual([]);
    expect(main(text)).toContain("slide-words");
  });

  test.each([
    "/gospel/view/0/index.html",
    "/gospel/view/x/index.html",
    bookUrl(999_999),
    bookUrl(prayer.id, 101),
    bookUrl(prayer.id, 999_999),
    "/gospel/categories/0/index.html",
    "/gospel/categories/x/index.html",
    gospelCategoryUrl(999),
    gospelCategoryUrl(1, 1),
  ])("%s is nowhere", async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

describe("on a host of other people", () => {
  let host: FakeUpstream;
  let site: TestSite;
  const markup = `<script>alert(1)</script><b onclick="x()">书</b>`;
  const call = (name: string) => `/api/gospel.${name}`;
  const down: Parameters<FakeUpstream["on"]>[1] = (_request, response) =>
    response.writeHead(500).end();

  beforeAll(async () => {
    host = await startUpstream();
    host.on("*", reply(null));
    host.on(call("category/lists"), reply([{ id: "3", name: markup, flag_text: null }]));
    host.on(call("index/index"), reply({ categories: {}, recommends: null, banners: "none" }));
    host.on(call("book/detail"), (request, response, url) => {
      const id = url.searchParams.get("id");
      const articles = id === "1" ? null : { a: { id: "7", title: "" }, b: "junk" };
      const more = { intro: markup, category: [], items: "x" };
      reply({ id, title: markup, thumb: "javascript:alert(1)", articles, ...more })(
        request,
        response,
        url,
      );
    });
    host.on(call("article/detail"), reply({ id: "7", title: markup, content: null }));
    host.on(call("book/lists"), (request, response, url) => {
      const asked = url.searchParams;
      expect(asked.get("limit")).toBe("100");
      const first = (Number(asked.get("page")) - 1) * 100;
      const list = Array.from({ length: first === 0 ? 100 : 1 }, (_, at) => ({
        id: first + at + 1,
        title: "长".repeat(300),
      }));
      const empty = { list: null, count: "0" };
      const filled = { list, count: "101" };
      reply(asked.get("catid") === "3" ? filled : empty)(request, response, url);
    });
    site = await startSite(realHosts(host.base));
  });
  afterAll(async () => {
    await site.stop();
    await host.stop();
  });
  const get = (path: string) => ask(site.origin, path);

  test("nothing on the shelves is a page that says so", async () => {
    const { status, text } = await get(gospelUrl());
    expect(status).toBe(200);
    expect(main(text)).toContain('class="help"');
    expect(text).not.toContain("<script>alert");
  });

  test("a book without category and without articles cannot be begun", async () => {
    const { status, text } = await get(bookUrl(1));
    expect(status).toBe(200);
    expect(main(text)).not.toContain("button primary");
    expect(main(text)).not.toContain('id="contents"');
    expect(main(text)).not.toMatch(/<script>alert|onclick|javascript:/);
    expect(main(text)).toContain('class="help"');
  });

  test("an article without title and text has a number for a name", async () => {
    const { status, text } = await get(bookUrl(2, 7));
    expect(status).toBe(200);
    expect(section(text, 'id="contents"', "nav")).toContain("第 1 章");
    expect(main(text)).not.toContain('class="reading"');
  });

  test("100 books a page, and pages for the rest", async () => {
    const { text } = await get(gospelCategoryUrl(3));
    expect(count(section(text, "book-list", "ul"), "<li")).toBe(100);
    expect(hrefs(section(text, 'class="pager"', "nav"))).toContain(gospelCategoryUrl(3, 1));
    const second = await get(gospelCategoryUrl(3, 1));
    expect(count(section(second.text, "book-list", "ul"), "<li")).toBe(1);
    expect((await get(gospelCategoryUrl(3, 2))).status).toBe(404);
  });

  test.each([[{ data: [] }], [[]], [{ data: null, list: {} }]])(
    "a first page of %j is asked for its books",
    async (nothing) => {
      host.on(call("index/index"), reply(nothing));
      host.on(call("book/lists"), (request, response, url) => {
        expect(url.searchParams.get("catid")).toBeNull();
        const list = { 4: { id: "4", name: "第四本" }, 9: { id: "9" } };
        reply({ data: list, total: "2" }, "1")(request, response, url);
      });
      const other = await startSite(realHosts(host.base));
      const { status, text } = await ask(other.origin, gospelUrl());
      await other.stop();
      expect(status).toBe(200);
      const list = section(main(text), "book-list", "ul");
      expect(hrefs(list)).toEqual([bookUrl(4), bookUrl(9)]);
      expect(list).toContain("第四本");
      expect(list).toContain("#9");
      expect(main(text)).not.toContain('class="help"');
    },
  );

  test("without the menu the page goes on, without the books it says so in the shell", async () => {
    host.on(call("category/lists"), down);
    host.on(call("index/index"), down);
    const other = await startSite(realHosts(host.base));
    const book = await ask(other.origin, bookUrl(2));
    expect(book.status).toBe(200);
    const { status, text } = await ask(other.origin, gospelUrl());
    expect(status).toBe(503);
    expect(text).toContain('class="top-bar"');
    await other.stop();
  });
});
