import { matchRoutes } from "@remix-run/react";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { routeId, rows } from "../../../app/urls/register.ts";
import {
  albumUrl,
  albumsUrl,
  homeUrl,
  notFoundUrl,
  playerUrl,
  podcastUrl,
} from "../../../app/urls/index.ts";
import { startSite, type TestSite } from "../../rigs/site.ts";
import { ask, section, tags, textOf } from "../../rigs/browse.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** 53 episodes, newest first (`listsort` 1). */
const newestFirst = 1001;
const firstUrlid = 10_001;

const get = (path: string, cookie?: string) =>
  ask(site.origin, path, { headers: cookie === undefined ? {} : { cookie } });
const mainOf = (html: string) => section(html, "<main", "main");
const linksIn = (html: string) => tags(html, "a").map((tag) => tag["href"] ?? "");
const meta = (html: string, key: string) =>
  tags(html, "meta").find((tag) => tag["property"] === key || tag["name"] === key)?.["content"];

/** Numbers of the episode links of a page, in the order shown. */
function episodesOf(html: string): number[] {
  const list = section(html, '<ol class="episodes"', "ol");
  return [...list.matchAll(/<span class="number">(\d+)<\/span>/g)].map(([, number]) =>
    Number(number),
  );
}

/** An album longer than a page of the list that opens on its first page. */
async function oldestFirst(): Promise<number> {
  for (let movid = newestFirst + 1; movid < newestFirst + 300; movid += 1) {
    const { text } = await get(albumUrl(movid));
    const numbers = episodesOf(text);
    if (numbers.length === 20 && numbers[0] === 1) return movid;
  }
  throw new Error("no album is long enough");
}

describe("home", () => {
  test("has all its content in the HTML", async () => {
    const { status, text } = await get(homeUrl());
    const main = mainOf(text);
    expect(status).toBe(200);
    expect(textOf(main, "h1")).not.toBe("");
    expect(main).toContain('id="slide-5"');
    expect(tags(main, "article").length).toBeGreaterThan(30);
    expect(tags(main, "h2").length).toBeGreaterThanOrEqual(5);
    // The newest notice, and behind a second fold the two before it.
    expect(tags(main, "details").length).toBe(4);
    expect(linksIn(main)).toContain(albumsUrl());
  });

  test("every link of its content leads to a page of the table", async () => {
    const routes = rows.map((row) => ({ id: routeId(row), path: row.path, page: row.page }));
    const inside = linksIn(mainOf((await get(homeUrl())).text)).filter((to) => to.startsWith("/"));
    const lost = inside.filter((to) => {
      const path = new URL(to, site.origin).pathname;
      return matchRoutes(routes, path)?.at(-1)?.route.page === "notFound";
    });
    expect(inside.length).toBeGreaterThan(50);
    expect(lost).toEqual([]);
  });

  test("its pictures, icons and manifest are there", async () => {
    const { text } = await get(homeUrl());
    const icons = tags(text, "link").filter((tag) => /icon|manifest/.test(tag["rel"] ?? ""));
    const files = [
      ...tags(mainOf(text), "img")
        .slice(0, 3)
        .map((tag) => tag["src"]),
      ...icons.map((tag) => tag["href"]),
    ];
    expect(files.length).toBe(6);
    for (const file of files) expect((await get(file ?? "?")).status, file).toBe(200);
  });
});

describe("album", () => {
  test("newest first: opens on the last page, turned round", async () => {
    const { text } = await get(albumUrl(newestFirst));
    expect(episodesOf(text)).toEqual(Array.from({ length: 13 }, (_, at) => 53 - at));
    expect(tags(text, "a").find((tag) => tag["aria-current"] === "page")?.["href"]).toBe(
      albumUrl(newestFirst, 3),
    );
    expect(linksIn(section(text, '<p class="actions"', "p"))).toEqual([
      playerUrl(newestFirst, firstUrlid + 52),
      playerUrl(newestFirst, firstUrlid + 52, { medium: "audio" }),
      podcastUrl(newestFirst),
    ]);
  });

  test("oldest first: opens on the first page, 20 at a time", async () => {
    const movid = await oldestFirst();
    const first = await get(albumUrl(movid));
    expect(episodesOf(first.text)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
    const next = tags(first.text, "a").find((tag) => tag["rel"] === "next")?.["href"];
    expect(next).toBe(albumUrl(movid, 2));
    expect(episodesOf((await get(next ?? "")).text)[0]).toBe(21);
    expect(episodesOf((await get(albumUrl(movid, 1))).text)).toEqual(episodesOf(first.text));
  });

  test("a page beyond the end is the last one, an odd one the default", async () => {
    const last = episodesOf((await get(albumUrl(newestFirst))).text);
    expect(episodesOf((await get(albumUrl(newestFirst, 999))).text)).toEqual(last);
    expect(episodesOf((await get(`${albumUrl(newestFirst)}?page=x`)).text)).toEqual(last);
    expect(episodesOf((await get(albumUrl(newestFirst, 0))).text)[0]).toBe(20);
  });
});

test("the lost lamb brings a search and recommendations, and is not listed", async () => {
  for (const path of [notFoundUrl(), "/no/such/page", albumUrl(999_999)]) {
    const { status, text } = await get(path);
    const main = mainOf(text);
    expect(status).toBe(404);
    expect(tags(main, "form").map((form) => form["role"])).toEqual(["search"]);
    expect(tags(main, "article").length).toBeGreaterThan(5);
    expect(meta(text, "robots")).toBe("noindex");
    expect(tags(text, "link").some((tag) => tag["rel"] === "canonical")).toBe(false);
  }
});

test("a machine without scripts or cookies reads the first screen", async () => {
  const { text } = await ask(site.origin, homeUrl(), { headers: { "user-agent": "curl/8.5.0" } });
  const read = mainOf(text.replace(/<(script|style)[\s\S]*?<\/\1>/g, ""));
  expect(textOf(read, "h1")).not.toBe("");
  expect(textOf(read, "h3")).not.toBe("");
  expect(linksIn(read).filter((to) => to.startsWith("/")).length).toBeGreaterThan(50);
});
