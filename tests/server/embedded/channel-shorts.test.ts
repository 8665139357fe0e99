import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask } from "../../rigs/browse.ts";
import { each, ids, openChannels, readers, shortShape, tags, type Fields } from "./channel-rig.ts";

let hosts: Awaited<ReturnType<typeof openChannels>>;
beforeAll(async () => {
  hosts = await openChannels();
});
afterAll(() => hosts.close());

describe("shorts", () => {
  const lists = (fields: Fields) => hosts.data("api/microvideo.index/lists", fields);
  const detail = (fields: Fields) => hosts.get("api/microvideo.index/detail", fields);

  test("are sixty, the newest first, in both languages", async () => {
    const zh = await lists({ limit: 100, lang: "zh" });
    const en = await lists({ limit: 100, lang: "en" });
    expect([zh.count, zh.list.length, ids(en.list)]).toEqual([60, 60, ids(zh.list)]);
    expect(ids(zh.list).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 60 }, (_, i) => i + 1),
    );
    const times = zh.list.map(({ createtime }: { createtime: number }) => createtime);
    expect(times).toEqual(times.toSorted((a: number, b: number) => b - a));
    const titles = [...zh.list, ...en.list].map(({ title }: { title: string }) => title);
    expect(new Set(titles).size).toBe(120);
    for (const { title, intro } of en.list) expect(title + intro).not.toMatch(/\p{Script=Han}/u);
    for (const { title, intro } of zh.list) expect(title + intro).not.toMatch(/[A-Za-z,.?!;:]/);
  });

  test("are found by tag and by the words of a title, in either language", async () => {
    for (const { zh, en } of tags) {
      const found = await lists({ kw: zh, limit: 100, lang: "en" });
      expect(found.list.map(({ tag }: { tag: string }) => tag)).toEqual(
        each([en], found.count).flat(),
      );
      expect(found.count).toBeGreaterThan(4);
      expect(ids((await lists({ kw: en.toUpperCase(), limit: 100 })).list)).toEqual(
        ids(found.list),
      );
    }
    expect((await lists({ kw: "tears SEED", lang: "zh" })).list).toMatchObject([
      { title: "眼泪也是种子" },
    ]);
    expect((await lists({ kw: "没有这样的题目" })).count).toBe(0);
    expect((await lists({ kw: "  ", limit: 1, page: 60 })).list).toHaveLength(1);
  });

  test("speak the language of the call", async () => {
    for (let id = 1; id <= 60; id += 1) {
      for (const [lang, clip] of [
        ["zh", /^\/media\/clip-[135]$/],
        ["en", /^\/media\/clip-[246]$/],
      ] as const) {
        const { data: short } = await detail({ id, lang });
        const { url, mp4, vtt, channel, ...card } = short;
        expect(card).toEqual(shortShape);
        const stem = url.replace(/\.webm$/, "");
        expect(stem).toMatch(clip);
        expect([mp4, vtt]).toEqual([`${stem}.mp4`, `${stem}.vtt`]);
        expect(channel).toEqual({
          id: card.channel_id,
          title: readers[card.channel_id - 1]?.name[lang],
          thumb: `/logo/${card.channel_id}.svg`,
        });
      }
    }
    for (const id of ["61", "0", "x"]) expect(await detail({ id })).toMatchObject({ code: -1 });
  });
});

describe("files", () => {
  test.each([
    ["/logo/1.svg", "image/svg+xml"],
    ["/banner/5.svg?lang=en", "image/svg+xml"],
    ["/poster/1001.svg?lang=zh", "image/svg+xml"],
    ["/portrait/1.svg?lang=en", "image/svg+xml"],
    ["/tag/8.svg", "image/svg+xml"],
    ["/short/60.jpg", "image/jpeg"],
    ["/article/120000.jpg", "image/jpeg"],
    ["/share.jpg", "image/jpeg"],
    ["/media/clip-2.webm", "video/webm"],
    ["/media/clip-2.mp4", "video/mp4"],
    ["/media/clip-2.vtt", "text/vtt"],
  ])("%s is served", async (path, type) => {
    const response = await hosts.file(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(
      new RegExp(`^${type.replace("+", "\\+")}`),
    );
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100);
  });

  test("clips come in ranges", async () => {
    const part = await hosts.file("/media/clip-1.mp4", { headers: { range: "bytes=0-99" } });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100]);
  });

  test.each([
    "/logo/13.svg",
    "/logo/1.jpg",
    "/banner/0.svg",
    "/short/61.jpg",
    "/tag/9.svg",
    "/article/1300000.jpg",
    "/logo/../logo/13.svg",
  ])("%s is none", async (path) => {
    expect((await hosts.file(path)).status).toBe(404);
  });

  test("posters are those of the movie host; emblems those of the account host, each its own", async () => {
    const at = async (host: "movie" | "account" | "channel", path: string) =>
      (await ask(hosts.embedded.places[host].base.origin, path)).text;
    const poster = "/poster/1005.svg?lang=en";
    expect(await at("channel", poster)).toBe(await at("movie", poster));
    const emblems = await Promise.all(readers.map(({ id }) => at("channel", `/logo/${id}.svg`)));
    expect(new Set(emblems).size).toBe(12);
    expect(await at("account", "/logo/7.svg")).toBe(emblems[6]);
    expect(emblems[6]).toContain("<title>职场之光</title>");
  });
});
