import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startEmbedded } from "../../../server/embedded/start.ts";
import { ask } from "../../rigs/browse.ts";
import { openHosts } from "./account-rig.ts";
import { ids, openChannels, type Fields } from "./channel-rig.ts";

let hosts: Awaited<ReturnType<typeof openChannels>>;
let demo: string;
let token: string;
let serial = 0;
beforeAll(async () => {
  hosts = await openChannels();
  demo = await hosts.signIn();
});
afterAll(() => hosts.close());
beforeEach(async () => {
  serial += 1;
  token = await hosts.register(`viewer${serial}`);
});

test("shorts are collected by members", async () => {
  const path = "api/microvideo.collect/lists";
  expect(await hosts.get(path)).toMatchObject({ code: 401 });
  expect(await hosts.collect({ vid: 7 })).toMatchObject({ code: 401 });
  expect(await hosts.data(path, {}, token)).toEqual({ list: [], count: 0 });

  expect(await hosts.collect({ vid: 7 }, { token })).toMatchObject({
    code: 1,
    data: { collect: 1 },
  });
  expect((await hosts.collect({ vid: 30, token })).data).toEqual({ collect: 1 });
  expect((await hosts.collect({ vid: 2, token })).data).toEqual({ collect: 1 });
  expect((await hosts.collect({ vid: 30, token })).data).toEqual({ collect: 0 });
  expect(await hosts.collect({ vid: 61, token })).toMatchObject({ code: -1 });
  const { list, count } = await hosts.data(path, { lang: "en", limit: 1, page: 2 }, token);
  expect([count, list]).toEqual([
    2,
    [
      {
        id: expect.any(Number),
        vid: 7,
        title: "One Psalm, Two Quiet Minutes",
        thumb: "/short/7.jpg",
        tag: "Psalms",
        createtime: expect.any(Number),
      },
    ],
  ]);
  const kept = (await hosts.data(path, {}, demo)).list;
  expect(kept.map(({ vid }: { vid: number }) => vid)).toEqual([12, 3]);
});

describe("subscriptions", () => {
  const call = (name: string, fields: Fields = {}, as = token) =>
    hosts.account(`GET api/channel/${name}`, fields, as);

  test("want a member", async () => {
    for (const name of ["lists", "has", "subscribe"]) {
      expect(await call(name, { id: 1 }, "")).toMatchObject({ code: 401 });
    }
  });

  test("are kept, the newest first", async () => {
    const likes = async () => Number((await hosts.of("detail", { id: 4 })).likes);
    const before = await likes();
    expect((await call("has", { id: 4 })).data).toEqual({ subscribe: 0 });
    expect(await call("subscribe", { id: 4 })).toMatchObject({ code: 0, data: { subscribe: 1 } });
    await call("subscribe", { id: 10 });
    await call("subscribe", { id: 2 });
    expect((await call("subscribe", { id: 10 })).data).toEqual({ subscribe: 0 });
    expect((await call("has", { id: 4 })).data).toEqual({ subscribe: 1 });
    expect(await likes()).toBe(before + 1);
    expect((await call("lists", { lang: "en" })).data).toEqual([
      { id: 2, title: "Quiet Brook", thumb: "/logo/2.svg" },
      { id: 4, title: "Crossroads", thumb: "/logo/4.svg" },
    ]);
    expect((await call("subscribe", { id: 13 })).code).toBe(1);
    expect((await call("has", { id: 13 })).data).toEqual({ subscribe: 0 });
    expect(ids((await call("lists", {}, demo)).data)).toEqual([8, 5, 1]);
  });
});

