import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bibleSettingsUrl, biblesUrl, chapterUrl, commentaryUrl } from "../../../app/urls/index.ts";
import type { TestSite } from "../../rigs/site.ts";
import { reply, type FakeUpstream } from "../../rigs/upstream.ts";
import { main, startBibleSite } from "../../rigs/bible-rig.ts";
import { ask, section, tags, textOf } from "../../rigs/browse.ts";

let rig: Awaited<ReturnType<typeof startBibleSite>>;
let host: FakeUpstream;
let site: TestSite;
beforeAll(async () => {
  rig = await startBibleSite();
  ({ host, site } = rig);
});
afterAll(() => rig.stop());

const get = (path: string, cookie = "") => rig.get(path, cookie);
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
