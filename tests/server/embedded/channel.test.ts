import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  articleShape,
  channelShape,
  each,
  ids,
  movieShape,
  openChannels,
  readers,
  shortShape,
  type Fields,
} from "./channel-rig.ts";

let hosts: Awaited<ReturnType<typeof openChannels>>;
beforeAll(async () => {
  hosts = await openChannels();
});
afterAll(() => hosts.close());

describe.each(["zh", "en"])("the section in %s", (lang) => {
  test("has a front page", async () => {
    const front = await hosts.data("apiv2/channel.pc/index", { lang });
    const banner = {
      title: expect.stringMatching(/./),
      thumb: expect.stringMatching(`^/banner/\\d+\\.svg\\?lang=${lang}$`),
      channel_id: expect.any(Number),
    };
    expect(front).toEqual({
      banners: each(banner, 3),
      recommends: each(channelShape, 6),
      movies: each(movieShape, 8),
      shorts: each(shortShape, 8),
    });
    const movids = front.movies.map(({ movid }: { movid: number }) => movid);
    expect(new Set(movids).size).toBe(8);
  });

  test("has a menu, tags and what stands around it", async () => {
    const menu = await hosts.data("apiv2/channel.pc/menu", { lang });
    expect(menu.map(({ page }: { page: string }) => page)).toEqual(["live", "short", "channel"]);
    const marks = await hosts.data("apiv2/channel.pc/shortVideoTag", { lang });
    expect(marks).toHaveLength(8);
    const setting = await hosts.data("apiv2/channel.setting/index", { lang });
    expect(Object.keys(setting)).toEqual([
      "seo_title",
      "seo_keywords",
      "seo_description",
      "hotsearch",
      "share_image",
    ]);
    expect(setting.hotsearch).toEqual(each({ word: expect.stringMatching(/./) }, 6));
    for (const { word } of setting.hotsearch) {
      const counts = await Promise.all(
        ["channel", "movie", "microvideo"].map(
          async (index) =>
            (await hosts.data("apiv2/channel.search/query", { index, kw: word, lang })).totalHits,
        ),
      );
      expect(Math.max(...counts), word).toBeGreaterThan(0);
    }
  });

  test("has twelve channels, each with its albums, artists, shorts and articles", async () => {
    const all = await hosts.data("apiv2/channel.index/all", { lang });
    expect(all).toEqual(each(channelShape, 12));
    expect(ids(all)).toEqual(readers.map(({ id }) => id));
    for (const { id: channel_id } of all) {
      const fields = { channel_id, limit: 100, lang };
      const movies = await hosts.of("movie", fields);
      expect(movies.list).toEqual(each(movieShape, movies.count));
      expect(movies.count).toBeGreaterThanOrEqual(channel_id === 12 ? 0 : 10);
      expect(movies.count).toBeLessThanOrEqual(channel_id === 12 ? 0 : 40);
      const artists = await hosts.of("speaker", fields);
      const counted = artists.list.map((one: { movie_count: string }) => Number(one.movie_count));
      expect(counted.reduce((sum: number, count: number) => sum + count, 0)).toBe(movies.count);
      expect(artists.list).toEqual(
        each(
          {
            id: expect.any(Number),
            name: expect.stringMatching(/./),
            thumb: expect.stringMatching(`^/portrait/\\d+\\.svg\\?lang=${lang}$`),
            intro: expect.stringMatching(/./),
            movie_count: expect.any(String),
          },
          artists.count,
        ),
      );
      const shorts = await hosts.of("microvideo", fields);
      expect(shorts.list).toEqual(each(shortShape, shorts.count));
      expect(shorts.count).toBe({ 1: 10, 9: 0 }[Number(channel_id)] ?? 5);
      expect(ids(shorts.list)).toEqual(ids(shorts.list).toSorted((a, b) => a - b));
      const articles = await hosts.of("yuedu", fields);
      expect(articles.list).toEqual(each(articleShape, articles.count));
    }
    expect((await hosts.of("yuedu", { channel_id: 1, lang })).count).toBe(30);
  });
});

