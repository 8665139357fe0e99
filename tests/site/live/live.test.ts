import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  channelsUrl,
  inLanguage,
  liveCalendarUrl,
  livesUrl,
  liveUrl,
  shortsUrl,
} from "../../../app/urls/index.ts";
import { ask, section, submit, tags, textOf } from "../../rigs/browse.ts";
import { demo, startMemberSite, toastOf, visitor } from "../../rigs/member-rig.ts";

/** Rooms of the embedded host. */
const onAir = 1;
const waiting = 4;
const ended = 6;
const overMidnight = 7;

let site: Awaited<ReturnType<typeof startMemberSite>>;
beforeAll(async () => {
  site = await startMemberSite();
});
afterAll(() => site.stop());

const page = async (path: string) => {
  const { status, text } = await ask(site.origin, path);
  expect(status, path).toBe(200);
  return text;
};
const states = (html: string) =>
  tags(html, "span").flatMap((tag) => (tag["class"] === "live-badge" ? [tag["data-state"]] : []));
const hrefs = (html: string) => tags(html, "a").map((tag) => tag["href"] ?? "");
const roomLinks = (html: string) => hrefs(html).filter((href) => /^\/lives\/\d/.test(href));
const moments = (html: string) => tags(html, "time").filter((tag) => "data-local" in tag);
const facts = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json = ""]) => JSON.parse(json) as Record<string, unknown>,
  );

describe("the list", () => {
  test("names every room with its state and its start, those on the air first", async () => {
    const html = await page(livesUrl());
    expect(states(html)).toEqual([
      ...["live", "live", "live"],
      ...["waiting", "waiting"],
      ...["replay", "replay", "ended"],
    ]);
    expect(new Set(roomLinks(html))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8].map(liveUrl)));
    expect(moments(html)).toHaveLength(8);
    expect(html).toContain("data-local-zone");
  });

  test("is narrowed to one kind, and says so; a kind without rooms leads back to all", async () => {
    const html = await page(livesUrl(3));
    expect(new Set(roomLinks(html))).toEqual(new Set([1, 8].map(liveUrl)));
    const current = tags(html, "a").filter((tag) => tag["aria-current"] === "true");
    expect(current.map((tag) => tag["href"])).toContain(livesUrl(3));
    const none = await page(livesUrl(99));
    expect(roomLinks(none)).toEqual([]);
    expect(hrefs(section(none, '<p class="help"', "p"))).toEqual([livesUrl()]);
  });

  test("leads to short videos by tag, with their pictures", async () => {
    const aside = section(await page(livesUrl()), '<aside class="live-aside"', "aside");
    expect(hrefs(aside)).toContain(shortsUrl({ tag: "祷告" }));
    expect(tags(aside, "img").length).toBe(hrefs(aside).length);
  });

  test("shows a member's channels, and nobody else's page speaks of them", async () => {
    expect(await page(livesUrl())).not.toContain('id="my-channels"');
    const member = visitor(site.origin);
    await member.post("/login?type=password", demo);
    const { text } = await member.get(livesUrl());
    const mine = section(text, '<section aria-labelledby="my-channels"', "section");
    const links = hrefs(mine);
    expect(links.length).toBeGreaterThan(0);
    expect(links.every((href) => /^\/channels\//.test(href))).toBe(true);

    const register = { account: "silas@example.org", password: "a psalm at midnight" };
    const stranger = visitor(site.origin);
    await stranger.post("/register", {
      ...register,
      confirmation: register.password,
      agree: "1",
    });
    const empty = await stranger.get(livesUrl());
    expect(hrefs(section(empty.text, 'aria-labelledby="my-channels"', "section"))).toEqual([
      channelsUrl(),
    ]);
  });
});

