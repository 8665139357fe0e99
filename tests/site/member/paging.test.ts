import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  favoritesUrl,
  myShortsUrl,
  newsUrl,
  notesUrl,
  playbacksUrl,
} from "../../../app/urls/index.ts";
import { ask, section, tags, textOf } from "../../rigs/browse.ts";
import { sessionOf, startFakeSite, timesAsked } from "../../rigs/member-rig.ts";
import { everyDialect, pageIn, type PageDialect } from "../../rigs/pages-of.ts";
import { reply } from "../../rigs/upstream.ts";

let site: Awaited<ReturnType<typeof startFakeSite>>;
let cookie: string;

beforeAll(async () => {
  site = await startFakeSite();
  cookie = `session=${await sessionOf(site)}`;
});
afterAll(() => site.stop());

/** 45 of them, which a host sends 10 a page, whatever it is asked for. */
const numbers = Array.from({ length: 45 }, (_, index) => index + 1);
const size = 10;
const movie = { title: "专辑", thumb: "", speaker: "某人" };
const records = {
  play: (n: number) => ({
    movid: "1",
    urlid: String(n),
    duration: "9",
    movie,
    url: { title: `第${n}集` },
  }),
  note: (n: number) => ({
    id: n,
    movid: 1,
    urlid: n,
    content: "好",
    movie,
    url: { title: `第${n}集` },
  }),
  favourite: (n: number) => ({
    id: String(500 + n),
    movid: n,
    movie: { ...movie, title: `第${n}集` },
  }),
  short: (n: number) => ({ vid: String(n), title: `第${n}集`, thumb: "" }),
  notice: (n: number) => ({ id: n, title: `第${n}集`, content: "<p>好</p>" }),
};

/** The host's list at a path, in one of the dialects; pages are read from the query or the form. */
function list(dialect: PageDialect, path: string, record: (n: number) => unknown) {
  site.host.on(path, (request, response, url) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const form = new URLSearchParams(Buffer.concat(chunks).toString());
      const page = Number(form.get("page") ?? url.searchParams.get("page") ?? 1);
      reply(pageIn(dialect, numbers.map(record), page, size))(request, response, url);
    });
  });
}

const get = (path: string) => ask(site.origin, path, { headers: { cookie } });

/** Follows the pager's link to the next page, as long as there is one. */
async function walk(start: string, titles: RegExp): Promise<string[]> {
  const found: string[] = [];
  for (let next: string | undefined = start; next !== undefined;) {
    const { status, text } = await get(next);
    expect(status, next).toBe(200);
    found.push(...[...text.matchAll(titles)].map(([, title = ""]) => title));
    const pager = section(text, '<nav class="pager"', "nav");
    next = tags(pager, "a").find((link) => link["rel"] === "next")?.["href"];
    expect(found.length, "a walk that ends").toBeLessThan(200);
  }
  return found;
}

const inHeadings = /<h2[^>]*>(?:<a[^>]*>)?(第\d+集)</g;
const everyTitle = numbers.map((n) => `第${n}集`);

describe.each(everyDialect)("45 records from a host that says %s", (dialect) => {
  test.each([
    [playbacksUrl(), "/api/user.tv.playrecord/index", records.play],
    [notesUrl(), "/api/user.tv.note/index", records.note],
    [favoritesUrl(), "/api/user.tv.collect/index", records.favourite],
    [myShortsUrl(), "/api/microvideo.collect/lists", records.short],
    [newsUrl(), "/api/tv.notice/index", records.notice],
  ] as const)("%s reaches each of them by links", async (url, path, record) => {
    list(dialect, path, record);
    expect(await walk(url, inHeadings)).toEqual(everyTitle);
  });

  test("a heart is found on whatever page the host has it", async () => {
    list(dialect, "/api/user.tv.collect/index", records.favourite);
    site.host.on("/api/tv.movie/detail", (request, response, url) => {
      const movid = Number(url.searchParams.get("movid"));
      reply({ movid, title: "专辑", url_list: [{ urlid: 1, title: "第一集" }] })(
        request,
        response,
        url,
      );
    });
    for (const [movid, pressed] of [
      [45, "true"],
      [46, "false"],
    ] as const) {
      const { text } = await get(`/content/view/movid/${movid}`);
      const heart = tags(text, "button").find((one) => one["aria-pressed"] !== undefined);
      expect(heart?.["aria-pressed"], String(movid)).toBe(pressed);
    }
  });

  test("an episode left long ago goes on there, and is not begun anew", async () => {
    list(dialect, "/api/user.tv.playrecord/index", (n) => ({ ...records.play(n), duration: n }));
    const last = { urlid: 45, title: "第四十五集" };
    site.host.on("/api/tv.movie/detail", reply({ movid: 1, title: "专辑", url_list: [last] }));
    site.host.on("/api/user.tv.playrecord/report", reply([]));
    const before = timesAsked(site.host, "POST /api/user.tv.playrecord/report");
    expect((await get("/html/1/45.html")).status).toBe(200);
    expect(timesAsked(site.host, "POST /api/user.tv.playrecord/report")).toBe(before);
  });
});

test("clearing asks without a number that the host did not say", async () => {
  list("nothing at all", "/api/user.tv.playrecord/index", records.play);
  const { text } = await get(playbacksUrl({ clear: true }));
  const question = textOf(section(text, '<form class="form" method="post"', "form"), "p");
  expect(question).toBe("要清除全部播放记录吗？清除后不能恢复。");
  list("a total alone", "/api/user.tv.playrecord/index", records.play);
  const counted = section(
    (await get(playbacksUrl({ clear: true }))).text,
    '<form class="form"',
    "form",
  );
  expect(textOf(counted, "p")).toContain("45");
});