describe("a channel", () => {
  test("tells of itself and its menu", async () => {
    const { menus, ...first } = await hosts.of("detail", { id: 1, lang: "zh" });
    expect(first).toMatchObject({ title: "天天灵修", letter: "T", yd_username: "ttlx" });
    expect(menus).toEqual([
      { id: 1, title: "首页", page: "index" },
      { id: 2, title: "专辑", page: "movie" },
      { id: 3, title: "短视频", page: "microvideo" },
      { id: 4, title: "讲员", page: "speaker" },
      { id: 5, title: "阅读", page: "yuedu" },
    ]);
    expect((await hosts.of("detail", { id: 9, lang: "en" })).menus).toEqual([]);
    const last = await hosts.of("detail", { id: 12, lang: "en" });
    expect(last.menus.map(({ page }: { page: string }) => page)).toEqual([
      "index",
      "microvideo",
      "yuedu",
    ]);
    for (const id of ["13", "0", "-1", "x", ""]) {
      expect(await hosts.get("apiv2/channel.index/detail", { id })).toMatchObject({ code: -1 });
    }
  });

  test("has neighbours, and one that is none has nothing", async () => {
    for (const { id } of readers) {
      const others = ids(await hosts.of("likes", { channel_id: id }));
      expect([others.length, new Set(others).size, others.includes(id)]).toEqual([4, 4, false]);
    }
    for (const name of ["movie", "microvideo", "speaker", "yuedu"]) {
      expect(await hosts.of(name, { channel_id: 99 })).toEqual({ list: [], count: 0 });
    }
    expect(await hosts.of("likes", { channel_id: 99 })).toEqual([]);
  });

  test("comes in pages, counted from 1", async () => {
    const all = (await hosts.of("movie", { channel_id: 2, limit: 100 })).list;
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => hosts.of("movie", { channel_id: 2, page, limit: 12 })),
    );
    expect(pages.flatMap(({ list }) => list)).toEqual(all);
    expect(pages.map(({ list, count }) => [list.length, count])).toEqual([
      [12, 29],
      [12, 29],
      [5, 29],
      [0, 29],
    ]);
    expect((await hosts.of("movie", { channel_id: 2 })).list).toHaveLength(20);
  });
});

describe("search", () => {
  const query = (fields: Fields) =>
    hosts.data("apiv2/channel.search/query", { lang: "zh", ...fields });

  test.each([
    ["channel", "HYMN", channelShape],
    ["channel", "儿女", channelShape],
    ["movie", "prayer", movieShape],
    ["microvideo", "受造", shortShape],
    ["microvideo", "rain", shortShape],
    ["yuedu", "祷告", articleShape],
  ])("%s for %s, answered in the language of the call", async (index, kw, shape) => {
    const zh = await query({ index, kw, limit: 100 });
    const en = await query({ index, kw, limit: 100, lang: "en" });
    expect(zh.totalHits).toBeGreaterThan(0);
    expect(zh.hits).toEqual(each(shape, zh.totalHits));
    expect(en.totalHits).toBe(zh.totalHits);
    expect(en.hits[0].title).not.toBe(zh.hits[0].title);
    const second = await query({ index, kw, limit: 1, page: 2 });
    expect([second.totalHits, second.hits]).toEqual([zh.totalHits, zh.hits.slice(1, 2)]);
  });

  test("nothing for nothing", async () => {
    expect(await query({ index: "movie", kw: " " })).toEqual({ totalHits: 0, hits: [] });
    expect(await query({ index: "channel", kw: "%_\0'\"" })).toEqual({ totalHits: 0, hits: [] });
    const wrong = await hosts.get("apiv2/channel.search/query", { index: "toString", kw: "a" });
    expect(wrong.code).toBe(-1);
  });
});
