import { afterAll, beforeAll, expect, test } from "vitest";
import { playerUrl } from "../../../app/urls/index.ts";
import { startSite, type TestSite } from "../../rigs/site.ts";
import { ask, section, tags } from "../../rigs/browse.ts";
import { startFakeSite } from "../../rigs/member-rig.ts";
import { reply } from "../../rigs/upstream.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** An album of 53 episodes, and the first of them. */
const movid = 1001;
const firstUrlid = 10_001;

const get = (path: string) => ask(site.origin, path);

const first = playerUrl(movid, firstUrlid);

test("a video plays by itself: WebM before MP4, captions, poster", async () => {
  const { text } = await get(first);
  expect(tags(text, "video")).toMatchObject([{ controls: "", preload: "none" }]);
  expect(tags(text, "source").map((tag) => tag["type"])).toEqual(["video/webm", "video/mp4"]);
  expect(tags(text, "track")).toMatchObject([{ kind: "captions", srclang: "zh-CN", default: "" }]);
  const files = [...tags(text, "source"), ...tags(text, "track")].map((tag) => tag["src"] ?? "");
  for (const file of [...files, tags(text, "video")[0]?.["poster"] ?? ""]) {
    expect((await ask(site.origin, file, { method: "HEAD" })).status, file).toBe(200);
  }
  const part = await ask(site.origin, files[0] ?? "", { headers: { range: "bytes=0-99" } });
  expect([part.status, part.bytes.length]).toEqual([206, 100]);
});

test("?type=2 is the sound alone", async () => {
  const { text } = await get(playerUrl(movid, firstUrlid, { medium: "audio" }));
  expect(tags(text, "video")).toEqual([]);
  expect(tags(text, "audio")).toMatchObject([{ controls: "" }]);
  const types = tags(text, "source").map((tag) => tag["type"]);
  expect(types).toContain("audio/mpeg");
  expect(types.every((type) => type?.startsWith("audio/"))).toBe(true);
  const next = tags(text, "a").find((tag) => tag["rel"] === "next")?.["href"];
  expect(next).toBe(playerUrl(movid, firstUrlid + 1, { medium: "audio" }));
});

test("?t= is a media fragment; an odd one is none", async () => {
  const at = await get(playerUrl(movid, firstUrlid, { startSeconds: 90 }));
  expect(tags(at.text, "source").every((tag) => tag["src"]?.endsWith("#t=90"))).toBe(true);
  for (const t of ["0", "-3", "x", "1e3", "99999999"]) {
    const { status, text } = await get(`${first}?t=${t}`);
    expect(status).toBe(200);
    expect(tags(text, "source").some((tag) => tag["src"]?.includes("#"))).toBe(false);
  }
});

test("leads to its neighbours, and to nothing beyond the ends", async () => {
  const rels = (html: string) =>
    tags(section(html, '<p class="actions"', "p"), "a").map((tag) => [tag["rel"], tag["href"]]);
  expect(rels((await get(first)).text)).toEqual([["next", playerUrl(movid, firstUrlid + 1)]]);
  expect(rels((await get(playerUrl(movid, firstUrlid + 1))).text)).toEqual([
    ["prev", first],
    ["next", playerUrl(movid, firstUrlid + 2)],
  ]);
  expect(rels((await get(playerUrl(movid, firstUrlid + 52))).text)).toEqual([
    ["prev", playerUrl(movid, firstUrlid + 51)],
  ]);
});

test("offers its files, and marks itself in the list", async () => {
  const { text } = await get(first);
  const downloads = tags(section(text, '<section id="downloads"', "section"), "a");
  const endings = downloads.map((tag) => /\.(\w+)(\?|$)/.exec(tag["href"] ?? "")?.[1]);
  expect(endings).toEqual(["mp4", "mp3", "txt"]);
  expect(downloads.every((tag) => "download" in tag)).toBe(true);
  const list = section(text, '<ol class="episodes"', "ol");
  const current = tags(list, "a").filter((tag) => "aria-current" in tag);
  expect(current.map((tag) => tag["href"])).toEqual([first]);
});

test("episode 0 is the first", async () => {
  const { text } = await get(playerUrl(movid, 0));
  expect(tags(text, "link").find((tag) => tag["rel"] === "canonical")?.["href"]).toBe(
    site.origin + first,
  );
});

test("what a host refuses to play is said in its words, and the page stays", async () => {
  const fake = await startFakeSite();
  fake.host.on("/api/tv.movie/url", reply(null, 0, "本集已下架"));
  const { status, text } = await ask(fake.origin, playerUrl(1, 1));
  await fake.stop();
  expect([status, section(text, '<p class="player none">', "p")]).toEqual([
    200,
    '<p class="player none">本集已下架',
  ]);
});
