import { describe, expect, it, test } from "vitest";
import { NotFound } from "../../../server/http/errors.ts";
import type { HostPlace } from "../../../server/http/hosts.ts";
import { createReadingClient } from "../../../server/upstreams/reading/client.ts";

const place: HostPlace = {
  base: new URL("https://reading.example/"),
  publicBase: "https://reading.example",
};

interface Asked {
  path: string;
  query: unknown;
  policy: string;
  form?: unknown;
  write?: boolean | undefined;
}

/** The client before a host that answers every call with `payload`, and what it asked. */
function asking(payload: unknown) {
  const asked: Asked[] = [];
  const client = createReadingClient(async (call) => {
    const { path, query, policy, form, write } = call;
    asked.push({ path, query, policy, form, write });
    return call.parse(payload);
  }, place);
  return { client, asked };
}
const client = (payload: unknown) => asking(payload).client;

const noon = Date.parse("2026-11-21T12:00:00+08:00");
const raw = {
  itemid: "120779",
  title: "够用的<i>恩典</i>",
  thumb: "//cdn.example/a.jpg",
  intro: "一句话",
  likes: "27",
  comments: "3",
  user: { username: "ttlx", passport: "天天灵修", dateline: String(noon / 1000) },
};
const entry = {
  id: 120_779,
  title: "够用的恩典",
  thumb: "https://cdn.example/a.jpg",
  intro: "一句话",
  likes: 27,
  comments: 3,
  channel: { username: "ttlx", name: "天天灵修" },
  at: noon,
};

describe("an entry of a feed", () => {
  const read = async (payload: unknown) => (await client(payload).listByUser("ttlx", 0, 7)).items;

  it("takes numbers as strings, and its date from its author", async () => {
    expect(await read({ list: [raw], total: "30" })).toEqual([entry]);
  });

  it.each<[string, unknown, number]>([
    ["the comments themselves", [{}, {}], 2],
    ["a word", "many", 0],
    ["nothing", null, 0],
  ])("counts %s", async (_name, comments, expected) => {
    expect(await read([{ ...raw, comments }])).toEqual([{ ...entry, comments: expected }]);
  });

  it.each([null, [], "ttlx", undefined])("goes without an author of %j", async (user) => {
    expect(await read([{ ...raw, user }])).toEqual([{ ...entry, channel: null, at: null }]);
    const dated = await read([{ ...raw, user, dateline: "2026-11-21 12:00:00" }]);
    expect(dated).toEqual([{ ...entry, channel: null, at: noon }]);
  });

  it.each(["", "0", "0000-00-00 00:00:00", -5, null, "9".repeat(40)])(
    "goes without a date of %j",
    async (dateline) => {
      const user = { ...raw.user, dateline };
      expect(await read([{ ...raw, user }])).toEqual([{ ...entry, at: null }]);
    },
  );

  it("needs nothing but its id, and without one is none", async () => {
    expect(await read([{ itemid: 1 }, { title: "no id" }, null, "junk"])).toEqual([
      {
        id: 1,
        title: "#1",
        thumb: null,
        intro: "",
        likes: 0,
        comments: 0,
        channel: null,
        at: null,
      },
    ]);
  });

  it.each([null, undefined, [], {}, { list: null, total: "0" }])(
    "%j is an empty feed",
    async (none) => {
      expect(await client(none).listByUser("ttlx", 0, 7)).toMatchObject({
        items: [],
        said: { came: 0, total: 0 },
      });
    },
  );
});

describe("an article", () => {
  it("is its entry with its text and whether the member likes it", async () => {
    const content = `<p>一</p><img data-src="/p.jpg" src="/blank.gif"><script>x</script>`;
    const { html, liked, ...rest } = await client({ ...raw, content, liked: "1" }).articleDetail(1);
    expect([rest, liked]).toEqual([entry, true]);
    expect(html).toMatch(/^<p>一<\/p><img src="\/img\/480\/[^"]+p\.jpg"[^>]* \/>$/);
  });

  it.each([null, [], {}, 5])("without text for %j", async (content) => {
    const { html } = await client({ itemid: 1, content }).articleDetail(1);
    expect(html).toBe(content === 5 ? "5" : "");
  });

  it.each([null, [], {}])("that is %j is not found", async (payload) => {
    await expect(client(payload).articleDetail(1)).rejects.toBeInstanceOf(NotFound);
  });
});

test("a channel's key is a word, and its name may be missing", async () => {
  const channels = await client([
    { username: "ttlx", passport: "天天灵修", logo: "/logo/1.svg", intro: "每天" },
    { username: "bare" },
    { username: "../mine" },
    { passport: "no key" },
  ]).gzhLists();
  expect(channels).toEqual([
    {
      username: "ttlx",
      name: "天天灵修",
      logo: "https://reading.example/logo/1.svg",
      intro: "每天",
    },
    { username: "bare", name: "", logo: null, intro: "" },
  ]);
});

test("comments are text, whoever wrote them", async () => {
  const list = [
    { id: "9", content: "<b>阿们</b>", createtime: "1700000000", user: { nickname: "路得" } },
    { id: 8, content: 5, user: [] },
  ];
  expect((await client(list).commentLists(1, 0)).items).toEqual([
    { id: 9, content: "阿们", at: 1_700_000_000_000, name: "路得", avatar: null },
    { id: 8, content: "5", at: null, name: "", avatar: null },
  ]);
});

test("calls say what the host wants; what is a member's own is never kept", async () => {
  const { client, asked } = asking({ itemid: 1 });
  await client.listByUser("ttlx", 0, 7);
  await client.articleDetail(1);
  await client.ownArticleDetail(1);
  await client.articleZan(1);
  await client.commentLists(1, 0, 1_700_000_000_000);
  await client.commentLists(1, 1);
  await client.commentPost(1, "阿们");
  const detail = { path: "v1/article/detail", query: { itemid: 1, lazy: 1 } };
  expect(asked).toMatchObject([
    {
      path: "v1/article/listByUser",
      query: { page: 1, pagesize: 7, username: "ttlx" },
      policy: "short",
    },
    { ...detail, policy: "short" },
    { ...detail, policy: "never" },
    { path: "v1/article/zan", query: { itemid: 1 }, policy: "never", write: true },
    { path: "v2/comment/lists", query: { itemid: 1 }, policy: "short" },
    { path: "v2/comment/lists", query: { itemid: 1, page: 2 }, policy: "short" },
    { path: "v2/comment/post", form: { itemid: 1, content: "阿们" }, policy: "never" },
  ]);
});
