import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  albumsUrl,
  albumUrl,
  authorsUrl,
  authorUrl,
  categoryUrl,
  homeUrl,
  hotUrl,
  livesUrl,
  recommendedUrl,
} from "../../../app/urls/index.ts";
import { translate } from "../../rigs/dialect.ts";
import { ask, section, tags, textOf } from "../../rigs/browse.ts";
import { realHosts, startSite, type TestSite } from "../../rigs/site.ts";
import { reply, startUpstream, type FakeUpstream } from "../../rigs/upstream.ts";

const main = (html: string) => section(html, "<main", "main");
const hrefs = (html: string) => tags(html, "a").map(({ href = "" }) => href);
/** The words of each `<name>` inside some HTML. */
const allOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}[\\s>][\\s\\S]*?</${name}>`, "g"))].map(([one]) =>
    textOf(one, name),
  );

describe.each([1, 2] as const)("the movie section on a foreign host, in dialect %i", (dialect) => {
  let host: FakeUpstream;
  let site: TestSite;
  const on = (call: string, data: unknown) =>
    host.on(`/api/${call}`, reply(dialect === 1 ? data : shaped(data), dialect === 1 ? 1 : "1"));
  const shaped = (data: unknown) => (translate({ code: 1, data }) as { data: unknown }).data;
  beforeEach(async () => {
    host = await startUpstream();
    host.on("*", reply(null));
    site = await startSite({ ...realHosts(host.base), PUBLIC_ORIGIN: "http://gospel.example" });
  });
  afterEach(async () => {
    await site.stop();
    await host.stop();
  });
  const get = (path: string) => ask(site.origin, path, { headers: { host: "gospel.example" } });

  test("slides lead to albums, to our pages and to other sites, and none is nameless", async () => {
    on("tv.index/index", {
      sliders: [
        { title: "专辑", thumb: "/1.jpg", movid: 5 },
        { title: "直播", image: "/2.jpg", url: livesUrl() },
        { title: "自己", image_src: "/3.jpg", linkurl: `http://gospel.example${hotUrl()}` },
        { image: "/4.jpg", image_url: "https://other.example/x" },
        { name: "只有话", url: "/no/page/of/ours" },
      ],
    });
    const { status, text } = await get(homeUrl());
    expect(status).toBe(200);
    const slides = section(text, '<section class="slides"', "section");
    const faces = [...slides.matchAll(/<li[^>]*>(.*?)<p class="slide-arrows"/gs)].map(
      ([, face = ""]) => face,
    );
    const linkOf = (face: string) => tags(face, "a").map(({ href, target }) => [href, target])[0];
    expect(faces.map(linkOf)).toEqual([
      [albumUrl(5), undefined],
      [livesUrl(), undefined],
      [hotUrl(), undefined],
      ["https://other.example/x", "_blank"],
      undefined,
    ]);
    const pictures = tags(slides, "img");
    expect(pictures.map(({ src }) => /src=[^&]*%2F(\d\.jpg)/.exec(src ?? "")?.[1])).toEqual(
      [1, 2, 3, 4].map((one) => `${one}.jpg`),
    );
    for (const { alt } of pictures) expect(alt).not.toBe("");
    expect(faces.at(-1)).toContain("只有话");
  });

  test("all notices stand on the home, the newest first and the rest folded", async () => {
    const days = ["2026-11-01", "2026-11-20", "2025-01-05"];
    on("tv.index/index", {
      notices: days.map((day, at) => ({
        id: at + 1,
        title: `公告 ${day}`,
        content: `<p>内容 ${day}</p>`,
        createtime: `${day} 08:00:00`,
      })),
    });
    const html = main((await get(homeUrl())).text);
    const [first = "", rest = ""] = html.split('<details class="notices">');
    expect(first.match(/公告 \S+?(?=<)/g)).toEqual(["公告 2026-11-20"]);
    expect(first).toContain("内容 2026-11-20");
    expect(rest.match(/公告 \d\S+?(?=<)/g)).toEqual(["公告 2026-11-01", "公告 2025-01-05"]);
    expect(rest).toContain("内容 2025-01-05");
    expect(textOf(rest, "summary")).toBe("更早的 2 条公告");
  });

  test("the config's menu leads through the section, its categories stand in for the home's", async () => {
    on("tv.common/index", {
      menus: [
        { title: "热门榜", url: hotUrl() },
        { name: "讲员", linkurl: authorsUrl() },
        { title: "友站", url: "https://other.example/" },
        { title: "没有", url: "/shop" },
      ],
      categorys: [{ id: 7, name: "见证", icon: "/i/7.png" }],
    });
    on("tv.index/index", { recommends: [] });
    on("tv.movie/index", []);
    for (const path of [homeUrl(), hotUrl(), albumsUrl()]) {
      const { text } = await get(path);
      const menu = section(main(text), '<nav class="movie-menu"', "nav");
      expect([path, hrefs(menu)]).toEqual([
        path,
        [hotUrl(), authorsUrl(), "https://other.example/"],
      ]);
      const here = tags(menu, "a").filter((link) => link["aria-current"] === "true");
      expect(here.map(({ href }) => href)).toEqual(path === hotUrl() ? [hotUrl()] : []);
    }
    const row = section(main((await get(homeUrl())).text), '<ul class="chips"', "ul");
    expect(hrefs(row)).toEqual([albumsUrl(), categoryUrl(7)]);
    expect(tags(row, "img")[0]?.["src"]).toContain(encodeURIComponent(`${host.base}/i/7.png`));
  });

  test("speakers are called by title or by name, and none is nameless", async () => {
    const speakers = [{ id: 1, title: "彼得" }, { id: 2, name: "约翰" }, { id: 3 }];
    on("tv.speaker/index", { speaker_list: speakers });
    on("tv.index/index", { speakers });
    expect(allOf(main((await get(authorsUrl())).text), "strong")).toEqual(["彼得", "约翰", "#3"]);
    const row = section(main((await get(homeUrl())).text), '<ul class="portraits"', "ul");
    expect(hrefs(row)).toEqual([1, 2, 3].map((id) => authorUrl(id)));
    expect(allOf(row, "a")).toEqual(["彼得", "约翰", "#3"]);
  });

  describe("a category that the tree lacks", () => {
    const albums = { data: [{ movid: 3, title: "专辑" }], total: 1 };
    const above = [
      { id: 1, name: "讲道" },
      { id: 2, title: "专题讲道" },
    ];
    const byId = (answer: unknown) =>
      host.on("/api/tv.category/index", (request, response, url) => {
        const tree = [{ id: 1, name: "讲道", child_list: [] }];
        const data = url.searchParams.get("parentid") === "99" ? answer : tree;
        reply(dialect === 1 ? data : shaped(data))(request, response, url);
      });
    beforeEach(() => {
      host.on("/api/tv.movie/index", (request, response, url) => {
        const own = url.searchParams.get("category_id") === "99";
        const data = own ? albums : { data: [], total: 40 };
        reply(dialect === 1 ? data : shaped(data))(request, response, url);
      });
    });

    test.each<[string, unknown]>([
      ["itself", { id: 99, name: "登山宝训", parentid: 2, parent_list: above, child: "" }],
      ["a list with it", [{ id: 99, title: "登山宝训", parent_list: above }]],
      [
        "its children",
        [
          {
            id: 100,
            name: "八福",
            parentid: 99,
            parent_list: [...above, { id: 99, name: "登山宝训" }],
          },
        ],
      ],
    ])(
      "has its title and what is above it where the host answers with %s",
      async (_name, answer) => {
        byId(answer);
        for (const [path, to] of [
          [categoryUrl(99), categoryUrl],
          [albumsUrl(99), albumsUrl],
        ] as const) {
          const { status, text } = await get(path);
          expect(status).toBe(200);
          expect(textOf(main(text), "h1")).toBe("登山宝训");
          const trail = section(main(text), '<nav class="trail"', "nav");
          expect(hrefs(trail)).toEqual([albumsUrl(), to(1), to(2)]);
          expect(allOf(trail, "a")).toEqual(["全部专辑", "讲道", "专题讲道"]);
          expect(hrefs(main(text))).toContain(albumUrl(3));
        }
        expect(host.asked.join()).toMatch(/tv\.category\/index\?[^,]*parentid=99/);
      },
    );

    test("has its number where nobody says what it is called", async () => {
      byId(null);
      expect(textOf(main((await get(categoryUrl(99))).text), "h1")).toBe("分类 99");
    });

    test("is the older shape of an address where it does not exist", async () => {
      byId(null);
      const list = Array.from({ length: 32 }, (_, at) => ({ movid: at + 1, title: `${at}` }));
      on("tv.movie/index", { data: list, total: 96 });
      for (const order of ["hot", "time"] as const) {
        const { status, text } = await get(`/content/index.html/2/0/${order}/album`);
        expect(status).toBe(200);
        expect(textOf(main(text), "h1")).toBe("全部专辑");
        const canonical = tags(text, "link").find(({ rel }) => rel === "canonical")?.["href"];
        expect(canonical).toBe(`http://gospel.example${albumsUrl(0, { page: 2, order })}`);
      }
      // Without all four parts it can be none.
      expect((await get("/content/index.html/2/0/hot")).status).toBe(404);
      // A category that exists is itself.
      const { text } = await get("/content/index.html/1/0/hot/album");
      expect(textOf(main(text), "h1")).toBe("讲道");
    });
  });

  test("more of what is recommended is the host's shelf 3", async () => {
    on("tv.index/index", { recommends: [{ movid: 1, title: "一" }] });
    on("tv.movie/index", { data: [{ movid: 9, title: "九" }], total: 1 });
    expect(hrefs(main((await get(homeUrl())).text))).toContain(recommendedUrl());
    const { status, text } = await get(recommendedUrl());
    expect([status, hrefs(main(text)).includes(albumUrl(9))]).toEqual([200, true]);
    const asked = host.asked.filter((one) => one.includes("tv.movie/index"));
    expect(asked.at(-1)).toMatch(/[?&]recommend=3(&|$)/);
  });

  test.each([[[]], [{}]])("a home of %j is a page all the same", async (nothing) => {
    host.on("/api/tv.index/index", reply(nothing));
    expect((await get(homeUrl())).status).toBe(200);
  });
});
