import { describe, expect, it, test } from "vitest";
import { NotFound } from "../../../server/http/errors.ts";
import type { HostPlace } from "../../../server/http/hosts.ts";
import type { Call } from "../../../server/http/call.ts";
import { createGospelClient } from "../../../server/upstreams/gospel/client.ts";

const place: HostPlace = {
  base: new URL("https://gospel.example/"),
  publicBase: "https://gospel.example",
};

/** The client before a host that answers every call with `payload`, and what it asked. */
function asking(payload: unknown) {
  const asked: Pick<Call<unknown>, "path" | "query">[] = [];
  const client = createGospelClient(
    async (call) => {
      asked.push({ path: call.path, query: call.query });
      return call.parse(payload);
    },
    place,
    "gospel",
  );
  return { client, asked };
}
const client = (payload: unknown) => asking(payload).client;

const raw = {
  id: "5",
  category_id: "2",
  title: "第一次<b>祷告</b>",
  thumb: "/cover/5.svg",
  author: null,
  intro: "一<br>二",
  hits: "22860",
  items: "6",
  createtime: "1572858000",
  updatetime: "0",
  category: { id: 2, name: "信仰起步", flag: "new", flag_text: "新书", type: "book" },
};
const book = {
  id: 5,
  title: "第一次祷告",
  cover: "https://gospel.example/cover/5.svg",
  author: "",
  intro: "一\n二",
  articleCount: 6,
  category: { id: 2, name: "信仰起步", flag: "新书" },
  updatedAt: 1_572_858_000_000,
};

describe("a book", () => {
  it("takes numbers as strings, markup in texts and missing fields", async () => {
    const { items: books, said } = await client({ list: [raw], count: "101" }).bookLists(2, 0, 100);
    expect([books, said.total]).toEqual([[book], 101]);
  });

  it.each([null, [], "none", 7, { id: 0 }])(
    "has no category where that is %j",
    async (category) => {
      const { items: books } = await client({ list: [{ ...raw, category }] }).bookLists(2, 0, 100);
      expect(books).toEqual([{ ...book, category: null }]);
    },
  );

  it.each([null, undefined, "", [], {}, 3])(
    "has no articles where these are %j",
    async (articles) => {
      expect(await client({ ...raw, articles }).bookDetail(5)).toEqual({
        ...book,
        articleCount: 0,
        articles: [],
      });
    },
  );

  it("counts the articles it has, and drops those that are none", async () => {
    const articles = {
      a: { id: "501", title: "一" },
      b: null,
      c: { title: "no id" },
      d: { id: 502 },
    };
    expect(await client({ ...raw, articles }).bookDetail(5)).toMatchObject({
      articleCount: 2,
      articles: [
        { id: 501, title: "一" },
        { id: 502, title: "" },
      ],
    });
  });

  it.each([null, [], {}])("that is %j is not found", async (payload) => {
    await expect(client(payload).bookDetail(5)).rejects.toBeInstanceOf(NotFound);
    await expect(client(payload).articleDetail(5)).rejects.toBeInstanceOf(NotFound);
  });
});

test("an article comes sanitised; an empty one is empty", async () => {
  const content = `<h1>x</h1><script>y</script><img src="/a.jpg" onerror="z">`;
  const { html, ...rest } = await client({ id: "501", book_id: "5", content }).articleDetail(501);
  expect(rest).toEqual({ id: 501, bookId: 5, title: "" });
  expect(html).toMatch(/^<h2>x<\/h2><img src="\/img\/480\/gospel\.example\/a\.jpg"/);
  expect(html).not.toMatch(/script|onerror/);
  for (const nothing of [null, undefined, [], {}]) {
    expect((await client({ id: 1, content: nothing }).articleDetail(1)).html).toBe("");
  }
});

test("the first page is what there is of it", async () => {
  expect(await client(null).index()).toEqual({ banners: [], shelves: [], recommended: [] });
  const index = await client({
    banners: { 0: { title: "t", thumb: "javascript:x", book_id: "5" }, 1: { title: "no book" } },
    categories: [{ id: "2", name: "信仰起步", flag_text: "新书", books: null }, "junk"],
    recommends: [raw, { title: "no id" }],
  }).index();
  expect(index).toEqual({
    banners: [
      { title: "t", image: null, target: { to: "/gospel/view/5/index.html" } },
      { title: "no book", image: null, target: null },
    ],
    shelves: [{ category: { id: 2, name: "信仰起步", flag: "新书" }, books: [] }],
    recommended: [book],
  });
});

test.each<[string, unknown, number, number]>([
  ["a list of books", [raw], 0, 1],
  ["books inside data", { data: [raw] }, 0, 1],
  ["books inside a list with gaps", { list: { 3: raw } }, 0, 1],
  ["categories with their books", { data: [{ id: 2, title: "起步", books: [raw] }] }, 1, 0],
  ["nothing inside data", { data: [] }, 0, 0],
])("the first page comes as %s", async (_name, payload, shelves, recommended) => {
  const index = await client(payload).index();
  expect([index.shelves.length, index.recommended.length]).toEqual([shelves, recommended]);
  for (const { category, books } of index.shelves) {
    expect([category.name, books.length]).toEqual(["起步", 1]);
  }
});

test("calls say what the host wants: its pages count from 1", async () => {
  const { client, asked } = asking({});
  await client.bookLists(2, 0, 100);
  await client.bookLists(undefined, 3, 100);
  await client.categoryLists();
  expect(asked).toEqual([
    { path: "api/gospel.book/lists", query: { catid: 2, page: 1, limit: 100 } },
    { path: "api/gospel.book/lists", query: { catid: undefined, page: 4, limit: 100 } },
    { path: "api/gospel.category/lists", query: undefined },
  ]);
});
