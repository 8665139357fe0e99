import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { matchRoutes } from "@remix-run/react";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { frameFile, pageFiles, routeId, table } from "../../app/routes.ts";
import * as urls from "../../app/urls/index.ts";
import { startSite, type TestSite } from "../rigs/site.ts";
import { ask, tags, textOf } from "../rigs/browse.ts";

const app = fileURLToPath(new URL("../../app", import.meta.url));
const lostLamb = "shell/pages/not-found.tsx";

/** Pages that by design answer a plain visit with something else than 200. */
const otherwise: Record<string, number> = {
  searchForm: 303,
  preferences: 303,
  logout: 303,
  bibleSearchForm: 303,
  channelSearchForm: 303,
  bibleSettings: 303,
  audio: 302,
  chapterAudio: 302,
  plays: 404,
  mine: 401,
  playbacks: 401,
  favorites: 401,
  myShorts: 401,
  notes: 401,
  news: 401,
  about: 401,
  suggest: 401,
};

/** A route that draws nothing answers with data. */
const drawsNothing = (page: string) =>
  !readFileSync(join(app, pageFiles[page] ?? "?"), "utf8").includes("export default");

const routes = table.map((row) => ({ id: routeId(row), path: row.path, index: row.path === "" }));
const rowOf = new Map(table.map((row) => [routeId(row), row]));
const firstRow = new Map([...table].reverse().map((row) => [row.page, row]));

/** The row an address hits, its parameters, and its query; as a browser would send it. */
function hit(address: string) {
  const { pathname, searchParams } = new URL(address, "http://site.invalid");
  const match = matchRoutes(routes, pathname)?.at(-1);
  return {
    row: rowOf.get(match?.route.id ?? ""),
    params: { ...match?.params } as Record<string, string | undefined>,
    query: Object.fromEntries(searchParams),
  };
}

describe("the table", () => {
  test("every page has a file, and every file a page", () => {
    for (const { page } of table)
      expect(existsSync(join(app, pageFiles[page] ?? "?")), page).toBe(true);
    const files = readdirSync(app, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && basename(file.parentPath) === "pages")
      .map((file) => relative(app, join(file.parentPath, file.name)));
    expect([...new Set([...Object.values(pageFiles), frameFile])].sort()).toEqual(files.sort());
  });

  test("no two rows are one", () => {
    expect(new Set(table.map(routeId)).size).toBe(table.length);
    expect(new Set(table.map(({ path }) => path)).size).toBe(table.length);
    for (const page of Object.keys(pageFiles)) expect(firstRow.has(page), page).toBe(true);
  });

  test.each(table)("$example hits $path", (row) => {
    expect(hit(row.example).row).toBe(row);
  });
});