describe("a room", () => {
  test("on the air has the browser's player, fetches nothing unasked, and says what else plays", async () => {
    const html = await page(liveUrl(onAir));
    const [video] = tags(html, "video");
    expect(video).toMatchObject({ controls: "", preload: "none", playsinline: "" });
    expect(tags(section(html, "<video", "video"), "source")[0]?.["type"]).toBe(
      "application/vnd.apple.mpegurl",
    );
    expect(tags(html, "audio")[0]).toMatchObject({ controls: "", preload: "none" });
    const plain = hrefs(section(html, "<noscript", "noscript"));
    expect(plain).toEqual([
      expect.stringMatching(/\.mp3$/),
      expect.stringMatching(/\/live-1\.m3u8$/),
    ]);
    expect(tags(html, "script").every((tag) => !("src" in tag))).toBe(true);
    expect(html).not.toMatch(/rel="[^"]*preload"[^>]*hls\.light/);
  });

  test("says without a noscript, where a visitor saves data, what plays without scripts", async () => {
    const { text } = await ask(site.origin, liveUrl(onAir), { headers: { cookie: "lite=1" } });
    expect(text).toContain("data-lite");
    expect(hrefs(section(text, '<div class="live-note"', "div")).length).toBe(2);
    expect(text).not.toContain("<noscript");
    expect(text).not.toContain("live-cover");
    expect(tags(text, "video")[0]).not.toHaveProperty("poster");
  });

  test("of a replay has the recording too, and the notice is not needed", async () => {
    const html = await page(liveUrl(overMidnight));
    const types = tags(section(html, "<video", "video"), "source").map((tag) => tag["type"]);
    expect(types).toEqual(["application/vnd.apple.mpegurl", "video/mp4"]);
    expect(html).not.toContain("<noscript");
  });

  test("that waits has no player, but its start and a way to remember it", async () => {
    const html = await page(liveUrl(waiting));
    expect(tags(html, "video")).toEqual([]);
    const when = moments(section(html, '<p class="live-when"', "p"));
    expect(Date.parse(when[0]?.["datetime"] ?? "")).toBeGreaterThan(Date.now());
    expect(hrefs(html)).toContain(liveCalendarUrl(waiting));
    expect(hrefs(await page(liveUrl(onAir)))).not.toContain(liveCalendarUrl(onAir));
  });

  test("that is over and was not kept leads to other rooms", async () => {
    const html = await page(liveUrl(ended));
    expect([tags(html, "video"), tags(html, "audio")]).toEqual([[], []]);
    expect(hrefs(section(html, '<div class="live-empty"', "a")).length).toBe(1);
    expect(new Set(roomLinks(html)).size).toBe(4);
  });

  test("has a schedule whose days are right over midnight, in a zone that is named", async () => {
    const html = section(
      await page(liveUrl(overMidnight)),
      'class="shelf live-schedule"',
      "section",
    );
    const times = moments(html).map((tag) => Date.parse(tag["datetime"] ?? ""));
    expect(times).toHaveLength(3);
    const [first = 0] = times;
    expect(times.map((time) => (time - first) / 60_000)).toEqual([0, 60, 120]);
    const inChina = times.map((time) => new Date(time + 8 * 3_600_000).toISOString());
    expect(inChina.map((time) => time.slice(11, 16))).toEqual(["22:30", "23:30", "00:30"]);
    const written = [...html.matchAll(/<time[^>]*>([^<]*)/g)].map(([, text = ""]) => text);
    inChina.forEach((time, at) => {
      expect(written[at]).toContain(`${Number(time.slice(8, 10))}日`);
      expect(written[at]).toMatch(new RegExp(` ${time.slice(11, 16)}$`));
    });
    expect(section(html, "data-local-zone", "span")).toContain("UTC+8");
  });

  test("tells search engines what it is", async () => {
    const [video, trail] = facts(await page(liveUrl(onAir)));
    expect(video).toMatchObject({
      "@type": "VideoObject",
      url: site.origin + liveUrl(onAir),
      publication: { "@type": "BroadcastEvent", isLiveBroadcast: true },
    });
    const { startDate } = video?.["publication"] as { startDate: string };
    expect(new Date(startDate).toISOString()).toBe(startDate);
    expect(trail).toMatchObject({ "@type": "BreadcrumbList" });
    expect(facts(await page(livesUrl()))[0]).toMatchObject({ "@type": "BreadcrumbList" });
  });

  test("is counted as a view, also from the page cache", async () => {
    const count = () =>
      Number(
        site.query("SELECT count FROM hit WHERE ac = 'live' AND id = ?", 8)[0]?.["count"] ?? 0,
      );
    const before = count();
    await page(liveUrl(8));
    await page(liveUrl(8));
    // The same visitor again is no further view.
    await ask(site.origin, liveUrl(8), { localAddress: "127.0.0.2" });
    await expect.poll(count).toBe(before + 2);
  });

  test.each(["/lives/0/index.html", "/lives/x/index.html", liveUrl(999_999)])(
    "%s is none",
    async (path) => {
      expect((await ask(site.origin, path)).status).toBe(404);
    },
  );

  test("shows what people say about it, and a form to say more", async () => {
    const html = await page(liveUrl(onAir));
    const comments = section(html, '<section id="comments"', "section");
    expect(comments).toContain("<li>");
    expect(tags(comments, "form")[0]).toMatchObject({ method: "post", action: "/comment/live/1" });
  });
});

