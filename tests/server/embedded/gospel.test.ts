import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startEmbedded, type Embedded } from "../../../server/embedded/start.ts";
import { laySeed } from "../../rigs/site.ts";
import { ask } from "../../rigs/browse.ts";
import { dataFolder } from "./movie-rig.ts";

const folder = dataFolder();
let embedded: Embedded;
beforeAll(async () => {
  laySeed(folder.path);
  embedded = await startEmbedded(folder.path);
});
afterAll(async () => {
  await embedded.close();
  folder.remove();
});

const get = (path: string) => ask(embedded.places.gospel.base.origin, path);
async function call(name: string, fields: Record<string, string> = {}) {
  return JSON.parse((await get(`/api/gospel.${name}?${new URLSearchParams(fields)}`)).text);
}

const languages = [
  { lang: "zh-CN", short: "zh", flag: "热门", type: "书籍" },
  { lang: "en-US", short: "en", flag: "Popular", type: "Book" },
];
const han = /[\p{Script=Han}，。；：！？（）]/u;
const sentence = /[A-Za-z]{2,} [A-Za-z]{2,}/;

const categoryShape = {
  id: expect.any(Number),
  name: expect.stringMatching(/./),
  type: "book",
  flag: expect.stringMatching(/^(hot|new|)$/),
  type_text: expect.stringMatching(/./),
  flag_text: expect.any(String),
};
const bookShape = {
  id: expect.any(Number),
  category_id: expect.any(Number),
  title: expect.stringMatching(/./),
  thumb: expect.stringMatching(/^\/cover\/\d+\.svg\?lang=(zh|en)$/),
  author: expect.stringMatching(/./),
  intro: expect.stringMatching(/./),
  level: expect.toSatisfy((level) => [1, 2, 3].includes(level)),
  listorder: expect.any(Number),
  status: 1,
  hits: expect.any(Number),
  items: expect.toSatisfy((items) => items >= 5 && items <= 8),
  createtime: expect.any(Number),
  updatetime: expect.any(Number),
  category: categoryShape,
};
const listedShape = {
  id: expect.any(Number),
  book_id: expect.any(Number),
  title: expect.stringMatching(/./),
  status: 1,
  listorder: expect.any(Number),
  hits: expect.any(Number),
  createtime: expect.any(Number),
  updatetime: expect.any(Number),
};

