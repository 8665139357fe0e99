import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  bibleSearchFormUrl,
  bibleSearchUrl,
  biblesUrl,
  chapterUrl,
} from "../../../app/urls/index.ts";
import type { TestSite } from "../../rigs/site.ts";
import { reply, type FakeUpstream } from "../../rigs/upstream.ts";
import { main, raw, startBibleSite } from "../../rigs/bible-rig.ts";
import { section, submit, tags, textOf } from "../../rigs/browse.ts";
import { sessionOf, visitor } from "../../rigs/member-rig.ts";

let rig: Awaited<ReturnType<typeof startBibleSite>>;
let host: FakeUpstream;
let site: TestSite;
beforeAll(async () => {
  rig = await startBibleSite();
  ({ host, site } = rig);
});
afterAll(() => rig.stop());

const get = (path: string, cookie = "") => rig.get(path, cookie);
const hrefs = (html: string) => tags(html, "a").map(({ href = "" }) => href);

describe("search", () => {
  const to = async (query: string) => (await get(bibleSearchFormUrl() + query)).headers.location;
  const kw = (words: string) => `?kw=${encodeURIComponent(words)}`;

  test("a passage leads to itself, words to their hits, nothing back to the Bible", async () => {
    expect(await to(kw("约3:16-18"))).toBe(`${chapterUrl(43, 3, { verses: "16-18" })}#v16`);
    expect(await to(`${kw("John 3:16")}&lang=en-US`)).toBe(
      `${chapterUrl(43, 3, { verses: "16" })}&lang=en-US#v16`,
    );
    expect(await to(kw("诗 23"))).toBe(chapterUrl(19, 23));
    expect(await to(`${kw(" 爱 ")}&type=8`)).toBe(bibleSearchUrl("爱", 8));
    expect(await to(`${kw("爱")}&type=-1`)).toBe(bibleSearchUrl("爱"));
    for (const nothing of ["", kw(""), kw("  "), kw("..")]) {
      expect(await to(nothing)).toBe(biblesUrl());
    }
  });

  test("finds 20 a page, with the words marked and a count per book", async () => {
    const hit = { version: "hhb", volume: 43, chapter: 3, verse: 16, text: "神爱世人" };
    const list = Array.from({ length: 20 }, (_, index) => ({ ...hit, verse: 16 + index }));
    const found = { total: 45, list, counts: [{ volume: 43, count: 9 }] };
    host.on("/bible2/search", raw({ code: 0, data: found }));
    const { status, text } = await get(bibleSearchUrl("爱", 0, 1));
    expect(status).toBe(200);
    expect(host.asked.some((one) => /bible2\/search\?.*page=1&size=20/.test(one))).toBe(true);
    expect(text).toContain("<mark>爱</mark>");
    const links = hrefs(main(text));
    expect(links).toContain(`${chapterUrl(43, 3, { versions: ["hhb"], verses: "16" })}#v16`);
    expect(links).toContain(bibleSearchUrl("爱", 143));
    expect(links).toContain(bibleSearchUrl("爱", 0, 2));
    expect(links).not.toContain(bibleSearchUrl("爱", 0, 3));
  });

  test("falls back to the first page of all where numbers are odd", async () => {
    for (const tail of ["x/x", "-1/-5", "0/1e9", "999/0"]) {
      expect((await get(`/bibles-search/%E5%8A%9B/0/${tail}`)).status).toBe(200);
    }
    const odd = host.asked.filter((one) => one.includes(`detail=${encodeURIComponent("力")}`));
    expect(odd.length).toBeGreaterThan(0);
    expect(odd.filter((one) => !/&page=0&size=20$/.test(one) || one.includes("part="))).toEqual([]);
  });

  test("no words find nothing, and ask nobody", async () => {
    const before = host.asked.filter((one) => one.includes("bible2")).length;
    const { status, text } = await get("/bibles-search/%20/0/0/0");
    expect(status).toBe(200);
    expect(text).not.toContain('class="hits"');
    expect(host.asked.filter((one) => one.includes("bible2"))).toHaveLength(before);
  });
});

test("the contents name every book, chapter and group", async () => {
  for (const [query, name] of [
    ["", "约翰福音"],
    ["?lang=en-US", "John"],
  ]) {
    const { status, text } = await get(biblesUrl() + query);
    expect(status).toBe(200);
    const links = hrefs(main(text));
    expect(links).toContain(chapterUrl(43, 1) + query);
    expect(links).toContain(chapterUrl(19, 150) + query);
    expect(main(text)).toContain(`>${name}</a>`);
    expect(section(text, 'id="groups"', "section").match(/<li>/g)).toHaveLength(12);
  }
});

