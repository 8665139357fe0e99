import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listen } from "../../../server/embedded/host.ts";
import { readingChannels } from "../../../server/embedded/reading/channels.ts";
import { openReadingAt } from "../../../server/embedded/reading/host.ts";
import { startEmbedded, type Embedded } from "../../../server/embedded/start.ts";
import { ask } from "../../rigs/browse.ts";
import { articlesOf } from "../../rigs/content.ts";
import { dataFolder } from "./movie-rig.ts";

const folder = dataFolder();
let embedded: Embedded;
let clocked: Awaited<ReturnType<typeof openClocked>>;
beforeAll(async () => {
  embedded = await startEmbedded(folder.path);
  clocked = await openClocked();
});
afterAll(async () => {
  clocked.close();
  await embedded.close();
  folder.remove();
});

const noon = Date.parse("2025-06-15T12:00:00+08:00");
const day = 24 * 60 * 60 * 1000;

/** The same host over the same file, by a clock of ours. */
async function openClocked() {
  const db = new DatabaseSync(join(folder.path, "embedded.sqlite"), { timeout: 5_000 });
  const clock = { now: noon };
  const { base, server } = await listen(await openReadingAt(db, () => clock.now));
  return {
    clock,
    origin: base.origin,
    close() {
      server.closeAllConnections();
      server.close();
      db.close();
    },
  };
}

const reading = () => embedded.places.reading.base.origin;

async function call(path: string, fields: Record<string, unknown> = {}, token = "", at = reading) {
  const sent = new URLSearchParams(
    Object.entries(fields).map(([name, value]) => [name, String(value)]),
  );
  const headers = token === "" ? {} : { token };
  if (!path.endsWith("/post")) {
    return JSON.parse((await ask(at(), `/${path}?${sent}`, { headers })).text);
  }
  const type = { "content-type": "application/x-www-form-urlencoded" };
  const asking = { method: "POST", headers: { ...headers, ...type }, body: String(sent) };
  return JSON.parse((await ask(at(), `/${path}`, asking)).text);
}

const byClock = (path: string, fields = {}, token = "") =>
  call(path, fields, token, () => clocked.origin);

async function signIn(passport: string, password: string): Promise<string> {
  const origin = embedded.places.account.base.origin;
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const body = String(new URLSearchParams({ passport, password }));
  const { text } = await ask(origin, "/apiv2/login", { method: "POST", headers, body });
  return JSON.parse(text).data.token;
}

test("the channels, in both languages, with their emblems", async () => {
  const zh = await call("v1/gzh/lists", { lang: "zh-CN" });
  expect([zh.code, zh.data.length]).toEqual([0, 12]);
  expect(zh.data[0]).toEqual({
    username: "ttlx",
    passport: "天天灵修",
    logo: "/logo/1.svg",
    intro: "每天一段经文，几分钟的安静。",
  });
  const en = await call("v1/gzh/lists", { lang: "en-US" });
  expect(en.data[0].passport).toBe("Daily Devotion");
  for (const { logo } of zh.data) {
    const { status, headers } = await ask(reading(), logo);
    expect([status, headers["content-type"]]).toEqual([200, "image/svg+xml; charset=utf-8"]);
  }
  expect((await ask(reading(), "/logo/13.svg")).status).toBe(404);
});

