import { afterAll, beforeAll, expect, test } from "vitest";
import {
  bibleSearchFormUrl,
  bibleSearchUrl,
  biblesUrl,
  chapterUrl,
  homeUrl,
  searchFormUrl,
} from "../../../app/urls/index.ts";
import { startBibleSite } from "../../rigs/bible-rig.ts";
import { section, tags } from "../../rigs/browse.ts";

let rig: Awaited<ReturnType<typeof startBibleSite>>;
beforeAll(async () => {
  rig = await startBibleSite();
});
afterAll(() => rig.stop());

const header = (html: string) => section(html, "<header", "header");
const searchIn = (html: string) => {
  const [form] = tags(header(html), "form").filter(({ role }) => role === "search");
  return form?.["action"];
};

test.each([biblesUrl(), chapterUrl(43, 3), bibleSearchUrl("爱", 8), "/bibles/0/99/1.html"])(
  "the header's search searches the Bible on %s, in all of it",
  async (path) => {
    const { text } = await rig.get(path);
    expect(searchIn(text)).toBe(bibleSearchFormUrl());
    const type = tags(header(text), "input").find(({ name }) => name === "type");
    expect(type?.["value"]).toBe("0");
  },
);

test("and the movies elsewhere", async () => {
  expect(searchIn((await rig.get(homeUrl())).text)).toBe(searchFormUrl());
});

test("what was searched stands in the history, a place too", async () => {
  for (const kw of ["爱", "约3:16"]) {
    const { setCookies } = await rig.get(`${bibleSearchFormUrl()}?kw=${encodeURIComponent(kw)}`);
    const line = setCookies.find((one) => one.startsWith("search="));
    expect(decodeURIComponent(line ?? "")).toContain(kw);
  }
});

test("both testaments stand beside a chapter, each book leading to its first chapter", async () => {
  const { text } = await rig.get(chapterUrl(43, 3, { versions: ["hhb", "niv"] }));
  const side = section(text, '<nav id="bible-books"', "nav");
  const [old = "", fresh = ""] = side.split("<ul").slice(1);
  const books = (part: string) => tags(part, "a").map(({ href = "" }) => href);
  expect(books(old)).toHaveLength(39);
  expect(books(fresh)).toHaveLength(27);
  expect(books(old)[0]).toBe(chapterUrl(1, 1));
  expect(books(fresh)[0]).toBe(chapterUrl(40, 1));
  expect(tags(side, "a").filter((link) => "aria-current" in link)).toEqual([
    expect.objectContaining({ href: chapterUrl(43, 1) }),
  ]);
  const chosen = tags(side, "input").filter((tab) => "checked" in tab);
  expect(chosen.map(({ value }) => value)).toEqual(["new"]);
  // One control opens it where there is no room; a browser does that without scripts.
  const opener = tags(text, "button").filter((button) => button["popovertarget"] === "bible-books");
  expect(opener).toHaveLength(1);
  expect(tags(text, "nav").find(({ id }) => id === "bible-books")).toMatchObject({
    popover: "auto",
  });
});
