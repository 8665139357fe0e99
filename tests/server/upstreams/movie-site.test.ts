import { describe, expect, it } from "vitest";
import type { HostPlace } from "../../../server/http/hosts.ts";
import type { Call } from "../../../server/http/call.ts";
import { createMovieClient } from "../../../server/upstreams/movie/client.ts";

const place: HostPlace = {
  base: new URL("https://movie.example/"),
  publicBase: "https://movie.example",
};
const client = (payload: unknown) => createMovieClient(async (call) => call.parse(payload), place);

describe("the common config", () => {
  it("keeps of the footer what is safe", async () => {
    const footer_text =
      '<p onclick="x()">© <b>us</b><script>alert(1)</script><img src=x onerror=alert(1)>' +
      '<svg onload=alert(1)></svg><style>p{}</style><iframe src="//evil"></iframe>' +
      '<a href="javascript:alert(1)">a</a><a href="https://ok.example" target=_blank>b</a></p>';
    const { footerHtml } = await client({ footer_text }).commonIndex();
    expect(footerHtml).not.toMatch(/<(script|img|svg|style|iframe)|on\w+=|javascript:|alert/i);
    expect(footerHtml).toMatch(/^<p>© <b>us<\/b>/);
    expect(footerHtml).toMatch(/<a href="https:\/\/ok\.example"[^>]*rel="noopener nofollow ugc"/);
  });

  it("drops links that lead nowhere on the web", async () => {
    const links = ["https://a.example/x", "javascript:alert(1)", "/local", "data:text/html,x", ""];
    const config = await client({
      links: [...links.map((linkurl) => ({ title: "t", linkurl })), null, "odd"],
      app_download_url: "javascript:alert(1)",
    }).commonIndex();
    expect(config.links).toEqual([{ title: "t", href: "https://a.example/x" }]);
    expect(config.appDownload).toBeNull();
  });

  it("is whole and empty where the host sends nothing of use", async () => {
    const empty = {
      menus: [],
      categories: [],
      topics: [],
      links: [],
      footerHtml: "",
      footerLogo: null,
      hotWords: [],
      accountsOpen: false,
      appDownload: null,
    };
    expect(await client({}).commonIndex()).toEqual(empty);
    const nulls = { categorys: null, specials: {}, links: 0, hotsearch: "", ucenter: [] };
    expect(await client({ ...nulls, footer_text: null, footer_logo: {} }).commonIndex()).toEqual(
      empty,
    );
  });

  it("has a menu of pages of ours and of others, by any of their names", async () => {
    const menus = [
      { title: "首页", url: "/" },
      { name: "热门", linkurl: "/content/hot" },
      { title: "别处", url: "https://a.example/" },
      { title: "店", url: "/shop" },
      { url: "/lives" },
    ];
    expect((await client({ menus: { ...menus } }).commonIndex()).menus).toEqual([
      { title: "首页", target: { to: "/" } },
      { title: "热门", target: { to: "/content/hot" } },
      { title: "别处", target: { href: "https://a.example/" } },
    ]);
  });

  it.each([
    [{ open: "1" }, true],
    [{ open: 0 }, false],
    [[], false],
    [null, false],
  ])("has accounts open where ucenter is %j: %s", async (ucenter, open) => {
    expect((await client({ ucenter }).commonIndex()).accountsOpen).toBe(open);
  });

  it("takes a topic that is a link only where the link is one", async () => {
    const topic = { id: 1, title: "t", islink: "1", linkurl: "javascript:alert(1)" };
    const specials = [
      topic,
      { ...topic, linkurl: "https://a.example" },
      { ...topic, islink: "0", linkurl: "https://a.example" },
    ];
    const { topics } = await client({ specials }).commonIndex();
    expect(topics.map(({ href }) => href)).toEqual([null, "https://a.example/", null]);
  });
});