describe("a member", () => {
  const marks = { bookmark: [] as unknown[], note: null as unknown };
  beforeAll(() => {
    host.on("/api/favorite/index", (request, response, url) =>
      reply({ list: marks.bookmark, total: marks.bookmark.length }, 0)(request, response, url),
    );
    host.on("/api/notepad/detail", (request, response, url) =>
      reply(marks.note, 0)(request, response, url),
    );
    const done = reply({}, 0);
    for (const call of ["favorite/add", "favorite/delete", "history/add", "notepad/add"]) {
      host.on(`/api/${call}`, done);
    }
    host.on("/api/notepad/delete", done);
  });
  afterEach(() => {
    marks.bookmark = [];
    marks.note = null;
  });
  async function member() {
    const ruth = visitor(site.origin);
    ruth.cookies.set("session", await sessionOf(site));
    return ruth;
  }
  const asked = (call: RegExp) => host.asked.filter((one) => call.test(one)).length;

  test("bookmarks a chapter, and takes the bookmark out again", async () => {
    const ruth = await member();
    const page = await ruth.get(chapterUrl(43, 3));
    expect(page.text).toContain('name="intent" value="add"');
    const added = await ruth.post(chapterUrl(43, 3), { form: "bookmark", id: "0", intent: "add" });
    expect(added.status).toBe(303);
    expect(added.headers.location).toBe(`${chapterUrl(43, 3)}#mine`);
    expect(asked(/favorite\/add\?.*mid=1&tid=43.*urlid=3/)).toBe(1);
    marks.bookmark = [{ id: 77, tid: 43, urlid: 3 }];
    const { text } = await ruth.get(chapterUrl(43, 3));
    expect(text).toContain('name="id" value="77"');
    await ruth.post(chapterUrl(43, 3), { form: "bookmark", id: "77", intent: "remove" });
    expect(asked(/favorite\/delete\?id=77.*tid=43/)).toBe(1);
  });

  test.each([
    ["a person", {}, 1],
    ["a person of this site", { "sec-fetch-site": "same-origin" }, 1],
    ["a browser fetching ahead", { "sec-purpose": "prefetch;prerender" }, 0],
    ["an older one", { purpose: "prefetch" }, 0],
    ["another site", { "sec-fetch-site": "cross-site" }, 0],
  ])("opened by %s with %j: %i more in the history", async (_who, headers, times) => {
    host.on("/api/history/add", reply({}, 0));
    const ruth = visitor(site.origin, headers);
    ruth.cookies.set("session", await sessionOf(site));
    const before = asked(/history\/add/);
    expect((await ruth.get(chapterUrl(43, 3))).status).toBe(200);
    expect(asked(/history\/add/)).toBe(before + times);
  });

  test("keeps a note, and an empty one takes it away", async () => {
    const ruth = await member();
    await ruth.post(chapterUrl(43, 3), { form: "note", id: "0", content: "重生" });
    expect(asked(/POST .*notepad\/add/)).toBe(1);
    marks.note = { id: 9, tid: 43, urlid: 3, title: "约翰福音 3", content: "重生" };
    const { text } = await ruth.get(chapterUrl(43, 3));
    expect(textOf(text, "textarea")).toBe("重生");
    await ruth.post(chapterUrl(43, 3), { form: "note", id: "9", content: " " });
    expect(asked(/notepad\/delete\?id=9/)).toBe(1);
    const nothing = await ruth.post(chapterUrl(43, 3), { form: "note", id: "0", content: "" });
    expect(nothing.status).toBe(303);
    expect(asked(/POST .*notepad\/add/)).toBe(1);
  });

  test("whose host does not answer keeps every word", async () => {
    const ruth = await member();
    host.on("/api/notepad/add", (_request, response) => response.destroy());
    const { status, text } = await ruth.post(chapterUrl(43, 3), {
      form: "note",
      id: "0",
      content: "仍在这里",
    });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(textOf(text, "textarea")).toBe("仍在这里");
  });

  test("that is none is asked to sign in, and comes back", async () => {
    const { text } = await get(chapterUrl(43, 3));
    expect(main(text)).not.toContain("<textarea");
    const to = `/login?redirectTo=${encodeURIComponent(chapterUrl(43, 3))}`;
    expect(hrefs(main(text))).toContain(to);
    const posted = await submit(site.origin, chapterUrl(43, 3), {
      form: "bookmark",
      intent: "add",
    });
    expect([posted.status, posted.headers.location]).toEqual([303, to]);
  });
});
