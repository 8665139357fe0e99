import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  albumsUrl,
  articleFeedUrl,
  authorUrl,
  bibleSearchUrl,
  categoryUrl,
  channelMoviesUrl,
  channelSearchUrl,
  gospelCategoryUrl,
  hotUrl,
  searchUrl,
  shortsUrl,
} from "../../../app/urls/index.ts";
import { ask } from "../../rigs/browse.ts";
import { everyDialect, pageIn, type PageDialect } from "../../rigs/pages-of.ts";
import { realHosts, startSite, type TestSite } from "../../rigs/site.ts";
import { reply, startUpstream, type FakeUpstream } from "../../rigs/upstream.ts";

/** Lists of hosts that have a size of their own for their pages, whatever they are asked for (docs/hosts.md, every host 24). */

let host: FakeUpstream;
let site: TestSite;

const count = 61;
const ids = Array.from({ length: count }, (_, index) => index + 1);
const own = 15;

/** A list of ours: what the host calls it, what one entry leads to, and its pages. */
interface Listed {
  call: string;
  code?: number;
  entry(id: number): object;
  link: RegExp;
  url(page: number): string;
  /** The host's first page; 1 unless it counts from 0. */
  first?: number;
}

const album = (id: number) => ({ movid: id, title: `专辑${id}` });
const toAlbum = /href="\/content\/view\/movid\/(\d+)"/g;
const albums = { call: "/api/tv.movie/index", entry: album, link: toAlbum };
const lists: Record<string, Listed> = {
  "all albums": { ...albums, url: (page) => albumsUrl(0, { page }) },
  "a category": { ...albums, url: (page) => categoryUrl(5, { page }) },
  "a speaker's albums": { ...albums, url: (page) => authorUrl(3, page) },
  "a search": { ...albums, call: "/api/tv.movie/search", url: (page) => searchUrl("x", 1, page) },
  "a channel's albums": {
    call: "/apiv2/channel.index/movie",
    entry: album,
    link: /href="\/channels\/movie-player\/(\d+)\.html\?channel=1"/g,
    url: (page) => channelMoviesUrl(1, page),
  },
  "a search in the channels": {
    call: "/apiv2/channel.search/query",
    entry: (id) => ({ id, title: `频道${id}` }),
    link: /href="\/channels\/detail\/(\d+)\.html"/g,
    url: (page) => channelSearchUrl("x", 1, page),
  },
  "the articles of a channel": {
    call: "/v1/article/listByUser",
    code: 0,
    entry: (id) => ({ itemid: id, title: `文章${id}` }),
    link: /href="\/articles\/(\d+)\/index\.html"/g,
    url: (page) => articleFeedUrl("gh_77", page),
  },
  "a search in the Bible": {
    call: "/bible2/search",
    code: 0,
    first: 0,
    entry: (id) => ({ lng: "hhb", volume: 19, chapter: 119, verse: id, text: `经文${id}` }),
    link: /v=(\d+)#v\d+"/g,
    url: (page) => bibleSearchUrl("x", 0, page),
  },
};

beforeAll(async () => {
  host = await startUpstream();
});
afterAll(() => host.stop());
beforeEach(() => {
  host.on("*", reply(null));
  host.on("/api/tv.category/index", reply([{ id: 5, name: "讲道" }]));
  host.on("/api/tv.speaker/detail", reply({ id: 3, name: "讲员" }));
  host.on("/apiv2/channel.index/detail", reply({ id: 1, title: "频道" }));
  host.on("/v1/gzh/lists", reply([{ username: "gh_77", passport: "号" }], 0));
  host.on("/api/gospel.category/lists", reply([{ id: 1, name: "福音" }]));
});

function serveList({ call, code, entry, first = 1 }: Listed, dialect: PageDialect, size: number) {
  host.on(call, (request, response, url) => {
    const page = Number(url.searchParams.get("page")) - first + 1;
    reply(pageIn(dialect, ids.map(entry), page, size), code)(request, response, url);
  });
}

async function withSite(work: () => Promise<void>) {
  // A site for each: what it reads is kept for a minute.
  site = await startSite(realHosts(host.base));
  await work().finally(() => site.stop());
}

const found = (text: string, link: RegExp) => [
  ...new Set([...text.matchAll(link)].map(([, id]) => Number(id))),
];

/** Every page that the pager of the one before leads to. */
async function walk({ url, link }: Listed): Promise<number[]> {
  const seen: number[] = [];
  for (let page = 0; page < 20; page += 1) {
    const { status, text } = await ask(site.origin, url(page));
    expect(status).toBe(200);
    seen.push(...found(text, link));
    if (!text.includes(`href="${url(page + 1)}"`)) break;
  }
  return seen;
}

describe.each(Object.entries(lists))("%s", (_name, list) => {
  test.each(everyDialect)(
    "every entry is reached, once, at a host that says %s",
    async (dialect) => {
      serveList(list, dialect, own);
      await withSite(async () => {
        expect(await walk(list)).toEqual(ids);
      });
    },
  );

  test("and where the host sends all of them at once", async () => {
    host.on(list.call, reply(ids.map(list.entry), list.code));
    await withSite(async () => {
      expect(await walk(list)).toEqual(ids);
    });
  });
});

test("past the end there is no page, and nobody says how many there are who does not know", async () => {
  const list = { ...albums, url: (page: number) => albumsUrl(0, { page }) };
  serveList(list, "nothing at all", own);
  await withSite(async () => {
    expect((await ask(site.origin, list.url(9))).status).toBe(404);
    expect((await ask(site.origin, list.url(0))).text).not.toContain("个专辑");
  });
});

test("a long list goes over as many pages as it takes", async () => {
  serveList({ ...albums, url: hotUrl }, "a total alone", own);
  await withSite(async () => {
    expect(found((await ask(site.origin, hotUrl())).text, toAlbum)).toEqual(ids);
  });
});

test("the shorts beside a clip are the host's whole list", async () => {
  const clip = (id: number) => ({ id, title: `短片${id}`, tag: "光" });
  host.on("/api/microvideo.index/detail", reply(clip(1)));
  const list = { call: "/api/microvideo.index/lists", entry: clip, link: /$/g, url: () => "" };
  serveList(list, "a total alone", own);
  await withSite(async () => {
    const { text } = await ask(site.origin, shortsUrl({ id: 61, tag: "光" }));
    expect(found(text, /\/shorts\/index\.html\?tag=[^"&]*&amp;id=(\d+)"/g)).toContain(60);
  });
});

test("the books of a category", async () => {
  const book = (id: number) => ({ id, title: `书${id}`, category_id: 1 });
  const list = { call: "/api/gospel.book/lists", entry: book, link: /$/g, url: () => "" };
  serveList(list, "per_page alone", own);
  await withSite(async () => {
    const { text } = await ask(site.origin, gospelCategoryUrl(1));
    expect(found(text, /href="\/gospel\/view\/(\d+)\/index\.html"/g)).toEqual(ids);
  });
});
