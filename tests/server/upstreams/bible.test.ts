import { describe, expect, it, test } from "vitest";
import { bookOf, books, groups, neighbour } from "../../../server/upstreams/bible/books.ts";
import { pathOf, readVersions } from "../../../server/upstreams/bible/versions.ts";
import { versesOf } from "../../../server/upstreams/bible/verses.ts";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const two = [
  { number: 1, text: "起初，神创造天地。" },
  { number: 2, text: "地是空虚混沌。" },
];

describe("a chapter, however its host keeps it", () => {
  it.each<[string, unknown]>([
    ["texts", ["起初，神创造天地。", "地是空虚混沌。"]],
    ["numbered texts", ["1 起初，神创造天地。", "2 地是空虚混沌。"]],
    ["texts numbered with their chapter", ["1:1 起初，神创造天地。", "1:2 地是空虚混沌。"]],
    [
      "verses",
      [
        { verse: "1", text: "起初，神创造天地。" },
        { verse: 2, content: "地是空虚混沌。" },
      ],
    ],
    ["one text", "1 起初，神创造天地。 2 地是空虚混沌。"],
    ["one text with the chapter", "1:1 起初，神创造天地。\n1:2 地是空虚混沌。"],
    ["an object around it", { data: ["起初，神创造天地。", "地是空虚混沌。"] }],
    ["an object for a list", { 0: "起初，神创造天地。", 1: "地是空虚混沌。" }],
  ])("as %s", (_name, payload) => {
    expect(versesOf(payload)).toEqual(two);
  });

  it("leaves a number alone that a verse begins with or contains", () => {
    expect(versesOf(["12 men went up", "and 2 came back"])).toEqual([
      { number: 1, text: "12 men went up" },
      { number: 2, text: "and 2 came back" },
    ]);
    expect(versesOf("1 It took 40 days and 2 nights. 2 Then 3 men came.")).toHaveLength(3);
    expect(versesOf("1 There were 7 of them. 2 They went on.")).toEqual([
      { number: 1, text: "There were 7 of them." },
      { number: 2, text: "They went on." },
    ]);
  });

  it.each([
    null,
    undefined,
    7,
    "",
    [],
    {},
    { hello: "world" },
    [null, {}, { verse: 1 }],
    "no number at all",
  ])("%j is none", (payload) => {
    expect(versesOf(payload)).toEqual([]);
  });

  it("has no markup in it", () => {
    expect(versesOf(["<b>起初</b>", "<script>x</script>"])[0]).toEqual({ number: 1, text: "起初" });
  });
});

test("66 books, 1,189 chapters, and every chapter between two others", () => {
  expect(books).toHaveLength(66);
  expect(books.reduce((sum, { chapters }) => sum + chapters, 0)).toBe(1189);
  let place = { volume: 1, chapter: 1 };
  let count = 1;
  for (let next = neighbour(place, 1); next !== null; next = neighbour(place, 1)) {
    expect(neighbour(next, -1)).toEqual(place);
    place = next;
    count += 1;
  }
  expect([place, count]).toEqual([{ volume: 66, chapter: 22 }, 1189]);
  expect(neighbour({ volume: 1, chapter: 1 }, -1)).toBeNull();
  expect(bookOf(0) ?? bookOf(67)).toBeNull();
});

test("the groups but the two testaments are each book once", () => {
  const small = groups
    .slice(2)
    .flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index));
  expect(small).toEqual(books.map(({ volume }) => volume));
});

describe("a catalogue of versions", () => {
  const write = (content: unknown) => {
    const path = join(mkdtempSync(join(tmpdir(), "versions-")), "versions.json");
    writeFileSync(path, JSON.stringify(content));
    return path;
  };
  it("is read, and filled in", () => {
    const [version] = readVersions(
      write([
        { key: "web", label: "WEB", lang: "en-US", json: "t/{version}/{volume}-{chapter}.json" },
      ]),
    );
    expect(version).toMatchObject({ key: "web", audio: null, subtitles: null });
    const path = pathOf(version?.json ?? "", { version: "web", volume: 43, chapter: 3 });
    expect(path).toBe("t/web/43-3.json");
  });
  it.each([[], [{}], [{ key: "A B", label: "x", lang: "en-US", json: "x" }], {}])(
    "%j is refused with what is wrong",
    (content) => {
      expect(() => readVersions(write(content))).toThrow(/versions\.json/);
    },
  );
});
