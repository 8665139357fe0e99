import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startEmbedded, type Embedded } from "../../../server/embedded/start.ts";
import { laySeed } from "../../rigs/site.ts";
import { ask } from "../../rigs/browse.ts";
import { openLiveByClock } from "./live-rig.ts";
import { dataFolder } from "./movie-rig.ts";

const folder = dataFolder();
const hour = 3_600_000;
let embedded: Embedded;
let origin: string;
beforeAll(async () => {
  laySeed(folder.path);
  embedded = await startEmbedded(folder.path);
  origin = embedded.places.live.base.origin;
});
afterAll(async () => {
  await embedded.close();
  folder.remove();
});

async function call(name: string, fields: Record<string, unknown> = {}, token = "", at = origin) {
  const sent = Object.entries(fields).map(([key, value]) => [key, String(value)]);
  const path = `/api/live.room/${name}?${new URLSearchParams(sent)}`;
  return JSON.parse((await ask(at, path, { headers: token === "" ? {} : { token } })).text);
}
const detail = async (id: number, fields: object = {}) =>
  (await call("detail", { id, ...fields })).data;
const ids = (list: { id: number }[]) => list.map(({ id }) => id);

describe("the rooms", () => {
  test("their types, in both languages", async () => {
    const { code, data } = await call("type", { lang: "zh-CN" });
    expect(code).toBe(1);
    expect(data).toEqual([
      { id: 1, title: "敬拜聚会" },
      { id: 2, title: "祷告" },
      { id: 3, title: "音乐与诵读" },
    ]);
    expect((await call("type", { lang: "en-US" })).data[1]).toEqual({ id: 2, title: "Prayer" });
  });

  test("all eight, five a page at most: on air, coming, to be seen again, over", async () => {
    const pages = await Promise.all([1, 2].map((page) => call("index", { page, limit: 100 })));
    expect(pages.map(({ data }) => [data.count, data.list.length])).toEqual([
      [8, 5],
      [8, 3],
    ]);
    const list = pages.flatMap(({ data }) => data.list);
    const states = list.map((room: { push_status: number }) => room.push_status);
    expect(states).toEqual([1, 1, 1, 0, 0, 3, 3, 2]);
    const starts: number[] = list.map((room: { starttime: number }) => room.starttime);
    expect(starts[3]).toBeLessThan(starts[4] ?? 0);
    expect(ids(list).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const paged = await Promise.all([1, 2, 3].map((page) => call("index", { page, limit: 3 })));
    expect(paged.flatMap(({ data }) => ids(data.list))).toEqual(ids(list));
    expect((await call("index", { page: 9 })).data).toEqual({ list: [], count: 8 });
  });

  test("a room, in both languages, and none", async () => {
    const fields = {
      id: 1,
      thumb: "/room/1.jpg",
      push_status: 1,
      starttime: expect.any(Number),
      type_id: "3",
      hits: expect.stringMatching(/^\d+$/),
      votes: expect.stringMatching(/^\d+$/),
      hls: "/hls/live-1.m3u8",
      mp4: "",
      mp3: "/media/talk-1.mp3",
    };
    expect(await detail(1, { lang: "zh-CN" })).toMatchObject({
      ...fields,
      title: "诗篇与福音书诵读",
    });
    expect(await detail(1, { lang: "en-US" })).toMatchObject({
      ...fields,
      title: "Psalms and Gospels, Read Aloud",
    });
    for (const id of [0, 9, "x", "1e9", ""]) {
      expect((await call("detail", { id })).code).toBe(0);
    }
  });

  test("only live rooms and replays have something to play, and it is there", async () => {
    const files = async (id: number) => {
      const { hls, mp4, mp3 } = await detail(id);
      return [hls, mp4, mp3];
    };
    for (const id of [4, 5, 6]) expect(await files(id)).toEqual(["", "", ""]);
    for (const id of [2, 3]) expect(await files(id)).toEqual([`/hls/live-${id}.m3u8`, "", ""]);
    expect((await files(7))[0]).toBe("/hls/replay-7.m3u8");
    expect((await files(8))[0]).toBe("");
    const named = [...(await files(1)), ...(await files(7)), ...(await files(8))];
    for (const path of named.filter((one) => one !== "")) {
      expect((await ask(origin, path, { method: "HEAD" })).status, path).toBe(200);
    }
  });

  test("thumbs are painted; others are not there", async () => {
    const { status, headers } = await ask(origin, "/room/3.jpg");
    expect([status, headers["content-type"]]).toEqual([200, "image/jpeg"]);
    for (const path of ["/room/9.jpg", "/room/3.svg", "/room/x.jpg"]) {
      expect((await ask(origin, path)).status).toBe(404);
    }
  });
});

describe("schedules", () => {
  test("come in every shape PHP hosts have", async () => {
    expect((await detail(4)).item_json).toEqual({
      "20:00": "诗歌：数算恩典",
      "20:20": "读经：诗篇第四十六篇",
      "20:30": "信息：你们要休息",
      "21:05": "彼此代祷",
    });
    const text = (await detail(2, { lang: "en-US" })).item_json;
    expect(Object.values(JSON.parse(text))[0]).toBe("Call to worship and a hymn");
    expect((await detail(6)).item_json).toEqual([]);
    const objects = (await detail(8, { lang: "en-US" })).item_json;
    expect(objects["20:20"]).toEqual({ title: "Holy, Holy, Holy" });
  });

  test("run across midnight", async () => {
    expect(Object.keys((await detail(7)).item_json)).toEqual(["22:30", "23:30", "00:30"]);
  });
});

test("rooms start by the clock of UTC+8, seen from any moment", async () => {
  let now = 0;
  const host = await openLiveByClock(() => now);
  // A Saturday 23:59, a Sunday 00:00, a Sunday noon and a Monday 06:59:59.
  const moments = ["2026-03-07T15:59", "2026-03-07T16:00", "2026-03-08T04:00", "2026-03-08T22:59"];
  const sundays = ["2026-03-01T02:00", "2026-03-01T02:00", "2026-03-01T02:00", "2026-03-08T02:00"];
  for (const [at, moment] of moments.entries()) {
    now = Date.parse(`${moment}:59Z`);
    const { list } = (await call("index", {}, "", host.origin)).data;
    for (const { id, push_status, starttime, item_json } of list) {
      const away = starttime * 1_000 - now;
      if (push_status === 1)
        expect([away <= 0 && away > -hour, starttime % 3_600]).toEqual([true, 0]);
      if (push_status === 0) {
        expect([away > 0 && away <= 24 * hour, starttime % 3_600]).toEqual([true, 0]);
      }
      if (push_status > 1) expect(away).toBeLessThan(-12 * hour);
      if (id === 6) expect(starttime * 1_000).toBe(Date.parse(`${sundays[at]}Z`));
      if (id === 1) {
        const local = new Date(starttime * 1_000 + 8 * hour).toISOString().slice(11, 16);
        expect(Object.keys(item_json)[0]).toBe(local);
      }
    }
  }
  host.close();
});

describe("votes and views", () => {
  const member = "token-of-a-member";
  const votes = async (id: number) => Number((await detail(id)).votes);
  const open = () => new DatabaseSync(join(folder.path, "embedded.sqlite"), { timeout: 2_000 });
  beforeAll(() => {
    const db = open();
    const expires = Math.floor(Date.now() / 1_000) + 1_000;
    db.prepare("INSERT INTO member_token VALUES (?, 1, 'session', ?)").run(member, expires);
    db.close();
  });

  test("without a token every vote counts", async () => {
    const before = await votes(2);
    for (const more of [1, 2, 3]) {
      const reply = await call("vote", { id: 2 });
      expect(reply).toMatchObject({ code: 1, data: { votes: String(before + more) } });
    }
    expect(await votes(2)).toBe(before + 3);
  });

  test("a member votes once for each room", async () => {
    const before = await votes(3);
    const first = await call("vote", { id: 3 }, member);
    expect(first.data).toEqual({ votes: String(before + 1) });
    expect(await call("vote", { id: 3 }, member)).toMatchObject({
      code: 0,
      msg: "您已经点过赞了",
    });
    expect(await votes(3)).toBe(before + 1);
    expect((await call("vote", { id: 4 }, member)).code).toBe(1);
  });

  test("neither strangers' tokens nor unknown rooms count", async () => {
    expect((await call("vote", { id: 3 }, "unknown")).code).toBe(401);
    expect((await call("vote", { id: 99 })).code).toBe(0);
  });

  test("views come from where the movie host counts them", async () => {
    const before = Number((await detail(5)).hits);
    await ask(embedded.places.movie.base.origin, "/api/common.report/hit", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "ac=live&id=5",
    });
    expect((await detail(5)).hits).toBe(String(before + 1));
  });

  test("votes outlive the process", async () => {
    const before = await votes(2);
    const other = await startEmbedded(folder.path);
    const reply = await call("detail", { id: 2 }, "", other.places.live.base.origin);
    expect(reply.data.votes).toBe(String(before));
    await other.close();
  });
});