describe("the builders", () => {
  const builders = Object.entries(urls).filter(([name]) => /[a-z]Url$/.test(name));

  test("every built page has one", () => {
    const built = Object.keys(pageFiles).filter((page) => pageFiles[page] !== lostLamb);
    const named = new Set(builders.map(([name]) => name));
    expect(built.filter((page) => !named.has(`${page}Url`))).toEqual([]);
  });

  test.each(builders)("%s leads to its page's first row, parameters and all", (name, builder) => {
    const first = firstRow.get(name.slice(0, -"Url".length));
    if (first === undefined) return; // a section still to come
    const values = Array.from({ length: (builder as () => string).length }, (_, at) => at + 7);
    const { row, params, query } = hit((builder as (...args: number[]) => string)(...values));
    expect(row).toBe(first);
    const back = [...Object.values(params), ...Object.values(query)];
    expect(back).toEqual(expect.arrayContaining(values.map(String)));
  });

  const id = fc.integer({ min: 1, max: 2 ** 31 - 1 });
  const page = fc.nat(10_000);
  const order = fc.constantFrom("hot", "time" as const);
  const style = fc.constantFrom("album", "list" as const);

  const medium = fc.constantFrom("video", "audio", undefined);

  test("album and player", () => {
    fc.assert(
      fc.property(id, fc.nat(), page, medium, (movid, urlid, number, medium) => {
        const album = hit(urls.albumUrl(movid, number));
        expect(album).toMatchObject({ row: { page: "album" }, params: { movid: `${movid}` } });
        expect(album.query).toEqual({ page: `${number}` });
        const player = hit(
          urls.playerUrl(movid, urlid, {
            medium,
            startSeconds: number,
          }),
        );
        expect(player.row?.page).toBe("player");
        expect(player.params).toEqual({ movid: `${movid}`, urlid: `${urlid}` });
        expect(player.query).toEqual({
          ...(number > 0 && { t: `${number}` }),
          ...(medium && { type: `${urls.mediumTypes[medium]}` }),
        });
      }),
    );
  });

  test("lists: all albums, category, author, topic", () => {
    fc.assert(
      fc.property(id, page, order, style, (cid, number, order, style) => {
        const albums = hit(urls.albumsUrl(cid, { page: number, order, style }));
        expect(albums.row?.page).toBe("albums");
        expect({ page: "0", order: "hot", style: "album", ...defined(albums.params) }).toEqual({
          cid: `${cid}`,
          page: `${number}`,
          order,
          style,
        });
        const category = hit(urls.categoryUrl(cid, { page: number, order }));
        expect(category.row?.page).toBe("category");
        expect({ page: "0", order: "hot", ...category.params }).toEqual({
          id: `${cid}`,
          page: `${number}`,
          order,
        });
        const author = hit(urls.authorUrl(cid, number));
        expect(author.row?.page).toBe("author");
        expect({ page: "0", ...author.params }).toEqual({ id: `${cid}`, page: `${number}` });
        expect(hit(urls.topicUrl(cid))).toMatchObject({
          row: { page: "topic" },
          params: { id: `${cid}` },
        });
      }),
    );
  });

  test("search, whatever the words", () => {
    // "%2F" is a slash to the router, however often it was escaped; dots alone are steps of a path.
    const words = fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 40 })
      .filter((text) => !/%2f/i.test(text) && !/^(\.|%2e){1,2}$/i.test(text));
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 3 }), page, (kw, type, number) => {
        const search = hit(urls.searchUrl(kw, type, number));
        expect(search.row?.page).toBe("search");
        expect({ page: "0", ...defined(search.params) }).toEqual({
          kw,
          type: `${type}`,
          page: `${number}`,
        });
      }),
    );
  });
});

describe("on a running site", () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());

  // Not every speaker has a second page.
  const visits = table.map(({ page, example }) => ({
    page,
    example: example.replace(/(authors\/\d+\/page)\/1/, "$1/0"),
  }));

  test.each(visits)("$example answers in both languages", async ({ page, example }) => {
    const expected = pageFiles[page] === lostLamb ? 404 : (otherwise[page] ?? 200);
    for (const language of urls.languages) {
      const { status, text, headers } = await ask(
        site.origin,
        urls.inLanguage(encodeURI(example), language),
      );
      expect(status).toBe(expected);
      if (status === 303) {
        const section = /^(bible|channel)/.exec(page)?.[0];
        const home = { bible: urls.biblesUrl, channel: urls.channelsUrl }[section ?? ""];
        const to = (home ?? urls.homeUrl)();
        expect(headers.location).toBe(urls.inLanguage(to, language));
        continue;
      }
      if (drawsNothing(page)) continue;
      expect(tags(text, "html")[0]?.["lang"]).toBe(language);
      expect(headers["content-language"]).toBe(language);
      expect(tags(text, "form").some((form) => form["role"] === "search")).toBe(true);
      expect(textOf(text, "h1")).not.toBe("");
      // Bytes no author wrote: a browser shows them as a box.
      expect(/[\0\ufffd]/.test(text)).toBe(false);
    }
  });
});

function defined(params: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined));
}
