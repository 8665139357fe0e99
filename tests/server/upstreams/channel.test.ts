import { describe, expect, it } from "vitest";
import { NotFound } from "../../../server/http/errors.ts";
import type { HostPlace } from "../../../server/http/hosts.ts";
import type { Call } from "../../../server/http/call.ts";
import { createChannelClient } from "../../../server/upstreams/channel/client.ts";

const place: HostPlace = {
  base: new URL("https://channel.example/"),
  publicBase: "https://channel.example",
};
type Asked = Pick<Call<unknown>, "path" | "query" | "form" | "method" | "policy">;
function clientOn(payload: unknown) {
  const asked: Asked[] = [];
  const client = createChannelClient(async (call) => {
    asked.push(call);
    return call.parse(payload);
  }, place);
  return { client, asked };
}
const client = (payload: unknown) => clientOn(payload).client;

const empties = [[], {}, null, undefined];

describe("a channel", () => {
  const raw = {
    id: "3",
    title: " 家庭 <b>活水</b>",
    thumb: "/logo/3.svg",
    letter: "j",
    likes: "58",
  };

  it("is read whatever PHP made of its numbers", async () => {
    const channel = await client({ ...raw, plays: "1e3", yd_username: 7 }).detail(3);
    expect(channel).toMatchObject({
      id: 3,
      title: "家庭 活水",
      thumb: "https://channel.example/logo/3.svg",
      letter: "J",
      intro: "",
      username: "7",
      plays: 1_000,
      likes: 58,
      menus: [],
    });
  });

  it.each(empties)("that is %j is none", async (payload) => {
    await expect(client(payload).detail(3)).rejects.toBeInstanceOf(NotFound);
  });

  it("stands under # where its letter is none", async () => {
    const letters = ["", "#", "9", "李", null, []];
    const channels = await client(letters.map((letter) => ({ ...raw, letter }))).all();
    expect(channels.map(({ letter }) => letter)).toEqual(letters.map(() => "#"));
  });

  it("keeps of its menu what we have pages for", async () => {
    const menus = [
      { id: 1, title: "首页", page: "index" },
      { id: 2, title: "商店", page: "shop" },
      { title: "", page: "yuedu" },
      null,
      "movie",
    ];
    const { menus: kept } = await client({ ...raw, menus }).detail(3);
    expect(kept).toEqual([
      { title: "首页", page: "index" },
      { title: "", page: "yuedu" },
    ]);
    const odd = await client({ ...raw, menus: { a: menus[0] } }).detail(3);
    expect(odd.menus).toHaveLength(1);
  });
});

describe("a channel's lists", () => {
  it("are asked for by the page, which the host counts from 1", async () => {
    const { client, asked } = clientOn([]);
    await client.movie(3, 0, 24);
    await client.microvideo(3, 1, 8);
    await client.speaker(3, 2, 8);
    await client.yuedu(3, 0, 5);
    expect(asked.map(({ path, query }) => [path.split("/").at(-1), query])).toEqual([
      ["movie", { channel_id: 3, page: 1, limit: 24 }],
      ["microvideo", { channel_id: 3, page: 2, limit: 8 }],
      ["speaker", { channel_id: 3, page: 3, limit: 8 }],
      ["yuedu", { channel_id: 3, page: 1, limit: 5 }],
    ]);
  });

  it.each(empties)("are empty for %j", async (payload) => {
    const nothing = { items: [], total: 0 };
    const { movie, microvideo, speaker, yuedu } = client(payload);
    for (const list of [movie, microvideo, speaker, yuedu]) {
      expect(await list(1, 0, 8)).toEqual(nothing);
    }
    expect(await client(payload).likes(1)).toEqual([]);
  });

  it("name who speaks, however the host puts it", async () => {
    const speakers = [{ id: "4", name: "梁" }, "梁", null, [], 0];
    const list = speakers.map((speaker, index) => ({ movid: index + 1, title: "t", speaker }));
    const { items } = await client({ list, count: "5" }).movie(1, 0, 8);
    expect(items.map(({ speaker }) => speaker)).toEqual([
      { id: 4, name: "梁" },
      { id: 0, name: "梁" },
      { id: 0, name: "" },
      { id: 0, name: "" },
      { id: 0, name: "0" },
    ]);
  });

  it("take an album's number from movid or id, and drop what has neither", async () => {
    const list = [{ movid: 5 }, { id: "6" }, { title: "none" }, "junk", null];
    const { items, total } = await client({ list, count: 9 }).movie(1, 0, 8);
    expect(items.map(({ movid }) => movid)).toEqual([5, 6]);
    expect(total).toBe(9);
  });
});