describe("comments", () => {
  const lists = (fields: Fields) => hosts.data("apiv2/extend.comment/lists", fields);
  const create = (fields: Fields, as = token) =>
    hosts.account("POST api/comment/create", {
      mid: 7,
      item_id: 3,
      content: "好",
      ...fields,
      token: as,
    });

  test("are on every channel and live room, the newest first, mostly Chinese", async () => {
    const places = [
      ...Array.from({ length: 12 }, (_, at) => ({ mid: 7, item_id: at + 1 })),
      ...Array.from({ length: 8 }, (_, at) => ({ mid: 4, item_id: at + 1 })),
    ];
    const all = [];
    for (const place of places) {
      const { list, count } = await lists({ ...place, limit: 100 });
      expect([count >= 2, count <= 6, list.length]).toEqual([true, true, count]);
      const times = list.map(({ createtime }: { createtime: number }) => createtime);
      expect(times).toEqual(times.toSorted((a: number, b: number) => b - a));
      expect(times[0]).toBeLessThan(Date.now() / 1000);
      all.push(...list);
    }
    const chinese = all.filter(({ content }) => /\p{Script=Han}/u.test(content));
    expect(chinese.length / all.length).toBeGreaterThan(0.7);
    expect(chinese.length / all.length).toBeLessThan(0.8);
    for (const { user } of all) {
      expect(user).toEqual({ nickname: expect.stringMatching(/./), avatar: "" });
    }
    expect(await lists({ mid: 7, item_id: 13 })).toEqual({ list: [], count: 0 });
    expect(await lists({})).toEqual({ list: [], count: 0 });
  });

  test("of members carry name and picture, and come first", async () => {
    await hosts.movie(
      "POST api/user.profile/change",
      { nickname: "约拿", avatar: "/avatar/3.svg" },
      token,
    );
    const { count } = await lists({ mid: 7, item_id: 3 });
    const made = await create({ content: " 感谢 <b>主</b> " });
    expect(made).toMatchObject({ code: 0, data: { id: expect.any(Number) } });
    const after = await lists({ mid: 7, item_id: 3, limit: 2 });
    expect([after.count, after.list.length]).toEqual([count + 1, 2]);
    expect(after.list[0]).toEqual({
      id: made.data.id,
      content: "感谢 <b>主</b>",
      createtime: expect.any(Number),
      user: { nickname: "约拿", avatar: "/avatar/3.svg" },
    });
    expect((await hosts.file("/avatar/3.svg")).headers.get("content-type")).toMatch(/svg/);
    expect((await create({ mid: 4, item_id: 8 })).code).toBe(0);
  });

  test.each([
    [{ content: " \n " }, "Comment can not be empty"],
    [{ content: "恩".repeat(1_001) }, "评论不能超过 1000 个字符"],
    [{ item_id: 13 }, "评论的内容不存在"],
    [{ mid: 4, item_id: 9 }, "评论的内容不存在"],
    [{ mid: 1 }, "评论的内容不存在"],
    [{ mid: 0, item_id: 0 }, "评论的内容不存在"],
  ])("are refused: %o", async (fields, msg) => {
    expect(await create(fields)).toMatchObject({ code: 1, msg });
  });

  test("may be as long as a thousand characters, of members only", async () => {
    expect((await create({ content: "🕊".repeat(1_000) })).code).toBe(0);
    expect((await create({}, "unknown")).code).toBe(401);
  });
});

test("what members keep outlives the process, and is laid once", async () => {
  const own = await openHosts();
  const as = await own.signIn();
  await own.account("GET api/channel/subscribe", { id: 5 }, as);
  await own.account("POST api/comment/create", { mid: 7, item_id: 1, content: "好", token: as });
  await own.embedded.close();
  const again = await startEmbedded(own.folder.path);
  const read = async (host: "account" | "channel", path: string) =>
    JSON.parse((await ask(again.places[host].base.origin, path)).text).data;
  expect(ids(await read("account", `/api/channel/lists?token=${as}`))).toEqual([8, 1]);
  const { list, count } = await read("channel", "/apiv2/extend.comment/lists?mid=7&item_id=1");
  expect([count, list[0].content]).toEqual([7, "好"]);
  await again.close();
  own.folder.remove();
});
