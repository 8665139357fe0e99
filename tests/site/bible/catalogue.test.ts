import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bibleSettingsUrl, chapterUrl } from "../../../app/urls/index.ts";
import { raw } from "../../rigs/bible-rig.ts";
import { ask, section, submit, tags } from "../../rigs/browse.ts";
import { toastOf } from "../../rigs/member-rig.ts";
import { realHosts, startSite, type TestSite } from "../../rigs/site.ts";
import { reply, startUpstream, type FakeUpstream } from "../../rigs/upstream.ts";

/** Another version stands first in Chinese, and there are more than fit beside each other. */
const keys = ["xyb", "hhb", "lzz", "niv", "esv", "kjv"];
const langOf = (key: string) => (/[nek]/.test(key[0] ?? "") ? "en-US" : "zh-CN");
const json = "text/{version}-{volume}-{chapter}.json";
const catalogue = (names: string[]) =>
  names.map((key) => ({ key, label: key.toUpperCase(), lang: langOf(key), json }));

const folder = mkdtempSync(join(tmpdir(), "catalogue-"));
const file = join(folder, "versions.json");
let moment = 1_700_000_000;
/** Writes a file as of a second of its own: two writes within one tick of the disk are two all the same. */
function write(path: string, content: string): void {
  writeFileSync(path, content);
  utimesSync(path, moment, (moment += 10));
}

let host: FakeUpstream;
let site: TestSite;
/** Verses in the words of another house: numbered objects instead of a list, and string numbers. */
const text = (words: string) => raw({ data: { 1: { id: "1", content: words } } });
beforeAll(async () => {
  host = await startUpstream();
  host.on("*", reply(null));
  for (const key of keys) host.on(`/text/${key}-43-3.json`, text(`${key}的经文`));
  write(file, JSON.stringify(catalogue(keys)));
  site = await startSite({
    ...realHosts(host.base),
    BIBLE_VERSIONS_FILE: file,
    DATA_DIR: folder,
  });
});
afterAll(async () => {
  await site.stop();
  await host.stop();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, cookie = "") => ask(site.origin, path, { headers: { cookie } });
const first = (html: string) => section(html, 'id="v1"', "div");
const buttons = (html: string) =>
  tags(html, "button").flatMap(({ name, value }) => (name === "versions" ? [value] : []));

describe("the versions", () => {
  test("of nobody in particular are hhb in Chinese and niv in English, wherever they stand", async () => {
    expect(first((await get(chapterUrl(43, 3))).text)).toContain("hhb的经文");
    const english = await get(`${chapterUrl(43, 3)}?lang=en-US`);
    expect(first(english.text)).toContain("niv的经文");
  });

  test("are offered by language, each group under its name", async () => {
    const { text } = await get(chapterUrl(43, 3));
    const groupOf = (lang: string) => section(text, `aria-labelledby="one-${lang}"`, "div");
    expect(buttons(groupOf("zh-CN"))).toEqual(["xyb", "hhb", "lzz"]);
    expect(groupOf("zh-CN")).toContain("中文");
    expect(buttons(groupOf("en-US"))).toEqual(["niv", "esv", "kjv"]);
  });

  test("beyond four are left out and named, each a way to be read", async () => {
    const { status, text } = await get(chapterUrl(43, 3, { versions: keys }));
    expect(status).toBe(200);
    for (const key of keys.slice(0, 4)) expect(first(text)).toContain(`${key}的经文`);
    expect(first(text)).not.toMatch(/(esv|kjv)的经文/);
    const note = section(text, 'class="absent"', "div");
    expect(note).toContain("最多同时对照 4 个版本");
    expect(tags(note, "a").map(({ href }) => href)).toEqual(
      ["esv", "kjv"].map((key) => chapterUrl(43, 3, { versions: [key] })),
    );
    const four = await get(chapterUrl(43, 3, { versions: keys.slice(0, 4) }));
    expect(four.text).not.toContain('class="absent"');
  });

  test("beyond four are not kept, and whoever chose them is told", async () => {
    const fields = new URLSearchParams(keys.map((key) => ["versions", key]));
    fields.append("multi", "1");
    fields.append("redirectTo", chapterUrl(43, 3));
    const answer = await ask(site.origin, bibleSettingsUrl(), {
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        "sec-fetch-site": "same-origin",
      },
      body: fields.toString(),
    });
    expect([answer.status, answer.headers.location]).toEqual([303, chapterUrl(43, 3)]);
    const cookies = answer.setCookies.map((line) => line.split(";")[0] ?? "");
    expect(cookies.map((pair) => decodeURIComponent(pair))).toContain("bversions=xyb,hhb,lzz,niv");
    const next = await get(chapterUrl(43, 3), cookies.join("; "));
    expect(toastOf(next)).toContain("最多同时对照四个版本");
    const two = { versions: "hhb", multi: "1", redirectTo: chapterUrl(43, 3) };
    const fine = await submit(site.origin, bibleSettingsUrl(), two, {
      "sec-fetch-site": "same-origin",
    });
    expect(fine.setCookies.some((line) => line.startsWith("flash="))).toBe(false);
  });
});

describe("what has changed shows at once", () => {
  test("texts, as soon as the file `bible-refreshed` says so", async () => {
    const path = chapterUrl(43, 3, { versions: ["lzz"] });
    const before = await get(path);
    host.on("/text/lzz-43-3.json", text("改过的经文"));
    // Kept for a month: neither the page nor its text is asked for again.
    expect((await get(`${path}?v=1`)).text).toContain("lzz的经文");
    writeFileSync(join(folder, "bible-refreshed"), "");
    const after = await get(path);
    expect([first(before.text), first(after.text)]).toEqual([
      expect.stringContaining("lzz的经文"),
      expect.stringContaining("改过的经文"),
    ]);
  });

  test("a chapter that was not there", async () => {
    host.on("/text/esv-1-1.json", (_request, response) => response.writeHead(404).end());
    const path = chapterUrl(1, 1, { versions: ["esv"] });
    expect((await get(path)).text).toContain("ESV没有这一章");
    host.on("/text/esv-1-1.json", text("太初"));
    writeFileSync(join(folder, "bible-refreshed"), "");
    expect(first((await get(path)).text)).toContain("太初");
  });

  test("another catalogue, and a broken one leaves what was", async () => {
    const path = chapterUrl(43, 3, { versions: ["nkj"] });
    expect((await get(path)).status).toBe(404);
    host.on("/text/nkj-43-3.json", text("nkj的经文"));
    write(file, JSON.stringify(catalogue([...keys, "nkj"])));
    expect(first((await get(path)).text)).toContain("nkj的经文");
    expect(buttons((await get(chapterUrl(43, 3))).text)).toContain("nkj");
    write(file, "{ half a file");
    expect((await get(`${path}?v=1`)).status).toBe(200);
  });
});
