import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { books } from "../../../server/embedded/bible/books.ts";
import { startEmbedded, type Embedded } from "../../../server/embedded/start.ts";
import { ask } from "../../rigs/browse.ts";
import { dataFolder } from "./movie-rig.ts";

const folder = dataFolder();
let embedded: Embedded;
beforeAll(async () => {
  embedded = await startEmbedded(folder.path);
});
afterAll(async () => {
  await embedded.close();
  folder.remove();
});

const file = (path: string, headers = {}, method = "GET") =>
  ask(embedded.places.bible.base.origin, path, { headers, method });
const chapter = async (path: string) => JSON.parse((await file(path)).text);

interface Found {
  total: string;
  list: { version: string; volume: string; chapter: string; verse: string; text: string }[];
  counts: { volume: string; count: string }[];
}
async function api<T>(call: string, fields: Record<string, string>): Promise<T> {
  const path = `/bible2/${call}?${new URLSearchParams(fields)}`;
  const { text } = await ask(embedded.places.bibleApi.base.origin, path);
  const { code, data } = JSON.parse(text) as { code: number; data: T };
  expect(code).toBe(0);
  return data;
}
const search = (detail: string, fields: Record<string, string> = {}) =>
  api<Found>("search", { detail, ...fields });
const at = ({ list }: Found) => list.map((one) => `${one.volume}.${one.chapter}.${one.verse}`);

