import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  authorUrl,
  channelArticlesUrl,
  channelAuthorsUrl,
  channelMoviesUrl,
  channelPlayerUrl,
  channelSearchFormUrl,
  channelSearchUrl,
  searchAtUrl,
  channelsUrl,
  channelUrl,
  livesUrl,
  loginUrl,
  playerUrl,
  shortsUrl,
} from "../../../app/urls/index.ts";
import { ask, section, tags, textOf, type Answer } from "../../rigs/browse.ts";
import { demo, startMemberSite, visitor } from "../../rigs/member-rig.ts";

const main = (html: string) => html.slice(html.indexOf("<main"), html.indexOf("</main>"));
const hrefs = (html: string) => tags(html, "a").map(({ href = "" }) => href);
const canonical = ({ text }: Answer) =>
  tags(text, "link").find(({ rel }) => rel === "canonical")?.["href"];
const menuOf = (html: string) => hrefs(section(main(html), 'class="chips"', "ul"));

describe("on the embedded hosts", () => {
  let site: Awaited<ReturnType<typeof startMemberSite>>;
  beforeAll(async () => {
    site = await startMemberSite();
  });
  afterAll(() => site.stop());
  const get = (path: string) => ask(site.origin, path);

  test("all channels stand under their letters, and each letter leads to its place", async () => {
    for (const [query, letter] of [
      ["", "A"],
      ["?lang=en-US", "Q"],
    ]) {
      const { status, text } = await get(channelsUrl() + query);
      expect(status).toBe(200);
      const links = hrefs(main(text));
      for (let id = 1; id <= 12; id += 1) expect(links).toContain(channelUrl(id) + query);
      expect(links).toContain(`#letter-${letter}`);
      for (const anchor of links.filter((href) => href.startsWith("#letter"))) {
        expect(text).toContain(`id="${anchor.slice(1)}"`);
      }
      expect(text).toContain('"@type":"BreadcrumbList"');
      expect(main(text)).toContain(`action="${channelSearchFormUrl()}"`);
    }
  });

  test("my channels are there for a member alone", async () => {
    const member = visitor(site.origin);
    await member.post(loginUrl({ type: "password" }), demo);
    const faces = (html: string) => hrefs(section(html, "channel-faces", "ul"));
    expect(faces((await member.get(channelsUrl())).text)).toEqual([8, 5, 1].map(channelUrl));
    expect(faces((await get(channelsUrl())).text)).toEqual([]);
  });

  test("a channel leads to all it has", async () => {
    const { status, text } = await get(channelUrl(1));
    expect(status).toBe(200);
    expect(textOf(main(text), "h1")).toBe("天天灵修");
    expect(menuOf(text)).toEqual([
      channelUrl(1),
      channelMoviesUrl(1),
      `${channelUrl(1)}#shorts`,
      channelAuthorsUrl(1),
      channelArticlesUrl(1),
    ]);
    expect(text).toContain('id="shorts"');
    const links = hrefs(main(text));
    const leadTo = (pattern: RegExp) => links.filter((href) => pattern.test(href)).length;
    expect(leadTo(/^\/channels\/movie-player\/\d+\.html\?channel=1$/)).toBe(8);
    // All it has: shorts have no list of their own to lead to.
    expect(leadTo(/^\/shorts\/index\.html\?id=\d+$/)).toBe(10);
    expect(leadTo(/^\/movies\/authors\/\d+\/index\.html$/)).toBe(8);
    expect(leadTo(/^\/articles\/\d+\/index\.html$/)).toBe(6);
    expect(leadTo(/^\/channels\/detail\/(12|2|9|5)\.html$/)).toBe(4);
    expect(text).toContain('"@type":"Organization"');
    expect(main(text)).toContain('action="/comment/channel/1"');
  });

  test("a channel that names no pages shows those that have something", async () => {
    const { text } = await get(channelUrl(9));
    const menu = menuOf(text);
    expect(menu[0]).toBe(channelUrl(9));
    expect(menu).toContain(channelMoviesUrl(9));
    expect(menu.includes(`${channelUrl(9)}#shorts`)).toBe(text.includes('id="shorts"'));
  });

  test("what a channel's menu leaves out is not shown", async () => {
    const { text } = await get(channelUrl(12));
    expect(menuOf(text)).not.toContain(channelMoviesUrl(12));
    expect(hrefs(main(text)).some((href) => href.startsWith("/channels/movie-player"))).toBe(false);
  });

  test("its lists have pages, and end", async () => {
    const first = await get(channelMoviesUrl(1));
    expect(hrefs(main(first.text))).toContain(channelMoviesUrl(1, 1));
    expect(first.text.match(/<article class="card"/g)).toHaveLength(24);
    const second = await get(channelMoviesUrl(1, 1));
    expect(second.status).toBe(200);
    expect(canonical(second)).toBe(site.origin + channelMoviesUrl(1, 1));
    for (const path of [
      channelMoviesUrl(1, 2),
      channelAuthorsUrl(1, 1),
      channelArticlesUrl(1, 2),
      channelMoviesUrl(99),
    ]) {
      expect((await get(path)).status, path).toBe(404);
    }
    const authors = await get(channelAuthorsUrl(1));
    const speakers = /href="\/movies\/authors\/(\d+)\//.exec(main(authors.text));
    expect(hrefs(main(authors.text))).toContain(authorUrl(Number(speakers?.[1])));
    expect((await get("/channels/authors/1/pages/0.html")).status).toBe(200);
    expect(hrefs(main((await get(channelArticlesUrl(1))).text))).toContain(
      channelArticlesUrl(1, 1),
    );
  });

  test("an empty list says so and leads back", async () => {
    const { status, text } = await get(channelMoviesUrl(12));
    expect(status).toBe(200);
    expect(main(text)).toContain('<p class="help">');
    expect(hrefs(main(text))).toContain(channelUrl(12));
  });

  test.each(["0", "x", "-1", "99", "1.5", "99999999999"])("%s is no channel", async (id) => {
    for (const path of [
      `/channels/detail/${id}.html`,
      `/channels/movies/${id}.html`,
      `/channels/articles/${id}.html`,
      `/channels/authors/${id}/index.html`,
    ]) {
      const { status, text } = await get(path);
      expect(status, path).toBe(404);
      expect(textOf(main(text), "h1")).toContain("迷失的羔羊");
    }
  });

  describe("the search", () => {
    const asked = (kw: string, type: string, headers = {}) =>
      ask(site.origin, `${channelSearchFormUrl()}?kw=${encodeURIComponent(kw)}&type=${type}`, {
        headers,
      });

    test("leads to its results and is remembered", async () => {
      const answer = await asked(" 灵修 ", "3");
      expect([answer.status, answer.headers.location]).toEqual([303, channelSearchUrl("灵修", 3)]);
      expect(answer.setCookies.join()).toContain(`search=${encodeURIComponent('["灵修"]')}`);
      for (const odd of ["", "0", "5", "x"]) {
        expect((await asked("光", odd)).headers.location).toBe(channelSearchUrl("光"));
      }
    });

    test("for nothing goes back to where it was", async () => {
      const back = async (referer: string) => (await asked(" ", "1", { referer })).headers.location;
      expect(await back(site.origin + livesUrl(2))).toBe(livesUrl(2));
      expect(await back("https://elsewhere.example/lives")).toBe(channelsUrl());
      expect((await asked("..", "1")).headers.location).toBe(channelsUrl());
    });

    test("finds each kind, with the words marked", async () => {
      for (const [type, to] of [
        [1, /^\/channels\/detail\/1\.html$/],
        [2, /^\/channels\/movie-player\/\d+\.html$/],
        [3, /^\/shorts\/index\.html\?id=/],
        [4, /^\/articles\/\d+\/index\.html$/],
      ] as const) {
        const { status, text } = await get(channelSearchUrl("灵", type));
        expect(status).toBe(200);
        expect(hrefs(main(text)).some((href) => to.test(href))).toBe(true);
        const chips = tags(main(text), "a").filter((tag) => tag["aria-current"] === "true");
        expect(chips.map(({ href }) => href)).toEqual([channelSearchUrl("灵", type)]);
      }
      expect((await get(channelSearchUrl("灵"))).text).toContain("<mark>灵</mark>");
    });

    test("for what nobody has recommends channels and other words", async () => {
      const { status, text } = await get(channelSearchUrl("zzqqxx", 4));
      expect(status).toBe(200);
      expect(main(text)).toContain("没有找到");
      const links = hrefs(main(text));
      expect(links).toContain(channelUrl(3));
      expect(links).toContain(searchAtUrl(channelSearchFormUrl(), "诗篇"));
    });

    test("knows addresses that are none", async () => {
      for (const tail of ["灵/1/1", "灵/x", "灵/1/x", " "]) {
        expect((await get(encodeURI(`/channels/search/${tail}`))).status, tail).toBe(404);
      }
      expect((await get(encodeURI("/channels/search/灵/9"))).status).toBe(200);
    });

    test("of the bar is the channels' beside live rooms, shorts and channels, else the movies'", async () => {
      const bar = async (path: string) =>
        /<form class="search"[^>]*action="([^"]*)"/.exec((await get(path)).text)?.[1];
      for (const path of [
        channelUrl(1),
        "/channels",
        shortsUrl({ id: 1 }),
        livesUrl(),
        "/lives/x",
      ]) {
        expect(await bar(path), path).toBe("/channels/search");
      }
      for (const path of ["/", "/biblesx", "/channelsx"]) expect(await bar(path)).toBe("/search");
    });
  });

  describe("the player", () => {
    const inChannel = { channel: 1 };

    test("stays in the channel it was opened from", async () => {
      const answer = await get(channelPlayerUrl(1001, 10_002, inChannel));
      expect(answer.status).toBe(200);
      const links = hrefs(main(answer.text));
      expect(links[0]).toBe(channelUrl(1));
      for (const urlid of [10_001, 10_003, 10_005]) {
        expect(links).toContain(channelPlayerUrl(1001, urlid, inChannel));
      }
      const audio = { ...inChannel, medium: "audio" as const };
      expect(links).toContain(channelPlayerUrl(1001, 10_002, audio));
      expect(links.filter((href) => href.startsWith("/html/"))).toEqual([]);
      expect(canonical(answer)).toBe(site.origin + playerUrl(1001, 10_002));
      expect(answer.text).toContain('"@type":"VideoObject"');
      expect(main(answer.text)).toContain("<video");
    });

    test("plays sound where sound is wanted, from where it is wanted", async () => {
      const { text } = await get(
        channelPlayerUrl(1001, 10_002, { medium: "audio", startSeconds: 90, channel: 1 }),
      );
      expect(main(text)).toContain("<audio");
      expect(main(text)).toMatch(/<source src="[^"]*#t=90"/);
      expect(hrefs(main(text))).toContain(
        channelPlayerUrl(1001, 10_003, { medium: "audio", channel: 1 }),
      );
    });

    test("without an episode plays the first, whatever the shape of its address", async () => {
      for (const path of [
        channelPlayerUrl(1001),
        "/channels/movie-player/1001",
        "/channels/movie-player/1001/0.html",
      ]) {
        const answer = await get(path);
        expect(answer.status, path).toBe(200);
        expect(canonical(answer)).toBe(site.origin + playerUrl(1001, 10_001));
      }
    });

    test("goes without a channel that is none", async () => {
      const { status, text } = await get(channelPlayerUrl(1001, 10_002, { channel: 999 }));
      expect(status).toBe(200);
      expect(main(text)).not.toContain("playing-in");
      expect(hrefs(main(text))).toContain(channelPlayerUrl(1001, 10_003));
    });

    test.each(["0.html", "x.html", "1001/x.html", "1001/9.html", "999999.html", "1001/1/2.html"])(
      "%s is none",
      async (tail) => expect((await get(`/channels/movie-player/${tail}`)).status).toBe(404),
    );
  });
});