describe("the search", () => {
  it("asks the index of each kind, and reads hits and totalHits", async () => {
    const { client, asked } = clientOn({ totalHits: "41", hits: [{ id: 1, title: "一" }] });
    const { channel, movie, microvideo, yuedu } = client.searchQuery;
    expect(await channel("光 爱", 1, 20)).toMatchObject({ total: 41, items: [{ id: 1 }] });
    await movie("光", 0, 20);
    await microvideo("光", 0, 20);
    await yuedu("光", 0, 20);
    expect(asked.map(({ query }) => query?.["index"])).toEqual([
      "channel",
      "movie",
      "microvideo",
      "yuedu",
    ]);
    expect(asked[0]?.query).toEqual({ index: "channel", kw: "光 爱", page: 2, limit: 20 });
  });

  it("takes a text for no page of hits at all", async () => {
    await expect(client("down for repairs").searchQuery.channel("x", 0, 20)).rejects.toThrow();
  });
});

describe("the front page", () => {
  it("leaves out banners that lead to no channel", async () => {
    const banners = [
      { title: "一", thumb: "/b.svg", channel_id: "2" },
      { title: "二", channel_id: 0 },
      { title: "三" },
    ];
    const index = await client({ banners, recommends: null, movies: {}, shorts: "x" }).pcIndex();
    expect(index.banners).toEqual([
      { title: "一", image: "https://channel.example/b.svg", channelId: 2 },
    ]);
    expect([index.recommended, index.movies, index.shorts]).toEqual([[], [], []]);
  });

  it("knows the pages of the section's menu, and what they are called", async () => {
    const menu = [
      { title: "直播", page: "live" },
      { title: "", page: "short" },
      { title: "店", page: "shop" },
    ];
    expect(await client(menu).pcMenu()).toEqual([{ title: "直播", page: "live" }]);
  });

  it("has words for search engines and hot words, or none", async () => {
    const hotsearch = [{ word: "光" }, { word: "" }, null];
    const { seo, hotWords } = await client({ seo_title: "频道", hotsearch }).settingIndex();
    expect([seo.title, hotWords]).toEqual(["频道", ["光"]]);
    expect((await client(null).settingIndex()).hotWords).toEqual([]);
  });
});

describe("comments", () => {
  const raw = { id: 1, content: "阿们", createtime: 1_700_000_000 };

  it("come with who wrote them, or without", async () => {
    const user = { nickname: "路得", avatar: "/a.png" };
    const { client, asked } = clientOn({
      list: [
        { ...raw, user },
        { ...raw, user: [] },
      ],
      count: 2,
    });
    const { items } = await client.commentLists(7, 3, 0, 50);
    expect(items.map(({ name, at }) => [name, at])).toEqual([
      ["路得", 1_700_000_000_000],
      ["", 1_700_000_000_000],
    ]);
    expect(asked[0]?.query).toEqual({ item_id: 3, mid: 7, page: 1, limit: 50 });
  });

  it("are read anew for whoever may just have written one", async () => {
    const { client, asked } = clientOn([]);
    await client.commentLists(7, 3, 0, 50, 1_700_000_000_000);
    await client.commentLists(7, 3, 0, 50);
    expect(asked).toMatchObject([
      { policy: "short", since: 1_700_000_000_000 },
      { policy: "short", since: undefined },
    ]);
  });
});

describe("favourite shorts", () => {
  it("are named by vid where there is one", async () => {
    const list = [{ id: 9, vid: "4" }, { id: 5 }, { title: "neither" }];
    const { items } = await client({ list, count: 3 }).collectLists(0, 20);
    expect(items.map(({ id }) => id)).toEqual([4, 5]);
  });

  it("are toggled by one POST", async () => {
    const { client, asked } = clientOn({ collect: 1 });
    await client.collectPost(4);
    expect(asked[0]).toMatchObject({ method: "POST", form: { vid: 4 }, policy: "never" });
  });
});