describe("text", () => {
  test("each version has a shape of its own", async () => {
    const hhb = await chapter("/hhb/43/3.json");
    expect(hhb).toHaveLength(36);
    expect(hhb[15]).toMatch(/^神爱世人，/);
    const kjv = await chapter("/kjv/43/3.json");
    expect(kjv).toHaveLength(36);
    expect(kjv[15]).toMatch(/^16 For God so loved the world,/);
    const asv = await chapter("/asv/43/3.json");
    expect(asv.split("\n")).toHaveLength(36);
    expect(asv.split("\n")[15]).toMatch(/^3:16 For God so loved the world,/);
  });

  test("a verse joined to the one before is empty", async () => {
    const psalm = await chapter("/hhb/19/8.json");
    expect(psalm).toHaveLength(9);
    expect(psalm.slice(6, 8)).toEqual(["", ""]);
  });

  test("the marks of the packages are gone, and psalms have their own titles", async () => {
    expect((await chapter("/kjv/43/3.json")).join("")).not.toMatch(/[#[\]]/);
    expect(await chapter("/asv/19/3.json")).toMatch(/^3:1 〔A Psalm of David, when he fled/);
    expect(await chapter("/asv/19/2.json")).not.toContain("Psalm 3");
    expect(await chapter("/asv/19/145.json")).not.toMatch(/[`]/);
  });

  test("KJV and ASV are whole", async () => {
    for (const version of ["kjv", "asv"]) {
      let verses = 0;
      for (const { volume, chapters } of books) {
        for (let number = 1; number <= chapters; number += 1) {
          const text = await chapter(`/${version}/${volume}/${number}.json`);
          verses += version === "kjv" ? text.length : text.split("\n").length;
        }
      }
      expect([version, verses]).toEqual([version, 31_102]);
    }
    expect(await chapter("/kjv/19/119.json")).toHaveLength(176);
  });

  test.each([
    "/hhb/3/1.json",
    "/kjv/67/1.json",
    "/kjv/1/51.json",
    "/kjv/0/0.json",
    "/niv/43/3.json",
    "/kjv/43/3",
    "/audio/3/43/3.mp3",
    "/audio/1/43/3.mp3",
    "/audio/0/43/4.mp3",
    "/subtitles/43/4.vtt",
    "/audio/0/43/..%2f..%2findex.json",
    "/%2e%2e/%2e%2e/host.ts",
    "/nothing",
  ])("%s is not there", async (path) => {
    expect((await file(path)).status).toBe(404);
  });
});

describe("recordings", () => {
  test.each(["/audio/0/43/3.mp3", "/audio/en/2/19/23.mp3"])("%s comes in parts", async (path) => {
    const whole = await file(path);
    expect(whole.headers["content-type"]).toBe("audio/mpeg");
    const part = await file(path, { range: "bytes=100-199" });
    expect(part.status).toBe(206);
    expect(part.headers["content-range"]).toBe(`bytes 100-199/${whole.bytes.length}`);
    expect(part.bytes).toEqual(whole.bytes.subarray(100, 200));
    expect((await file(path, {}, "HEAD")).headers["content-length"]).toBe(
      String(whole.bytes.length),
    );
  });

  test("each pure one has a cue for each verse it reads", async () => {
    const list = await chapter("/audio/index.json");
    expect(list).toHaveLength(12);
    for (const { path, verses, voice } of list) {
      expect(voice).toContain("Computer speech");
      expect((await file(`/${path}`)).status).toBe(200);
      const [, en = "", version, volume, number] =
        /^audio\/(en\/)?(\d)\/(\d+)\/(\d+)/.exec(path) ?? [];
      if (version !== "0") continue;
      const vtt = (await file(`/subtitles/${en}${volume}/${number}.vtt`)).text;
      const cues = [...vtt.matchAll(/^(\d+)\n\S+ --> \S+\n(.+)$/gm)];
      expect(cues.map(([, id]) => Number(id))).toEqual(
        Array.from({ length: verses }, (_, index) => index + 1),
      );
      const texts = await chapter(`/${en ? "kjv" : "hhb"}/${volume}/${number}.json`);
      const read = texts.map((text: string) => (en ? text.replace(/^\d+ /, "") : text));
      expect(cues.map(([, , text]) => text)).toEqual(read.slice(0, verses));
    }
  });
});

describe("import", () => {
  const command = resolve("server/embedded/bible/import.ts");
  const args = (path: string, version: string) => [
    command,
    path,
    "--version",
    version,
    "--data-dir",
    folder.path,
  ];
  const written = (name: string, bible: unknown) => {
    const path = join(folder.path, name);
    writeFileSync(path, JSON.stringify(bible));
    return path;
  };

  test("a version comes in the place of what was there, while the hosts run", async () => {
    const small = [[["太初一", null, "太初三"], ["第二章"]], [["出埃及"]]];
    const said = execFileSync("node", args(written("small.json", small), "mini"));
    expect(String(said)).toContain("mini: 2 of 66 books, 3 chapters, 5 verses (1 joined");
    expect(await chapter("/mini/1/1.json")).toEqual(["太初一", "", "太初三"]);
    expect(at(await search("太初", { lng: "mini" }))).toEqual(["1.1.1", "1.1.3"]);
    expect(at(await search("出埃及", { lng: "mini" }))).toEqual(["2.1.1"]);

    execFileSync("node", args(written("other.json", [[["起初的话"]]]), "mini"));
    expect(await chapter("/mini/1/1.json")).toEqual(["起初的话"]);
    expect((await file("/mini/2/1.json")).status).toBe(404);
    expect((await search("出埃及", { lng: "mini" })).total).toBe("0");
  });

  test.each([
    ["an object", { Genesis: [] }, /The file is not a list/],
    ["a book that is none", [["verse"]], /Genesis 1 is not a list/],
    ["a verse that is none", [[["one", 2]]], /Genesis 1:2 is neither a text nor null/],
    ["too many books", Array(67).fill([["a"]]), /67 parts where 66 are the most/],
    ["too many chapters", [Array(51).fill(["a"])], /Genesis has 51 parts/],
  ])("%s is refused with its fault, and nothing changes", async (_, bible, fault) => {
    const before = await chapter("/hhb/43/3.json");
    const { status, stderr } = spawnSync("node", args(written("bad.json", bible), "hhb"));
    expect(status).toBe(1);
    expect(String(stderr)).toMatch(fault);
    expect(String(stderr)).toContain("bible[book][chapter][verse]");
    expect(await chapter("/hhb/43/3.json")).toEqual(before);
  });

  test("a call without its arguments says how it goes", () => {
    const { status, stderr } = spawnSync("node", [command]);
    expect(status).toBe(1);
    expect(String(stderr)).toContain("npm run import-bible -- FILE --version hhb");
  });

  // Test data that never enters the repository (tests run without it too).
  const whole = resolve(process.env["BIBLE_FILE"] ?? "../shared/content/bible.cuvs-1919.json");
  const why = existsSync(whole) ? "" : `, skipped: there is no ${whole}`;
  test.skipIf(!existsSync(whole))(`the whole 和合本 of 1919${why}`, async () => {
    const said = String(execFileSync("node", args(whole, "hhb")));
    expect(said).toContain("hhb: 66 of 66 books, 1189 chapters, 31102 verses (70 joined");
    expect(await chapter("/hhb/3/1.json")).toHaveLength(17);
    expect(Number((await search("爱")).total)).toBeGreaterThan(500);
    expect(at(await search("神爱世人"))).toEqual(["43.3.16"]);
  });
});

test("later starts find everything as it was left", async () => {
  const held = await api<{ held: number }[]>("contents", { lng: "hhb" });
  await embedded.close();
  embedded = await startEmbedded(folder.path);
  expect(await api("contents", { lng: "hhb" })).toEqual(held);
  expect(at(await search("begotten loved world", { lng: "kjv" }))).toEqual(["43.3.16"]);
});
