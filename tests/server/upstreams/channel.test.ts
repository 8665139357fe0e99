import { describe, expect, it, test } from "vitest";
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
      { name: "讲员", page: "artists" },
      { title: "评论", page: "comments" },
      { title: "专辑", page: "/channels/movies/3.html" },
      { title: "短片", page: "shorts" },
      { title: "文章", page: "articles" },
      null,
      "movie",
    ];
    const { menus: kept } = await client({ ...raw, menus }).detail(3);
    expect(kept).toEqual([
      { title: "首页", page: "index" },
      { title: "", page: "yuedu" },
      { title: "讲员", page: "speaker" },
      { title: "评论", page: "comment" },
      { title: "短片", page: "microvideo" },
      { title: "文章", page: "yuedu" },
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
    const nothing = { items: [], said: { came: 0, total: 0 } };
    const { movie, microvideo, speaker, yuedu } = client(payload);
    for (const list of [movie, microvideo, speaker, yuedu]) {
      expect(await list(1, 0, 8)).toMatchObject(nothing);
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
    const { items, said } = await client({ list, count: 9 }).movie(1, 0, 8);
    expect(items.map(({ movid }) => movid)).toEqual([5, 6]);
    expect(said.total).toBe(9);
  });
});

test("an artist is called by title or by name, and never by nothing", async () => {
  const list = [{ id: 1, title: "彼得" }, { id: 2, name: "约翰" }, { id: 3 }];
  const { items } = await client({ list, count: 3 }).speaker(1, 0, 8);
  expect(items.map(({ name }) => name)).toEqual(["彼得", "约翰", "#3"]);
});

describe("the search", () => {
  it("asks the index of each kind, and reads hits and totalHits", async () => {
    const { client, asked } = clientOn({ totalHits: "41", hits: [{ id: 1, title: "一" }] });
    const { channel, movie, microvideo, yuedu } = client.searchQuery;
    expect(await channel("光 爱", 1, 20)).toMatchObject({
      said: { total: 41 },
      items: [{ id: 1 }],
    });
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
  const banner = { title: "一", thumb: "/b.svg", channel_id: "2" };
  const image = "https://channel.example/b.svg";

  it("leads where its banners say, as far as that is anywhere", async () => {
    const banners = [
      banner,
      { title: "二", channel_id: 0 },
      { name: "三", url: "/shorts/index.html" },
    ];
    const index = await client({ banners, recommends: null, movies: {}, shorts: "x" }).pcIndex();
    expect(index.banners).toEqual([
      { title: "一", image, target: { to: "/channels/detail/2.html" } },
      { title: "二", image: null, target: null },
      { title: "三", image: null, target: { to: "/shorts/index.html" } },
    ]);
    expect([index.recommended, index.movies, index.shorts]).toEqual([[], [], []]);
  });

  const channel = { id: 3, title: "频道" };
  const movie = { movid: 5, title: "专辑" };
  const short = { id: 7, title: "短片", tag: "诗歌" };
  const all = { banners: [1], recommended: [3], movies: [5], shorts: [7] };
  it.each<[string, unknown, Partial<typeof all>]>([
    [
      "lists by their names",
      { sliders: [banner], channels: [channel], movie: [movie], microvideo: [short] },
      all,
    ],
    ["a list of channels", [channel], { recommended: [3] }],
    ["channels inside data", { data: { 1: channel } }, { recommended: [3] }],
    ["a list of all sorts", [banner, channel, movie, short], all],
    ["a list with gaps", { 2: channel, 4: movie }, { recommended: [3], movies: [5] }],
    [
      "blocks that say what is in them",
      [
        { type: "banner", list: [banner] },
        { page: "channel", title: "推荐", data: [channel] },
        { page: "movie", list: { 1: { id: 5, title: "专辑" } } },
        { name: "microvideo", items: [short] },
      ],
      all,
    ],
    [
      "blocks of lists by their names",
      [{ banners: [banner], shorts: [short] }],
      { banners: [1], shorts: [7] },
    ],
    ["nothing", [], {}],
  ])("comes as %s", async (_name, payload, expected) => {
    const { banners, recommended, movies, shorts } = await client(payload).pcIndex();
    const found = {
      banners: banners.map(() => 1),
      recommended: recommended.map(({ id }) => id),
      movies: movies.map(({ movid }) => movid),
      shorts: shorts.map(({ id }) => id),
    };
    expect(found).toEqual({ banners: [], recommended: [], movies: [], shorts: [], ...expected });
  });

  it("knows the pages of the section's menu, and what they are called", async () => {
    const menu = [
      { title: "直播", page: "live" },
      { title: "", page: "shorts" },
      { title: "店", page: "shop" },
      { name: "全部", page: "/channels/all.html" },
      { title: "圣经", url: "bibles" },
    ];
    expect(await client(menu).pcMenu()).toEqual([
      { title: "直播", page: "live" },
      { title: "", page: "short" },
      { title: "全部", page: "channel" },
      { title: "圣经", page: "bible" },
    ]);
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