describe("articles by day", () => {
  test("the main channel has one every day, newest first, in pages", async () => {
    clocked.clock.now = noon;
    const list = (page: number) =>
      byClock("v1/article/listByUser", { username: "ttlx", page, pagesize: 20, lang: "zh-CN" });
    const [first, second] = [(await list(1)).data, (await list(2)).data];
    expect([first.total, first.list.length, second.list.length]).toEqual(["30", 20, 10]);
    const all = [...first.list, ...second.list];
    expect(new Set(all.map(({ title }) => title)).size).toBe(30);
    expect(all.map(({ user }) => user.dateline)).toEqual(
      all.map((_, ago) => Date.parse("2025-06-15T06:00:00+08:00") / 1000 - (ago * day) / 1000),
    );
    expect(all[0]).toEqual({
      itemid: 120254,
      title: expect.any(String),
      thumb: "/thumb/120254.jpg",
      likes: expect.stringMatching(/^\d+$/),
      comments: expect.stringMatching(/^\d+$/),
      hits: expect.stringMatching(/^\d+$/),
      user: {
        username: "ttlx",
        passport: "天天灵修",
        logo: "/logo/1.svg",
        dateline: expect.any(Number),
      },
      intro: expect.any(String),
    });
    expect((await list(3)).data.list).toEqual([]);
  });

  test("the next comes at midnight in Beijing", async () => {
    const newest = async () =>
      (await byClock("v1/article/listByUser", { username: "ttlx" })).data.list[0].itemid;
    const detail = async () => (await byClock("v1/article/detail", { itemid: 120255 })).code;
    clocked.clock.now = Date.parse("2025-06-15T23:59:59.999+08:00");
    expect([await newest(), await detail()]).toEqual([120254, 1]);
    expect((await ask(clocked.origin, "/thumb/120255.jpg")).status).toBe(404);
    clocked.clock.now += 1;
    expect([await newest(), await detail()]).toEqual([120255, 0]);
    clocked.clock.now += 398 * day;
    expect(await detail()).toBe(0);
    clocked.clock.now += 2 * day;
    expect(await detail()).toBe(1);
  });

  test("another channel has one every fourth day, each of its pieces in turn", () => {
    for (const { id, username } of readingChannels.slice(1)) {
      const feed = articlesOf(username, "zh", noon);
      const days = feed.map(({ itemid }) => itemid - id * 100_000);
      expect(days.filter((one) => (one + id) % 4 !== 0 || one <= 20254 - 30)).toEqual([]);
      expect([7, 8]).toContain(days.length);
      const month = [...feed, ...articlesOf(username, "zh", noon - 30 * day)];
      expect(new Set(month.map(({ title }) => title)).size).toBe(8);
    }
  });

  test("as another host asks for them, in either language", async () => {
    const list = async (lang: string) =>
      (await byClock("v1/article/listByUser", { username: "ttlx", pagesize: 50, lang })).data.list;
    clocked.clock.now = noon;
    for (const lang of ["zh", "en"] as const) {
      const own = (await list(lang)) as Record<string, unknown>[];
      const given = articlesOf("ttlx", lang, noon);
      expect(
        own.map(({ itemid, title, thumb, intro }) => ({ itemid, title, thumb, intro })),
      ).toEqual(given.map(({ itemid, title, thumb, intro }) => ({ itemid, title, thumb, intro })));
    }
    expect((await list("en"))[0].title).toMatch(/^[\x20-\x7e]+$/);
  });

  test("an unknown channel is empty, an unknown article none", async () => {
    const { code, data } = await call("v1/article/listByUser", { username: "nobody" });
    expect([code, data]).toEqual([0, { list: [], total: "0" }]);
    for (const itemid of ["", "x", 0, 9, 120254.5, 1320254, 220255, -1]) {
      expect((await byClock("v1/article/detail", { itemid })).code, String(itemid)).toBe(1);
    }
  });
});

