import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  bibleSearchFormUrl,
  bibleSearchUrl,
  bibleSettingsUrl,
  biblesUrl,
  chapterUrl,
  commentaryUrl,
} from "../../app/urls.ts";
import { realHosts, startSite, type TestSite } from "../harness/site.ts";
import { reply, startUpstream, type FakeUpstream } from "../harness/upstream.ts";
import { ask, section, submit, tags, textOf } from "./browse.ts";
import { fakeMember, sessionOf, visitor } from "./member-rig.ts";

let host: FakeUpstream;
let site: TestSite;
const raw = (body: unknown): ReturnType<typeof reply> => {
  return (_request, response) =>
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
};
const chapter = (word: string, verses = 3) =>
  raw(Array.from({ length: verses }, (_, index) => `${index + 1} ${word}${index + 1}`));

beforeAll(async () => {
  host = await startUpstream();
  host.on("*", reply(null));
  host.on("/api/tv.common/index", reply({ ucenter: { open: "1" } }));
  host.on("/api/user.profile/index", reply(fakeMember));
  host.on("/hhb/43/3.json", chapter("经文", 20));
  host.on("/niv/43/3.json", chapter("verse", 20));
  host.on("/xyb/43/3.json", (_request, response) => response.writeHead(404).end());
  for (const place of ["1/1", "1/50", "43/5"]) host.on(`/hhb/${place}.json`, chapter("经文"));
  host.on("/hhb/43/4.json", chapter("第四章"));
  host.on("/xyb/43/4.json", (_request, response) => response.writeHead(500).end());
  host.on("/niv/43/4.json", (_request, response) => response.writeHead(404).end());
  site = await startSite(realHosts(host.base));
});
afterAll(async () => {
  await site.stop();
  await host.stop();
});

const get = (path: string, cookie = "") => ask(site.origin, path, { headers: { cookie } });
const main = (html: string) => html.slice(html.indexOf("<main"), html.indexOf("</main>"));
const verse = (html: string, number: number) => section(html, `id="v${number}"`, "div");
const hrefs = (html: string) => tags(html, "a").map(({ href = "" }) => href);

describe("a chapter's address", () => {
  test.each(["0/43", "x/43", "1.5/43", "67/1", "43/0", "43/22", "43/3x", "-1/3"])(
    "%s is none",
    async (place) => {
      const [volume, number] = place.split("/");
      expect((await get(`/bibles/0/${volume}/${number}.html`)).status).toBe(404);
    },
  );
  test.each(["/bibles/nosuch/43/3.html", "/bibles/0/43/3/0", "/bibles/0/43/3/x"])(
    "%s is none",
    async (path) => expect((await get(path)).status).toBe(404),
  );
});

describe("a chapter", () => {
  test("shows its verses, with the neighbours and one address for search engines", async () => {
    const { status, text } = await get(chapterUrl(43, 3));
    expect(status).toBe(200);
    expect(verse(text, 16)).toContain("<sup>16</sup>经文16");
    const links = tags(main(text), "a");
    expect(links.find(({ rel }) => rel === "prev")?.["href"]).toBe(chapterUrl(43, 2));
    expect(links.find(({ rel }) => rel === "next")?.["href"]).toBe(chapterUrl(43, 4));
    const canonical = tags(text, "link").find(({ rel }) => rel === "canonical");
    expect(canonical?.["href"]).toBe(`http://127.0.0.1${chapterUrl(43, 3)}`);
    expect(textOf(text, "title")).toContain("约翰福音 3 - 圣经");
    expect(text).toContain('"@type":"Chapter"');
  });

  test("leads over the edge of a book, and no further than the Bible", async () => {
    const { text } = await get(chapterUrl(1, 1));
    expect(tags(main(text), "a").some(({ rel }) => rel === "prev")).toBe(false);
    const genesis = await get(chapterUrl(1, 50));
    expect(hrefs(main(genesis.text))).toContain(chapterUrl(2, 1));
  });

  test("stands in several versions, verse by verse, and its links name them too", async () => {
    const { text } = await get(chapterUrl(43, 3, { versions: ["hhb", "niv"] }));
    expect(verse(text, 16)).toMatch(/经文16.*lang="en-US".*verse16/);
    expect(hrefs(main(text))).toContain(chapterUrl(43, 4, { versions: ["hhb", "niv"] }));
  });

  test("marks the verses its address names, whichever way round", async () => {
    for (const verses of ["16-18", "18-16"]) {
      const { text } = await get(chapterUrl(43, 3, { verses }));
      expect(main(text).match(/<mark>/g)).toHaveLength(3);
      expect(verse(text, 17)).toContain("<mark>经文17</mark>");
    }
    const odd = await get(`${chapterUrl(43, 3)}?v=%3Cscript`);
    expect(main(odd.text)).not.toContain("<mark>");
  });

  test("goes without the versions that lack it or fail", async () => {
    const { status, text } = await get(chapterUrl(43, 4, { versions: ["hhb", "xyb", "niv"] }));
    expect(status).toBe(200);
    expect(verse(text, 1)).toContain("第四章1");
    const absent = section(text, 'class="absent"', "div");
    expect(absent).toContain("NIV没有这一章");
    expect(absent).toContain("新译本现在取不到");
    // All the others are on the page.
    expect(hrefs(absent)).toEqual([]);
  });

  test("that no version has is a page all the same", async () => {
    const { status, text } = await get(chapterUrl(43, 3, { versions: ["xyb"] }));
    expect(status).toBe(200);
    const absent = section(text, 'class="absent"', "div");
    expect(absent).toContain("所选的版本都没有");
    expect(hrefs(absent)).toEqual(
      ["hhb", "niv"].map((key) => chapterUrl(43, 3, { versions: [key] })),
    );
  });

  test("speaks English", async () => {
    const { text } = await get(`${chapterUrl(43, 3)}?lang=en-US`);
    expect(textOf(main(text), "h1")).toBe("John 3");
    expect(verse(text, 1)).toContain("verse1");
    expect(hrefs(main(text))).toContain(`${chapterUrl(43, 4)}?lang=en-US`);
  });
});

