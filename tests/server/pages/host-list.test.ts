import { describe, expect, test } from "vitest";
import { id, paged } from "../../../server/http/wire.ts";
import { listPage, wholeList } from "../../../server/pages/host-list.ts";
import { everyDialect, pageIn, type PageDialect } from "../../rigs/pages-of.ts";

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** A host with `count` entries, `size` a page, in one of the dialects; and what it was asked for. */
function host(dialect: PageDialect, count: number, size: number) {
  const asked: number[] = [];
  return {
    asked,
    async load(page: number) {
      asked.push(page);
      const reply: unknown = pageIn(dialect, numbers(count), page + 1, size);
      return paged(id).parse(reply);
    },
  };
}

/** Everything that links lead to, one page after the other. */
async function walk(load: ReturnType<typeof host>["load"], size: number) {
  const seen: number[] = [];
  let page = 1;
  for (;;) {
    const list = await listPage(load, page, size);
    seen.push(...list.items);
    if (page >= list.pages || page > 20) return { seen, pages: page, last: list };
    page += 1;
  }
}

describe.each(everyDialect)("a host that says %s", (dialect) => {
  test.each([
    [45, 10, 5],
    [40, 10, 4],
    [10, 10, 1],
    [9, 10, 1],
    [1, 10, 1],
    [0, 10, 1],
  ])("%i entries, %i a page", async (count, size, pages) => {
    const { load } = host(dialect, count, size);
    const walked = await walk(load, 24);
    expect(walked.seen).toEqual(numbers(count));
    expect(walked.pages).toBe(pages);
  });

  test("a page is asked for once", async () => {
    const { load, asked } = host(dialect, 45, 10);
    await listPage(load, 3, 24);
    expect(asked).toHaveLength(new Set(asked).size);
    expect(asked).toContain(2);
  });

  test("past the end there is nothing", async () => {
    const { load } = host(dialect, 45, 10);
    const list = await listPage(load, 9, 24);
    expect(list.items).toEqual([]);
    expect(list.pages).toBeLessThanOrEqual(9);
  });

  test("the whole list, and no more than is wanted", async () => {
    const { load } = host(dialect, 45, 10);
    expect(await wholeList(load, 999)).toEqual({ items: numbers(45), all: true });
    expect(await wholeList(load, 25)).toEqual({ items: numbers(25), all: false });
  });
});

test("a total is said where the host says it, or sent everything", async () => {
  const total = async (dialect: PageDialect, count: number) =>
    (await listPage(host(dialect, count, 10).load, 1, 24)).total;
  expect(await total("a total alone", 45)).toBe(45);
  expect(await total("nothing at all", 45)).toBeNull();
  expect(await total("nothing at all", 7)).toBe(7);
});

test("a host that knows no pages sends the same again: that is all there is", async () => {
  const load = () => Promise.resolve(paged(id).parse(numbers(60)));
  expect((await walk(load, 24)).seen).toEqual(numbers(60));
  expect((await walk(load, 24)).pages).toBe(3);
  expect(await wholeList(load, 999)).toEqual({ items: numbers(60), all: true });
});

test("odd entries count as having come", async () => {
  const all = [...numbers(8), "odd", null, ...numbers(12).map((one) => one + 8)];
  const load = async (page: number) =>
    paged(id).parse({ data: all.slice(page * 10, page * 10 + 10), total: all.length });
  const { seen, pages } = await walk(load, 24);
  expect(pages).toBe(3);
  expect(seen).toEqual(numbers(20));
});
