import { expect, it, test } from "vitest";
import { referenceOf } from "../../../server/pages/bible-reference.ts";
import { books } from "../../../server/upstreams/bible/books.ts";

it.each([
  ["约3:16", 43, 3, "16"],
  ["约翰福音 3:16-18", 43, 3, "16-18"],
  ["约翰福音３：１６", 43, 3, "16"],
  ["诗 23", 19, 23, null],
  ["诗篇第23篇", 19, 23, null],
  ["约一 4:7", 62, 4, "7"],
  ["约翰一书4章7节", 62, 4, "7"],
  ["John 3:16", 43, 3, "16"],
  ["jn 3.16-17", 43, 3, "16-17"],
  ["1 Cor 13", 46, 13, null],
  ["Song of Solomon 2:1", 22, 2, "1"],
  ["ps 119:105", 19, 119, "105"],
])("%s is a place", async (text, volume, chapter, verses) => {
  expect(await referenceOf(text)).toEqual({ volume, chapter, verses });
});

it.each([
  "神爱世人",
  "约",
  "John",
  "约 99",
  "John 99:1",
  "12 disciples",
  "666",
  "3:16",
  "love 3",
  "约3:16 神爱",
])("%s is words to look for", async (text) => {
  expect(await referenceOf(text)).toBeNull();
});

test("every book is known by its names in both languages", async () => {
  for (const { volume, zh, zhShort, en, enShort } of books) {
    for (const name of [zh, zhShort, en, enShort]) {
      expect(await referenceOf(`${name} 1`), name).toMatchObject({ volume, chapter: 1 });
    }
  }
});