describe.each(languages)("in $lang", ({ lang, short, flag, type }) => {
  const right = (text: string) => (short === "zh" ? !sentence.test(text) : !han.test(text));

  test("the front page, the categories and the books agree", async () => {
    const { code, data } = await call("index/index", { lang });
    expect(code).toBe(1);
    const categories = (await call("category/lists", { lang })).data;
    expect(categories).toEqual(Array(4).fill(categoryShape));
    expect(categories[0]).toMatchObject({ flag_text: flag, type_text: type });
    const { list, count } = (await call("book/lists", { lang, limit: "100" })).data;
    expect([list, count]).toEqual([Array(10).fill(bookShape), 10]);

    const shelves = data.categories.map(({ books }: { books: unknown[] }) => books.length);
    expect(shelves).toEqual([4, 3, 2, 1]);
    for (const { books, ...category } of data.categories) {
      expect(categories).toContainEqual(category);
      for (const book of books) {
        expect(list).toContainEqual(book);
        expect(book.category).toEqual(category);
      }
    }
    expect(data.recommends.length).toBe(4);
    for (const book of data.recommends) expect(list).toContainEqual(book);
    expect(data.banners.length).toBe(2);
    for (const { title, thumb, book_id } of data.banners) {
      expect(right(title)).toBe(true);
      expect(thumb).toMatch(new RegExp(`^/banner/\\d\\.svg\\?lang=${short}$`));
      expect(list.some(({ id }: { id: number }) => id === book_id)).toBe(true);
    }
  });

  test("every article of every book is there, in its language and in sober HTML", async () => {
    const { list } = (await call("book/lists", { lang, limit: "100" })).data;
    for (const listed of list) {
      const { articles, ...book } = (await call("book/detail", { lang, id: listed.id })).data;
      expect(book).toEqual(listed);
      expect(articles).toEqual(Array(book.items).fill(listedShape));
      expect([book.title, book.author, book.intro].every(right), book.title).toBe(true);
      for (const [at, one] of articles.entries()) {
        expect([one.id, one.listorder]).toEqual([book.id * 100 + at + 1, at + 1]);
        const { content, ...rest } = (await call("article/detail", { lang, id: one.id })).data;
        expect(rest).toEqual({ ...one, book: { id: book.id, title: book.title } });
        expect([one.title, content.replace(/<[^>]+>/g, "\n")].every(right), one.title).toBe(true);
        expect(content).not.toMatch(/\*|^(##|>|-) /m);
        expect(content).toMatch(/<blockquote><p>.+\d[)）]?.*<\/p><\/blockquote>/);
        const tags = [...content.matchAll(/<([^>]*)>/g)].map(([, tag]) => tag);
        const known = /^\/?(p|h3|blockquote|ul|li|strong|em)$/;
        expect(
          tags.filter((tag) => !known.test(tag)),
          one.title,
        ).toEqual([]);
        expect(lengthOf(content, short), one.title).toBe("right");
      }
    }
  });

  test("the covers and banners are drawn, each its own", async () => {
    const ids = Array.from({ length: 10 }, (_, at) => at + 1);
    const paths = [...ids.map((id) => `/cover/${id}`), "/banner/1", "/banner/2"];
    const drawings = await Promise.all(paths.map((path) => get(`${path}.svg?lang=${short}`)));
    for (const { status, headers, text } of drawings) {
      expect([status, headers["content-type"]]).toEqual([200, "image/svg+xml; charset=utf-8"]);
      expect(text).not.toMatch(/<script|<foreignObject|\son\w+=|(href|src)="(?!#)|url\((?!#)/i);
    }
    expect(new Set(drawings.map(({ text }) => text)).size).toBe(paths.length);
    expect(drawings[0]?.text).toContain('viewBox="0 0 480 640"');
    expect(drawings[0]?.text).toContain(short === "zh" ? "神是谁" : "Who Is God?");
  });
});

test("a category's books come page by page", async () => {
  const ids = async (fields: Record<string, string>) => {
    const { list, count } = (await call("book/lists", fields)).data;
    return [list.map(({ id }: { id: number }) => id), count];
  };
  expect(await ids({ catid: "1" })).toEqual([[1, 2, 3, 4], 4]);
  expect(await ids({ catid: "2", page: "1", limit: "2" })).toEqual([[5, 6], 3]);
  expect(await ids({ catid: "2", page: "2", limit: "2" })).toEqual([[8], 3]);
  expect(await ids({ catid: "2", page: "3", limit: "2" })).toEqual([[], 3]);
  expect(await ids({ catid: "9" })).toEqual([[], 0]);
  expect(await ids({ page: "x", limit: "-1" })).toEqual([[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 10]);
});

test.each(["book/detail", "article/detail"])("%s: nothing for an unknown id", async (name) => {
  for (const fields of [{}, { id: "0" }, { id: "99999" }, { id: "x" }, { id: "1 OR 1" }]) {
    expect(await call(name, fields as Record<string, string>)).toMatchObject({
      code: 0,
      data: null,
    });
  }
});

test.each(["/cover/11.svg", "/cover/1.png", "/banner/3.svg", "/cover/../host.ts"])(
  "no %s",
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

function lengthOf(content: string, language: string): string {
  const text = content.replace(/<[^>]+>/g, " ");
  const [count, least, most] =
    language === "zh"
      ? [text.match(/\p{Script=Han}/gu)?.length ?? 0, 250, 450]
      : [text.match(/[^\s]*\w[^\s]*/g)?.length ?? 0, 150, 280];
  return count >= least && count <= most ? "right" : String(count);
}
