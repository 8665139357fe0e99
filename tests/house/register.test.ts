import { existsSync, readdirSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { matchRoutes } from "@remix-run/react";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as urls from "../../app/urls/index.ts";
import { rowOf } from "../../app/urls/match.ts";
import { register, routeId, rows } from "../../app/urls/register.ts";
import { startSite, type TestSite } from "../rigs/site.ts";
import { ask, tags, textOf } from "../rigs/browse.ts";

const app = fileURLToPath(new URL("../../app", import.meta.url));

/** Data and forms that answer a plain visit with something else than 200, by design. */
const otherwise: Record<string, number> = {
  audio: 302,
  chapterAudio: 302,
  plays: 404,
  notFound: 404,
};

const routes = rows.map((row) => ({ id: routeId(row), path: row.path, index: row.path === "" }));
const byId = new Map(rows.map((row) => [routeId(row), row]));
const firstRow = new Map([...rows].reverse().map((row) => [row.page, row]));

/** The row an address hits, its parameters, and its query; as a browser would send it. */
function hit(address: string) {
  const { pathname, searchParams } = new URL(address, "http://site.invalid");
  const match = matchRoutes(routes, pathname)?.at(-1);
  return {
    row: byId.get(match?.route.id ?? ""),
    params: { ...match?.params } as Record<string, string | undefined>,
    query: Object.fromEntries(searchParams),
  };
}

describe("the register", () => {
  test("every page has its module, and every module its page", () => {
    const files = readdirSync(app, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && basename(file.parentPath) === "pages")
      .map((file) => relative(app, join(file.parentPath, file.name)));
    const registered = new Set(rows.map(({ file }) => file));
    expect(
      files.filter((file) => !registered.has(file)),
      "route modules without an entry in app/urls/<section>.ts",
    ).toEqual([]);
    expect(
      [...registered].filter((file) => !existsSync(join(app, file))),
      "entries of app/urls/<section>.ts without their route module",
    ).toEqual([]);
  });

  test("no two rows are one, and no two pages have one name", () => {
    expect(new Set(rows.map(({ path }) => path)).size).toBe(rows.length);
    const names = Object.values(register).flatMap((pages) => Object.keys(pages));
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(rows)("$example hits /$path", (row) => {
    expect(hit(row.example).row).toBe(row);
    expect(rowOf(new URL(row.example, "http://site.invalid").pathname)).toBe(row);
  });

  test("any path hits the row that the router finds for it", () => {
    const words = rows.flatMap(({ path, example }) => [...path.split("/"), ...example.split("/")]);
    const segment = fc.oneof(
      fc.constantFrom(...new Set(words.map((word) => word.replace(/\?.*/, "")))),
      fc.stringMatching(/^[a-z0-9.]{1,6}$/).filter((text) => !/^\.{1,2}$/.test(text)),
    );
    const path = fc.array(
      segment.filter((text) => text !== "" && text !== "*"),
      { maxLength: 7 },
    );
    fc.assert(
      fc.property(path, (segments) => {
        const url = `/${segments.map(urls.pathSegment).join("/")}`;
        expect(rowOf(`/${segments.join("/")}`)).toBe(hit(url).row);
      }),
      { numRuns: 2_000 },
    );
  });

  test.each(rows.filter(({ entry }) => entry.audience === "members"))(
    "$page is for members: no search engine lists it",
    ({ entry }) => {
      expect(entry.listed).toBe(false);
    },
  );
});

describe("the builders", () => {
  const builders = [...firstRow.values()].flatMap(({ page, entry }) =>
    entry.url === null ? [] : [[page, entry.url] as const],
  );

  test("stand with the others, by the name of their page", () => {
    const all = new Map(Object.entries(urls));
    for (const [page, url] of builders) expect(all.get(`${page}Url`), page).toBe(url);
  });

  test.each(builders)("%s leads to its page's first row, parameters and all", (page, builder) => {
    const values = Array.from({ length: builder.length }, (_, at) => at + 7);
    const { row, params, query } = hit((builder as (...args: number[]) => string)(...values));
    expect(row).toBe(firstRow.get(page));
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
  const visits = rows.map((row) => ({
    ...row,
    example: row.example.replace(/(authors\/\d+\/page)\/1/, "$1/0"),
  }));

  test.each(visits)("$example answers in both languages", async ({ page, example, entry }) => {
    const usual = entry.audience === "members" ? 401 : entry.kind === "form" ? 303 : 200;
    const expected = otherwise[page] ?? usual;
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
      if (entry.kind !== "screen") continue;
      expect(tags(text, "html")[0]?.["lang"]).toBe(language);
      expect(headers["content-language"]).toBe(language);
      expect(tags(text, "form").some((form) => form["role"] === "search")).toBe(true);
      expect(textOf(text, "h1")).not.toBe("");
      const robots = tags(text, "meta").find((meta) => meta["name"] === "robots")?.["content"];
      expect(robots === "noindex", "meta robots says what the register says").toBe(!entry.listed);
      // Bytes no author wrote: a browser shows them as a box.
      expect(/[\0\ufffd]/.test(text)).toBe(false);
    }
  });
});

function defined(params: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined));
}
