import { afterAll, beforeAll, expect, test } from "vitest";
import { inLanguage, liveCalendarUrl, livesUrl, liveUrl } from "../../../app/urls/index.ts";
import { realHosts, startSite, type TestSite } from "../../rigs/site.ts";
import { reply, startUpstream, type FakeUpstream } from "../../rigs/upstream.ts";
import { ask, section, tags } from "../../rigs/browse.ts";

const soon = Math.floor(Date.now() / 1_000) + 86_400;
const markup = '<script>alert(1)</script><b onclick="x()">标题</b>';

/** What a live host of somebody else may say of a room; the numbers are their ids. */
const foreign: Record<string, unknown>[] = [
  { push_status: 7, hls: "/a.m3u8" },
  { push_status: "1", m3u8: "https://cdn.invalid/b.m3u8?token=1", starttime: "" },
  { push_status: null, url: "/c.m3u8", item_json: "{broken" },
  { push_status: 1, title: markup, intro: markup, item_json: { "20:00": markup, x: 1 } },
  { push_status: "2", mp3: "/d.mp3", item_json: "[]" },
  { push_status: 3, mp4: "/e.mp4", item_json: [], starttime: null },
  { push_status: 0, starttime: soon, item_json: '{"20:00":{"title":"a\\u0000b\\r\\nEND:VEVENT"}}' },
  { push_status: 0, item_json: null, title: "标题\r\nBEGIN:VEVENT" },
  { push_status: 1, url: "javascript:alert(1)", thumb: "data:text/html,x" },
  { push_status: 3 },
  { push_status: 2, hls: "/dead.m3u8" },
  { push_status: 0, starttime: soon, title: "题\r\nBEGIN:VEVENT\u0007", intro: "长".repeat(500) },
].map((room, at) => ({ id: `${at + 1}`, title: `房间 ${at + 1}`, ...room }));
const ids = foreign.map((_, at) => at + 1);

let host: FakeUpstream;
let site: TestSite;
beforeAll(async () => {
  host = await startUpstream();
  host.on("*", reply(null));
  host.on("/api/live.room/index", reply({ list: [...foreign, "junk", { id: 0 }], count: "12" }));
  host.on("/api/live.room/type", reply({ 0: { id: "1", title: markup }, 1: "junk" }));
  host.on("/api/live.room/detail", (request, response, url) =>
    reply(foreign[Number(url.searchParams.get("id")) - 1] ?? null)(request, response, url),
  );
  site = await startSite(realHosts(host.base));
});
afterAll(async () => {
  await site.stop();
  await host.stop();
});

const page = async (path: string) => {
  const { status, text } = await ask(site.origin, path);
  expect(status, path).toBe(200);
  return text;
};
const sources = (html: string) => tags(section(html, "<video", "video"), "source");

test("no room of theirs breaks the list, nor its own page", async () => {
  for (const path of [livesUrl(), ...ids.map(liveUrl)]) {
    const html = await page(path);
    expect({
      shell: html.includes("<main"),
      script: html.includes("<script>alert"),
      handler: /<\w[^>]*\son\w+=/.test(html.replace(/"[^"]*"/g, "")),
      javascript: html.includes('="javascript:'),
    }).toEqual({ shell: true, script: false, handler: false, javascript: false });
  }
  const list = await page(livesUrl());
  for (const id of ids) expect(list).toContain(`href="${liveUrl(id)}"`);
});

test("a state nobody knows has no badge, and what it plays is there all the same", async () => {
  for (const id of [1, 3]) {
    const html = await page(liveUrl(id));
    expect(section(html, '<div class="live-head"', "h1")).not.toContain("live-badge");
    expect(sources(html)).toHaveLength(1);
  }
  expect(section(await page(liveUrl(2)), '<div class="live-head"', "h1")).toContain(
    'data-state="live"',
  );
});

test("where only sound is left, there is sound; where nothing is, there are words", async () => {
  const sound = await page(liveUrl(5));
  expect([tags(sound, "video").length, tags(sound, "audio").length]).toEqual([0, 1]);
  // A stream of a room that is over is no replay.
  for (const id of [9, 10, 11]) {
    const html = await page(liveUrl(id));
    expect([tags(html, "video").length, tags(html, "audio").length], `${id}`).toEqual([0, 0]);
    expect(html).toContain('class="live-empty"');
  }
});

test("times without a day stand in the host's zone, for scripts to turn, and name no day", async () => {
  const schedule = section(await page(liveUrl(4)), 'class="shelf live-schedule"', "section");
  expect(schedule).toContain("20:00");
  expect(schedule).toContain("UTC+8");
  const times = tags(schedule, "time");
  expect(times.length).toBeGreaterThan(0);
  for (const time of times) {
    expect(time["datetime"]).toMatch(/^\d\d:\d\d$/);
    const { datetime = "", "data-local": local = "" } = time;
    expect(local.slice(10)).toBe(`T${datetime}+08:00`);
  }
  expect(schedule).not.toMatch(/月|周/);
});

test("a calendar file has no line the host wrote", async () => {
  const { status, text } = await ask(site.origin, liveCalendarUrl(12));
  expect(status).toBe(200);
  const lines = text.split("\r\n");
  expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(1);
  expect(/[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f]/.test(text)).toBe(false);
  expect((await ask(site.origin, liveCalendarUrl(8))).status).toBe(404);
});

test("without a host for them there is no list; the shell says so", async () => {
  // Nothing was asked for in English yet, so nothing is kept.
  host.on("/api/live.room/index", (_request, response) => response.writeHead(500).end());
  const { status, text } = await ask(site.origin, inLanguage(livesUrl(), "en-US"));
  expect([status, text.includes("<main")]).toEqual([503, true]);
  // A room goes on without the others.
  host.on("/api/live.room/detail", reply({ id: 40, title: "房间", push_status: 1 }));
  await page(inLanguage(liveUrl(40), "en-US"));
});
