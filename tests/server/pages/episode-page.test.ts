import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { episodePage } from "../../../server/pages/movie.ts";

const perPage = 20;
const album = (count: number, newestFirst = false) => ({
  newestFirst,
  episodes: Array.from({ length: count }, (_, n) => ({ urlid: 100 + n, title: `part ${n + 1}` })),
});
const numbers = (page: ReturnType<typeof episodePage>) => page.episodes.map((one) => one.number);
const run = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);

describe("an album told from the beginning", () => {
  it("opens on its first page", () => {
    const page = episodePage(album(45), null);
    expect(page).toMatchObject({ page: 1, pages: 3, total: 45 });
    expect(numbers(page)).toEqual(run(1, 20));
  });

  it.each([
    [1, run(1, 20)],
    [2, run(21, 40)],
    [3, run(41, 45)],
  ])("shows page %i in its own order", (wanted, shown) => {
    expect(numbers(episodePage(album(45), wanted))).toEqual(shown);
  });

  it("keeps an episode's id and title beside its number", () => {
    const [first] = episodePage(album(45), 3).episodes;
    expect(first).toEqual({ urlid: 140, title: "part 41", number: 41 });
  });
});

describe("an album whose newest episode comes first", () => {
  it("opens on its last page, turned round", () => {
    const page = episodePage(album(45, true), null);
    expect(page).toMatchObject({ page: 3, pages: 3, total: 45 });
    expect(numbers(page)).toEqual(run(41, 45).reverse());
  });

  it("shows any other page turned round too", () => {
    expect(numbers(episodePage(album(45, true), 1))).toEqual(run(1, 20).reverse());
  });

  it("is left as it was by being shown", () => {
    const one = album(45, true);
    const before = structuredClone(one);
    episodePage(one, null);
    expect(one).toEqual(before);
  });
});

describe("the bounds", () => {
  it.each([
    [0, 1],
    [1, 1],
    [20, 1],
    [21, 2],
    [40, 2],
    [41, 3],
  ])("of %i episodes are %i pages", (count, pages) => {
    expect(episodePage(album(count), null).pages).toBe(pages);
  });

  it("hold an empty album: one page with nothing on it", () => {
    for (const newestFirst of [true, false]) {
      expect(episodePage(album(0, newestFirst), null)).toEqual({
        episodes: [],
        page: 1,
        pages: 1,
        total: 0,
      });
    }
  });

  it.each([
    [0, 1],
    [-5, 1],
    [4, 3],
    [9_999_999, 3],
  ])("take a visitor who wants page %i to page %i", (wanted, page) => {
    expect(episodePage(album(45), wanted).page).toBe(page);
    expect(episodePage(album(45, true), wanted).page).toBe(page);
  });
});

it("shows every episode exactly once over all pages, and never a page too long", () => {
  fc.assert(
    fc.property(fc.nat(90), fc.boolean(), (count, newestFirst) => {
      const one = album(count, newestFirst);
      const { pages } = episodePage(one, null);
      const shown = run(1, pages).flatMap((wanted) => {
        const page = episodePage(one, wanted);
        expect(page.episodes.length).toBeLessThanOrEqual(perPage);
        return numbers(page);
      });
      expect(shown.sort((a, b) => a - b)).toEqual(run(1, count));
    }),
  );
});
