import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  albumsUrl,
  authorUrl,
  authorsUrl,
  categoryUrl,
  topicUrl,
} from "../../../app/urls/index.ts";
import { startSite, type TestSite } from "../../rigs/site.ts";

/** The top category that Sunday sermons belong to. */
const sermons = 200;

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

async function page(path: string) {
  const response = await fetch(site.origin + path);
  const html = await response.text();
  const [, canonical] = /rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const albums = [...main.matchAll(/href="\/content\/view\/movid\/(\d+)"/g)].map(([, id]) => id);
  return { status: response.status, main, albums, canonical: canonical?.replace(site.origin, "") };
}

/** All pages of a list, first to last. */
async function walk(to: (page: number) => string) {
  const pages: (string | undefined)[][] = [];
  for (let at = 0; ; at++) {
    const { status, albums } = await page(to(at));
    if (status === 404) return pages;
    expect(status).toBe(200);
    pages.push(albums);
    if (albums.length < 24) return pages;
  }
}

describe("all albums", () => {
  test("24 a page, each album once, and nothing past the end", async () => {
    const pages = await walk((at) => albumsUrl(0, { page: at, order: "time" }));
    expect(pages.slice(0, -1).every((albums) => albums.length === 24)).toBe(true);
    expect(new Set(pages.flat()).size).toBe(300);
    expect((await page(albumsUrl(0, { page: 99 }))).status).toBe(404);
  });

  test("by heat and by time are two orders of the same", async () => {
    const hot = await page(albumsUrl(205, { order: "hot" }));
    const time = await page(albumsUrl(205, { order: "time" }));
    expect(hot.albums).not.toEqual(time.albums);
    expect(hot.albums).toHaveLength(24);
  });

  test("as covers or as lines", async () => {
    expect((await page(albumsUrl(205))).main).toContain('class="grid"');
    expect((await page(albumsUrl(205, { style: "list" }))).main).toContain('class="lines"');
  });

  test("the older shape names the page first, and points to today's", async () => {
    const old = await page("/content/index.html/2/0/7/album");
    const today = await page(albumsUrl(0, { page: 2 }));
    expect(old.albums).toEqual(today.albums);
    expect(old.canonical).toBe(albumsUrl(0, { page: 2 }));
  });

  test.each([
    "/content/index.html/x",
    "/content/index.html/0/-1",
    "/content/index.html/0/0/hot/tiles",
  ])("%s is the lost lamb", async (path) => expect((await page(path)).status).toBe(404));
});

describe("a category", () => {
  test("every historic shape shows the same and names one address", async () => {
    const shapes = ["", "/index.html", "/page/0", "/page/0/index.html", "/page/0/order/hot"];
    for (const prefix of ["", "/index.php"]) {
      for (const shape of shapes) {
        const found = await page(`${prefix}/content/category/id/205${shape}`);
        expect(found).toMatchObject({ status: 200, canonical: categoryUrl(205) });
        expect(found.albums).toHaveLength(24);
      }
    }
  });

  test("holds its children's albums, and leads to them", async () => {
    const parent = await page(categoryUrl(sermons));
    expect(parent.albums).toHaveLength(24);
    expect(parent.main).toContain(`href="${categoryUrl(205)}"`);
  });

  test.each([
    "/content/category/id/9999",
    "/content/category/id/205/page/99",
    "/content/category/id/205/page/0/order/odd",
  ])("%s is the lost lamb", async (path) => expect((await page(path)).status).toBe(404));
});

test.each(["/content/hot", "/content/update", "/content/publish"])(
  "%s is 100 albums",
  async (path) => {
    expect((await page(path)).albums).toHaveLength(100);
    expect((await page(`${path}/index.html`)).canonical).toBe(path);
  },
);

test("speakers are 24 a page; one shows the albums of that speaker only", async () => {
  const first = await page(authorsUrl());
  expect(first.main.match(/class="person"/g)).toHaveLength(24);
  expect((await page(authorsUrl(2))).main.match(/class="person"/g)).toHaveLength(16);
  expect((await page(authorsUrl(3))).status).toBe(404);
  const author = await page(authorUrl(3));
  expect(author.albums.length).toBeGreaterThan(1);
  expect((await page("/authors/3/page/0/index.html")).canonical).toBe(authorUrl(3));
});

test("a topic shows its albums; one that lives elsewhere opens in a new tab", async () => {
  expect((await page(topicUrl(1))).albums.length).toBeGreaterThan(5);
  const home = await page("/");
  expect(home.main).toMatch(
    /<a href="https:\/\/example\.org[^"]*" target="_blank" rel="noopener noreferrer">/,
  );
});

test("structured data is whole JSON with absolute addresses", async () => {
  for (const path of [
    "/",
    "/content/view/movid/1001",
    "/html/1001/10001.html",
    authorUrl(3),
    categoryUrl(205),
  ]) {
    const html = await (await fetch(site.origin + path)).text();
    const found = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    expect(found.length).toBeGreaterThan(0);
    for (const [, json = ""] of found) {
      const data: unknown = JSON.parse(json);
      expect(data).toMatchObject({ "@context": "https://schema.org" });
      expect(json.includes("@path")).toBe(false);
      expect(/"(item|url|contentUrl|image|thumbnailUrl)":"\//.test(json)).toBe(false);
    }
  }
});