describe("a vote", () => {
  const votes = (room: number) =>
    Number(site.query("SELECT SUM(count) AS n FROM live_vote WHERE room = ?", room)[0]?.["n"] ?? 0);

  test("is counted once per member, thanked for, and seen at once", async () => {
    const member = visitor(site.origin);
    await member.post("/login?type=password", demo);
    const shown = async () =>
      /class="muted number">(\d+)/.exec(
        section((await member.get(liveUrl(3))).text, 'class="live-vote"', "form"),
      )?.[1];
    const before = Number(await shown());
    const answer = await member.post(liveUrl(3), { intent: "vote" });
    expect([answer.status, answer.headers.location]).toEqual([303, liveUrl(3)]);
    expect(toastOf(await member.follow(answer))).not.toBe("");
    expect(votes(3)).toBe(1);
    expect(Number(await shown())).toBe(before + 1);

    const again = await member.post(liveUrl(3), { intent: "vote" });
    expect(again.status).toBeGreaterThanOrEqual(400);
    expect(section(again.text, 'class="form-error" role="alert"', "p")).toContain("您已经点过赞了");
    expect(votes(3)).toBe(1);
  });

  test("needs no account", async () => {
    const answer = await submit(site.origin, liveUrl(2), { intent: "vote" });
    expect(answer.status).toBe(303);
    expect(votes(2)).toBe(1);
  });

  test("is nothing else, comes from nowhere else, and needs a room", async () => {
    expect((await submit(site.origin, liveUrl(5), { intent: "like" })).status).toBe(400);
    const foreign = { "sec-fetch-site": "cross-site" };
    expect((await submit(site.origin, liveUrl(5), { intent: "vote" }, foreign)).status).toBe(403);
    expect((await submit(site.origin, liveUrl(999_999), { intent: "vote" })).status).toBe(404);
    expect(votes(5)).toBe(0);
  });
});

describe("the calendar file", () => {
  /** Lines that were folded are whole again. */
  const read = async (path: string) => {
    const { status, headers, text } = await ask(site.origin, path);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/calendar; charset=utf-8");
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(text.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    return text.replaceAll("\r\n ", "").split("\r\n");
  };
  const value = (lines: string[], name: string) =>
    lines.find((line) => line.startsWith(name))?.split(/:(.*)/s)[1];

  test("has one event in UTC: the start the page shows", async () => {
    const lines = await read(liveCalendarUrl(waiting));
    expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(1);
    const html = await page(liveUrl(waiting));
    const start = moments(section(html, '<p class="live-when"', "p"))[0]?.["datetime"] ?? "";
    const basic = start.replace(/\.\d+/, "").replaceAll(/[-:]/g, "");
    expect(value(lines, "DTSTART")).toBe(basic);
    expect(value(lines, "DTEND")).toMatch(/^\d{8}T\d{6}Z$/);
    expect(value(lines, "SUMMARY")).toBe(textOf(html, "h1"));
    expect(value(lines, "URL")).toBe(site.origin + liveUrl(waiting));
    expect(value(lines, "DESCRIPTION")).not.toBe("");
  });

  test("names the event the same each time, in either language", async () => {
    const [zh, en] = await Promise.all([
      read(liveCalendarUrl(waiting)),
      read(inLanguage(liveCalendarUrl(waiting), "en-US")),
    ]);
    expect(value(zh, "UID")).toMatch(/^live-4-[\d-]{10}@/);
    expect(value(en, "UID")).toBe(value(zh, "UID"));
    expect(value(en, "SUMMARY")).not.toBe(value(zh, "SUMMARY"));
  });

  test("is none where no start is ahead", async () => {
    for (const id of [onAir, ended, overMidnight, 999_999]) {
      expect((await ask(site.origin, liveCalendarUrl(id))).status, `${id}`).toBe(404);
    }
    expect((await ask(site.origin, "/lives/x/next.ics")).status).toBe(404);
  });
});