const allowed = "p h2 h3 blockquote ul li strong em img figure".split(" ");
test("every article in sober HTML, its pictures painted", async () => {
  for (const { username } of readingChannels) {
    for (const { itemid } of articlesOf(username, "zh")) {
      for (const lang of ["zh-CN", "en-US"]) {
        const { code, data } = await call("v1/article/detail", { itemid, lang });
        expect([code, data.itemid, data.liked]).toEqual([0, itemid, 0]);
        const tags = [...data.content.matchAll(/<\/?(\w+)/g)].map(([, tag]) => tag);
        expect(tags.filter((tag) => !allowed.includes(tag))).toEqual([]);
        expect(data.content).toMatch(/^<(p|blockquote|h2)>[^]+<\/(p|ul|blockquote)>$/);
        expect(data.content).not.toMatch(/\[image\]|^[>#-] /m);
      }
    }
  }
  const { itemid = 0 } =
    articlesOf("ttlx", "zh", noon).find((one) => one.title === "每早晨都是新的") ?? {};
  clocked.clock.now = noon;
  const content = async (lazy: number) =>
    (await byClock("v1/article/detail", { itemid, lazy })).data.content;
  const picture = `src="/picture/${itemid}.jpg" width="640" height="360" alt="">`;
  expect(await content(0)).toContain(`<p><img ${picture}</p>`);
  expect(await content(1)).toContain(`<p><img data-${picture}</p>`);
  for (const path of [`/picture/${itemid}.jpg`, `/thumb/${itemid}.jpg`]) {
    const { headers, bytes } = await ask(clocked.origin, path);
    expect(headers["content-type"]).toBe("image/jpeg");
    expect(bytes.subarray(0, 3).toString("hex")).toBe("ffd8ff");
  }
});

describe("what members do", () => {
  let demo: string;
  let lydia: string;
  let itemid: number;
  beforeAll(async () => {
    [demo, lydia] = await Promise.all([signIn("demo", "gospel123"), signIn("lydia", "purple123")]);
    itemid = articlesOf("ttlx", "zh")[1]?.itemid ?? 0;
  });
  const detail = async (token = "") =>
    (await call("v1/article/detail", { itemid, lang: "zh-CN" }, token)).data;
  const comments = async (one = itemid) => (await call("v2/comment/lists", { itemid: one })).data;
  const post = (content: string, token: string, one = itemid) =>
    call("v2/comment/post", { itemid: one, content }, token);

  test("each wants a member", async () => {
    for (const token of ["", "unknown"]) {
      expect((await call("v1/article/zan", { itemid }, token)).code).toBe(401);
      expect((await post("阿们", token)).code).toBe(401);
    }
    expect((await call("v1/article/zan", { itemid: 5 }, demo)).code).toBe(1);
    expect((await post("阿们", demo, 5)).code).toBe(1);
  });

  test("a like counts once for each", async () => {
    const before = Number((await detail(demo)).likes);
    const liked = await call("v1/article/zan", { itemid }, demo);
    expect(liked).toMatchObject({ code: 0, data: { likes: String(before + 1), liked: 1 } });
    const again = await call("v1/article/zan", { itemid }, demo);
    expect(again).toMatchObject({ code: 1, msg: "您已经点过赞了", data: null });
    expect([(await detail(demo)).liked, (await detail(lydia)).liked]).toEqual([1, 0]);
    expect((await detail("unknown")).liked).toBe(0);
    await call("v1/article/zan", { itemid }, lydia);
    expect(await detail()).toMatchObject({ likes: String(before + 2), liked: 0 });
  });

  test("a comment stays, under its member's name", async () => {
    const before = await comments();
    expect(await post(" \n", demo)).toMatchObject({ code: 1, msg: "评论不能为空" });
    expect((await post("字".repeat(1001), demo)).code).toBe(1);
    const first = await post(" <b>阿们</b> ", lydia);
    const second = await post("字".repeat(1000), demo);
    expect([first.code, second.code]).toEqual([0, 0]);
    const after = await comments();
    expect(after.length).toBe(before.length + 2);
    expect((await detail()).comments).toBe(String(after.length));
    expect(after.slice(0, 2).map(({ id }: { id: number }) => id)).toEqual([
      second.data.id,
      first.data.id,
    ]);
    expect(after[1]).toEqual({
      id: first.data.id,
      content: "<b>阿们</b>",
      dateline: expect.any(Number),
      user: { nickname: "吕底亚", avatar: "" },
    });
  });

  test("outlives the process", async () => {
    const own = dataFolder();
    const open = () => startEmbedded(own.path);
    const started = await open();
    const place = (one: Embedded) => () => one.places.reading.base.origin;
    const db = new DatabaseSync(join(own.path, "embedded.sqlite"), { timeout: 5_000 });
    db.exec("INSERT INTO member_token VALUES ('t', 1, 'session', 9999999999)");
    db.close();
    await call("v1/article/zan", { itemid }, "t", place(started));
    await call("v2/comment/post", { itemid, content: "阿们" }, "t", place(started));
    await started.close();
    const later = await open();
    const { data } = await call("v1/article/detail", { itemid }, "t", place(later));
    expect(data.liked).toBe(1);
    const [comment] = (await call("v2/comment/lists", { itemid }, "", place(later))).data;
    expect(comment).toMatchObject({ content: "阿们", user: { nickname: "示范会员" } });
    await later.close();
    own.remove();
  });
});

test("readers' comments: on about half, after the article, never from tomorrow", async () => {
  let commented = 0;
  clocked.clock.now = noon;
  for (const { itemid, dateline } of articlesOf("ttlx", "zh", noon)) {
    const { data } = await byClock("v2/comment/lists", { itemid });
    expect(data.length).toBeLessThanOrEqual(4);
    if (data.length > 0) commented += 1;
    const times = data.map((one: { dateline: number }) => one.dateline);
    expect(times).toEqual(times.toSorted((a: number, b: number) => b - a));
    for (const time of times) {
      expect(time).toBeGreaterThan(dateline);
      expect(time * 1000).toBeLessThanOrEqual(noon);
    }
    expect(new Set(data.map((one: { content: string }) => one.content)).size).toBe(data.length);
    for (const { user } of data) {
      if (user.avatar === "") continue;
      expect((await ask(clocked.origin, user.avatar)).status).toBe(200);
    }
  }
  expect(commented).toBeGreaterThan(8);
  expect(commented).toBeLessThan(24);
});
