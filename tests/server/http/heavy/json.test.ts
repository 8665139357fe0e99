import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { cleanArticle, cleanText, readJson } from "../../../../server/http/heavy/heavy.ts";
import { OddJson, parseJson } from "../../../../server/http/heavy/json.ts";

const place = { base: new URL("https://host.example/"), publicBase: "https://host.example" };

it.each(["null", "7", '"[[[[{{{{"', '{"a":"\\\\","b":"\\"[","c":[1,[2,{"d":null}]]}', " [ ] "])(
  "reads %s as it is",
  (text) => {
    expect(parseJson(text)).toEqual(JSON.parse(text));
  },
);

it("reads what a large list of a host holds", async () => {
  const episodes = Array.from({ length: 2_500 }, (_, urlid) => ({
    urlid,
    title: "第一讲：起初，神创造天地。".repeat(10),
    url: { mp4: "a", mp3: "b" },
  }));
  expect(await readJson(JSON.stringify(episodes))).toEqual(episodes);
});

it.each([
  ["a million empty objects", `[${Array(1_000_000).fill("{}").join(",")}]`],
  ["a million numbers", `[${Array(1_000_000).fill("1").join(",")}]`],
  ["ten thousand levels", "[".repeat(10_000) + "]".repeat(10_000)],
  ["ten thousand levels of objects", '{"a":'.repeat(10_000) + "1" + "}".repeat(10_000)],
  ["half a payload", '{"code":1,"data":['],
  ["a string without an end", '{"code":"\\'],
  ["a megabyte of HTML", "<p>".repeat(400_000)],
])("refuses %s", async (_name, text) => {
  await expect(readJson(text)).rejects.toBeInstanceOf(OddJson);
  expect(() => parseJson(text)).toThrow(OddJson);
});

it("does not hold up the process while it reads long texts", async () => {
  let turns = 0;
  let working = true;
  const count = async () => {
    while (working) {
      await wait(1);
      turns += 1;
    }
  };
  const counting = count();
  const html = "<b>".repeat(200_000);
  const clean = await Promise.all([cleanArticle(html, place), cleanText(html)]);
  working = false;
  await counting;
  // Done at once on the loop, none of these turns would have come in between.
  expect(turns).toBeGreaterThan(10);
  for (const one of clean) expect(one.length).toBeLessThan(500_000);
});

it("cleans long texts in a thread as short ones are cleaned at once", async () => {
  const piece = '<p>text <a href="/x">link</a><script>bad()</script><img src="/a.jpg"></p>';
  const short = await cleanArticle(piece, place);
  const long = await cleanArticle(piece.repeat(500), place);
  expect(long).toBe(short.repeat(500));
  expect(await cleanText("<i>a</i>".repeat(400))).toBe("<i>a</i>".repeat(400));
});
