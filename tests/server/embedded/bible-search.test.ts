import { afterAll, beforeAll, describe, expect, test } from "vitest";
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

describe("search", () => {
  test("a phrase, in both languages", async () => {
    const found = await search("神爱世人");
    expect(found).toEqual({
      total: "1",
      list: [
        {
          version: "hhb",
          volume: "43",
          chapter: "3",
          verse: "16",
          text: expect.stringContaining("神爱世人"),
        },
      ],
      counts: [{ volume: "43", count: "1" }],
    });
    expect(at(await search("BEGOTTEN loved world", { lng: "kjv" }))).toEqual(["43.3.16"]);
    const both = await search("only begotten Son", { lng: "asv,kjv", volume: "43", size: "4" });
    expect(both.list.slice(0, 2).map(({ version }) => version)).toEqual(["asv", "kjv"]);
  });

  test("words of one and two characters", async () => {
    for (const word of ["爱", "牧者", "〔"]) {
      const found = await search(word, { size: "100" });
      expect(Number(found.total), word).toBeGreaterThan(0);
      expect(found.list.every(({ text }) => text.includes(word))).toBe(true);
    }
    expect(Number((await search("ox", { lng: "kjv" })).total)).toBeGreaterThan(50);
  });

  test("several words must all be there, long and short ones", async () => {
    const found = await search("耶和华 牧者 不至缺乏");
    expect(at(found)).toEqual(["19.23.1"]);
    expect(at(await search("valley shadow death evil I", { lng: "kjv" }))).toEqual(["19.23.4"]);
  });

  test("in canon order, page by page, counted per book", async () => {
    const whole = await search("love", { lng: "kjv", size: "100" });
    const total = Number(whole.total);
    expect(total).toBeGreaterThan(400);
    expect(whole.counts.reduce((sum, { count }) => sum + Number(count), 0)).toBe(total);
    const volumes = whole.counts.map(({ volume }) => Number(volume));
    expect(volumes).toEqual(volumes.toSorted((a, b) => a - b));
    const second = await search("love", { lng: "kjv", page: "1" });
    expect(second.list).toEqual(whole.list.slice(20, 40));
    expect(second.counts).toEqual(whole.counts);
    expect((await search("love", { lng: "kjv", page: "999" })).list).toEqual([]);
  });

  test("in a group or in a book", async () => {
    const groups = [
      [40, 66],
      [1, 39],
      [1, 5],
      [6, 17],
      [18, 22],
      [23, 27],
      [28, 39],
      [40, 43],
      [44, 44],
      [45, 57],
      [58, 65],
      [66, 66],
    ] as const;
    const { counts } = await search("God", { lng: "kjv" });
    for (const [index, [from, to]] of groups.entries()) {
      const found = await search("God", { lng: "kjv", part: String(index + 1) });
      expect(found.counts).toEqual(
        counts.filter(({ volume }) => Number(volume) >= from && Number(volume) <= to),
      );
    }
    const john = await search("God", { lng: "kjv", part: "2", volume: "43" });
    expect(john.counts.map(({ volume }) => volume)).toEqual(["43"]);
    // Short words keep to their books too.
    const short = await search("爱", { volume: "46" });
    expect(short.counts.map(({ volume }) => volume)).toEqual(["46"]);
  });

  test.each(['"', "100%", "%", "_", "' OR 1=1", "a\0b", "*", "NEAR(", "\\"])(
    "%j is nothing but words",
    async (words) => {
      const found = await search(words, { lng: "kjv,hhb" });
      for (const { text } of found.list) {
        for (const word of words.split(/[\s\0]+/)) {
          expect(text.toLowerCase()).toContain(word.toLowerCase());
        }
      }
    },
  );

  test("nothing for no words, and for a version that is not there", async () => {
    const nothing = { total: "0", list: [], counts: [] };
    expect(await search("  ")).toEqual(nothing);
    expect(await search("love", { lng: "niv" })).toEqual(nothing);
    expect(await search("love", { lng: "constructor,__proto__" })).toEqual(nothing);
  });
});

describe("contents", () => {
  test("the books in the language asked, and how much of each is held", async () => {
    type Books = { volume: number; name: string; chapters: number; held: number }[];
    const hhb = await api<Books>("contents", { lng: "hhb" });
    expect(hhb).toHaveLength(66);
    expect(hhb[42]).toEqual({
      volume: 43,
      name: "约翰福音",
      english: "John",
      path: "john",
      tag: "约",
      chapters: 21,
      held: 4,
    });
    const kjv = await api<Books>("contents", { lng: "kjv", lang: "en-US" });
    expect(kjv[65]?.name).toBe("Revelation");
    expect(kjv.every(({ chapters, held }) => chapters === held)).toBe(true);
    expect(kjv.reduce((sum, { chapters }) => sum + chapters, 0)).toBe(1_189);
    const none = await api<Books>("contents", { lng: "niv" });
    expect(none.every(({ held }) => held === 0)).toBe(true);
  });
});