test("a commentary stands beside the text, and its page leads back to the text alone", async () => {
  host.on("/api/chajing/index/special_list_by_vc", reply([{ sid: 5, title: "短注" }], 0));
  host.on(
    "/api/chajing/index/get_data_by_svc",
    reply({ sid: 5, title: "短注", content: "<p>重生<script>alert(1)</script></p>" }, 0),
  );
  const { status, text } = await get(commentaryUrl(43, 5, 5));
  expect(status).toBe(200);
  const aside = section(text, "<aside", "aside");
  expect(aside).toContain("<p>重生</p>");
  expect(hrefs(aside)).toContain(chapterUrl(43, 5));
  expect(hrefs(main(text))).toContain(commentaryUrl(43, 6, 5));
});

describe("settings", () => {
  const set = (fields: Record<string, string> | [string, string][]) =>
    ask(site.origin, bibleSettingsUrl(), {
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        "sec-fetch-site": "same-origin",
      },
      body: new URLSearchParams(fields).toString(),
    });
  const kept = (answer: { setCookies: string[] }) =>
    answer.setCookies.map((line) => decodeURIComponent(line.split(";")[0] ?? ""));

  test("are kept in cookies, and the page is drawn by them", async () => {
    const to = chapterUrl(43, 3, { verses: "16" });
    const answer = await set({ font: "26", redirectTo: to });
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe(to);
    expect(kept(answer)).toEqual(["bfont=26"]);
    const { text } = await get(to, "bfont=26; bcolor=2");
    expect(text).toMatch(/data-font="26" data-color="2"/);
  });

  test("the night colour makes the site dark, any other light", async () => {
    expect(kept(await set({ color: "4" }))).toEqual(["bcolor=4", "darkMode=1"]);
    expect(kept(await set({ color: "2" }))).toEqual(["bcolor=2", "darkMode=0"]);
  });

  test("one version, or several, but never none and none unknown", async () => {
    const several: [string, string][] = [
      ["versions", "hhb"],
      ["versions", "nosuch"],
      ["versions", "niv"],
    ];
    expect(kept(await set([...several, ["multi", "1"]]))).toEqual(["bversions=hhb,niv"]);
    expect(kept(await set([...several, ["multi", "0"]]))).toEqual(["bversions=hhb"]);
    expect(kept(await set({ versions: "niv" }))).toEqual(["bversions=niv"]);
    expect(kept(await set({ multi: "1" }))).toEqual([]);
    expect(kept(await set({ versions: "nosuch", multi: "1" }))).toEqual([]);
    const { text } = await get(chapterUrl(43, 3), "bversions=niv");
    expect(verse(text, 1)).toContain("verse1");
  });

  test.each(["font=15", "color=9", "audio=x"])("%s is refused", async (field) => {
    expect((await set([...new URLSearchParams(field)])).status).toBe(400);
  });

  test("come back to this site and no other", async () => {
    const evil = ["//evil.example", "/\\evil.example", "https://evil.example/", "/\t/evil.example"];
    const bits = [
      "/",
      "\\",
      "//",
      "%2f",
      "\t",
      "evil.example",
      "@",
      ":",
      "?",
      "#",
      "..",
      " ",
      "http:",
    ];
    for (let seed = 1; seed <= 200; seed += 1) {
      evil.push(`/${[1, 3, 7, 11].map((step) => bits[(seed * step) % bits.length]).join("")}`);
    }
    for (const redirectTo of evil) {
      const { status, headers } = await set({ font: "18", redirectTo });
      expect(status).toBe(303);
      const to = new URL(String(headers.location), site.origin);
      expect({ redirectTo, origin: to.origin }).toEqual({ redirectTo, origin: site.origin });
    }
  });

  test("are no page", async () => {
    const { status, headers } = await get(bibleSettingsUrl());
    expect([status, headers.location]).toEqual([303, biblesUrl()]);
  });
});

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
    const found = { total: 45, list: [hit], counts: [{ volume: 43, count: 9 }] };
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