describe("categories", () => {
  it("are a tree, whether the children are in child_list or in child", async () => {
    const leaf = (id: number) => ({ id, name: `n${id}`, parentid: "1" });
    const payload = [
      { id: "1", name: "top", parentid: 0, child: "2,3", child_list: [leaf(2), leaf(3), {}] },
      { id: 4, name: "other", child: { a: leaf(5) } },
      { id: 6, name: "bare", child: "", child_list: null },
    ];
    const { self, below: tree } = await client(payload).categoryIndex();
    expect(self).toBeNull();
    expect(tree.map(({ id, children }) => [id, children.map((one) => one.id)])).toEqual([
      [1, [2, 3]],
      [4, [5]],
      [6, []],
    ]);
    expect(tree[0]?.children[0]).toEqual({
      ...{ id: 2, name: "n2", parentId: 1 },
      ...{ icon: null, parents: [], children: [] },
    });
  });

  it("have their own picture and what is above them, and one answers for itself", async () => {
    const above = [{ id: "1", title: "top" }, "2", { id: 7, name: "itself" }];
    const asked = { id: "7", title: "seven", icon: "/i/7.png", parent_list: above, child: "8,9" };
    const { self, below } = await client({ ...asked, child_list: [{ id: 8 }] }).categoryIndex(7);
    expect(self).toMatchObject({
      ...{ id: 7, name: "seven", icon: "https://movie.example/i/7.png" },
      parents: [{ id: 1, name: "top" }],
    });
    expect(below.map(({ id, name }) => [id, name])).toEqual([[8, "#8"]]);
    const [named] = (await client([{ id: 3, icon: "film" }]).categoryIndex()).below;
    expect(named?.icon).toBeNull();
    const gaps = await client({ 4: { id: 4 }, 6: { id: 6 } }).categoryIndex();
    expect(gaps.below.map(({ id }) => id)).toEqual([4, 6]);
  });
});

describe("the home", () => {
  it("drops the one bad album and keeps the shelf", async () => {
    const recommends = [{ movid: 1 }, { movid: null }, "x", { title: "no id" }, { movid: "2" }];
    const home = await client({ recommends }).indexIndex();
    expect(home.recommended.map(({ movid }) => movid)).toEqual([1, 2]);
    expect(home).toMatchObject({ slides: [], notices: [], updated: [], categories: [] });
  });

  it.each([
    [{ movid: "5", linkurl: "https://a.example" }, { to: "/content/view/movid/5" }],
    [{ movid: 0, linkurl: "https://a.example" }, { href: "https://a.example/" }],
    [{ url: "https://a.example/x" }, { href: "https://a.example/x" }],
    [{ image_url: "http://a.example/" }, { href: "http://a.example/" }],
    [{ linkurl: "", url: "/lives/3/index.html" }, { to: "/lives/3/index.html" }],
    [{ linkurl: "/content/category/id/205?x=1#top" }, { to: "/content/category/id/205?x=1#top" }],
    [{ url: "/" }, { to: "/" }],
    [{ url: "/no/such/page" }, null],
    [{ url: "/plays" }, null],
    [{ url: "//evil.example/x" }, null],
    [{ url: "/a/../../b" }, null],
    [{ url: "/%E0%A4%A" }, null],
    [{ movid: 0, linkurl: "javascript:alert(1)" }, null],
    [{}, null],
  ])("leads a slide %j to %j", async (slide, target) => {
    const sliders = [{ title: "t", ...slide }];
    expect((await client({ sliders }).indexIndex()).slides[0]?.target).toEqual(target);
  });

  it("has a slide's picture under any of its names, and no slide without picture and words", async () => {
    const sliders = {
      1: { thumb: "/a" },
      2: { image: "/b" },
      5: { image_src: "/c", name: "n" },
      6: {},
    };
    const { slides } = await client({ sliders }).indexIndex();
    expect(slides.map(({ image, title }) => [image, title])).toEqual([
      ["https://movie.example/a", ""],
      ["https://movie.example/b", ""],
      ["https://movie.example/c", "n"],
    ]);
  });

  it("has all notices, the newest first", async () => {
    const at = [3, 9, null, 5].map((createtime, id) => ({
      id,
      title: `${createtime}`,
      createtime,
    }));
    const { notices } = await client({ notices: at }).indexIndex();
    expect(notices.map(({ title }) => title)).toEqual(["9", "5", "3", "null"]);
  });

  it("leaves nothing nameless", async () => {
    const home = await client({
      speakers: [{ id: 4, title: "以利亚" }, { id: 5 }],
      recommends: [
        { movid: 6, name: "专辑" },
        { movid: "7", title: "<b></b>" },
      ],
      categorys: [{ id: 8, title: "分类" }],
    }).indexIndex();
    expect(home.speakers.map(({ name }) => name)).toEqual(["以利亚", "#5"]);
    expect(home.recommended.map(({ title }) => title)).toEqual(["专辑", "#7"]);
    expect(home.categories.map(({ name }) => name)).toEqual(["分类"]);
  });

  it("cleans the notices", async () => {
    const notices = [{ id: 1, content: "<img src=x onerror=alert(1)><b>hi</b>" }];
    expect((await client({ notices }).indexIndex()).notices[0]?.content).toBe("<b>hi</b>");
  });
});

describe("a page of albums", () => {
  const items = [{ movid: 1 }, { movid: "2" }, {}];
  it.each([
    ["data and total", { data: items, total: "40" }, 40],
    ["list and count", { list: items, count: 30 }, 30],
    ["data without a total", { data: items }, 0],
    ["a bare list", items, 0],
    ["an object for a list", { data: { "7": items[0], "9": items[1] }, total: 12 }, 12],
  ])("comes as %s", async (_name, payload, total) => {
    const page = await client(payload).movieIndex({ limit: 20 });
    expect(page.items.map(({ movid }) => movid)).toEqual([1, 2]);
    expect(page.said.total).toBe(total);
  });

  it.each([[null], [[]], [{}], [{ data: null }], [""], [0]])(
    "is empty where it is %j",
    async (payload) => {
      for (const page of [
        await client(payload).movieIndex({ limit: 20 }),
        await client(payload).movieSearch("x", 1, 0, 20),
      ]) {
        expect(page).toMatchObject({ items: [], said: { came: 0, total: 0 } });
      }
    },
  );
});

describe("the popup ad", () => {
  it.each([[null], [[]], [""], [{ image_src: "" }], [{ image_src: "javascript:alert(1)" }]])(
    "is none where it is %j",
    async (payload) => {
      expect(await client(payload).commonGg()).toBeNull();
    },
  );

  it("has a picture, and a link where it leads somewhere", async () => {
    const ad = { image_src: "/ad.png", image_url: "javascript:alert(1)", times: "5", interval: 60 };
    const image = "https://movie.example/ad.png";
    expect(await client(ad).commonGg()).toEqual({ image, href: null, closeAfter: 5, interval: 60 });
  });
});

describe("what is asked of the host", () => {
  it("counts pages from 1, and orders by name", async () => {
    const asked: Pick<Call<unknown>, "path" | "query">[] = [];
    const host = createMovieClient(async (call) => {
      asked.push({ path: call.path, query: call.query ?? {} });
      return call.parse([]);
    }, place);
    await host.movieIndex({ limit: 12, offset: 0, order: "hitsOrder", category_id: 3 });
    await host.movieIndex({ limit: 20, page: 0 });
    await host.movieSearch("恩典", 2, 1, 20);
    await host.noticeIndex(0);
    expect(asked.map(({ query }) => query)).toEqual([
      { limit: 12, offset: 0, hitsOrder: "desc", category_id: 3 },
      { limit: 20, paginate: 1, page: 1 },
      { kw: "恩典", type: 2, page: 2, limit: 20 },
      { page: 1 },
    ]);
  });
});
