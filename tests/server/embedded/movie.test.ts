import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answeredNo } from "../../../server/http/errors.ts";
import type { MovieClient } from "../../../server/upstreams/movie/client.ts";
import type { Album } from "../../../server/upstreams/movie/model.ts";
import { dataFolder, openMovies } from "./movie-rig.ts";

const data = dataFolder();
let movies: Awaited<ReturnType<typeof openMovies>>;
let zh: MovieClient;
let en: MovieClient;
let every: Album[];
beforeAll(async () => {
  movies = await openMovies(data.path);
  zh = movies.client();
  en = movies.client("en-US");
  const pages = await Promise.all([0, 1, 2].map((page) => zh.movieIndex({ limit: 100, page })));
  every = pages.flatMap(({ items: albums }) => albums);
});
afterAll(async () => {
  await movies.close();
  data.remove();
});

const ids = (albums: Album[]) => albums.map(({ movid }) => movid);
const sorted = (numbers: number[]) => numbers.toSorted((a, b) => b - a);

describe("there is enough of everything", () => {
  test("albums, episodes, speakers, categories, topics, notices", async () => {
    expect(new Set(ids(every)).size).toBe(300);
    const episodes = every.reduce((sum, album) => sum + album.episodeCount, 0);
    expect(episodes).toBeGreaterThanOrEqual(4_000);
    const { speakers, albums } = await zh.speakerIndex();
    expect(speakers.length).toBe(40);
    expect(speakers.reduce((sum, { albumCount }) => sum + albumCount, 0)).toBe(300);
    expect(albums.length).toBe(12);
    const { topics, hotWords, links } = await zh.commonIndex();
    expect(topics.filter(({ href }) => href !== null).length).toBeGreaterThan(0);
    expect([topics.length > 5, hotWords.length > 5, links.length > 1]).toEqual([true, true, true]);
  });

  test("every album has both languages, a picture, and as many episodes as it says", async () => {
    const details = await Promise.all(ids(every).map((movid) => zh.movieDetail(movid)));
    for (const { movid, title, thumb, description, episodes, episodeCount, speaker } of details) {
      const told = every.find((album) => album.movid === movid)?.episodeCount;
      expect([episodes.length, episodeCount], String(movid)).toEqual([told, told]);
      expect([title, description, thumb, speaker.name].every(Boolean), String(movid)).toBe(true);
    }
    expect(details.some(({ newestFirst }) => newestFirst)).toBe(true);
    const urlids = details.flatMap(({ episodes }) => episodes.map(({ urlid }) => urlid));
    expect(new Set(urlids).size).toBe(urlids.length);
    const english = await Promise.all([0, 1, 2].map((page) => en.movieIndex({ limit: 100, page })));
    const titles = english.flatMap(({ items: albums }) => albums.map(({ title }) => title));
    expect(titles.filter((title) => /\p{Script=Han}/u.test(title))).toEqual([]);
  });

  test("the home is full", async () => {
    const home = await en.indexIndex();
    expect(home.slides.length).toBe(5);
    expect(home.notices.length).toBe(3);
    for (const list of [home.recommended, home.updated, home.speakers]) {
      expect(list.length).toBeGreaterThanOrEqual(12);
    }
    expect(home.categories.every(({ children }) => children.length > 0)).toBe(true);
  });
});

describe("lists", () => {
  test("pages neither repeat nor lack an album, and end", async () => {
    const pages = await Promise.all(
      Array.from({ length: 13 }, (_, page) =>
        zh.movieIndex({ limit: 24, page, order: "hitsOrder" }),
      ),
    );
    expect(pages.every(({ said }) => said.total === 300)).toBe(true);
    expect(pages.at(-1)?.items.length).toBe(300 - 12 * 24);
    expect(sorted(pages.flatMap(({ items: albums }) => ids(albums)))).toEqual(sorted(ids(every)));
    expect(await zh.movieIndex({ limit: 24, page: 13 })).toMatchObject({
      items: [],
      said: { total: 300 },
    });
  });

  test("an offset goes on where the list was left", async () => {
    const whole = await zh.movieIndex({ limit: 20, offset: 0, order: "addtimeOrder" });
    const tail = await zh.movieIndex({ limit: 10, offset: 10, order: "addtimeOrder" });
    expect(ids(tail.items)).toEqual(ids(whole.items).slice(10));
  });

  test("orders: most played, last changed, newest", async () => {
    const { items: albums } = await zh.movieIndex({ limit: 100, page: 0, order: "hitsOrder" });
    expect(albums.map(({ hits }) => hits)).toEqual(sorted(albums.map(({ hits }) => hits)));
    const edited = (await zh.movieIndex({ limit: 100, page: 0, order: "edittimeOrder" })).items;
    const times = edited.map(({ updatedAt }) => updatedAt ?? 0);
    expect(times).toEqual(sorted(times));
    const added = (await zh.movieIndex({ limit: 100, page: 0, order: "addtimeOrder" })).items;
    expect(ids(added)).not.toEqual(ids(edited));
  });

  test("a category counts with its children", async () => {
    const { below: tree } = await zh.categoryIndex();
    const totalOf = async (id: number) =>
      (await zh.movieIndex({ limit: 1, page: 0, category_id: id })).said.total;
    let sum = 0;
    for (const { id, children } of tree) {
      const parts = await Promise.all(children.map((child) => totalOf(child.id)));
      expect(parts.every((part) => part > 0)).toBe(true);
      expect(children.every(({ parentId }) => parentId === id)).toBe(true);
      const whole = await totalOf(id);
      expect(whole).toBeGreaterThanOrEqual(parts.reduce((total, part) => total + part));
      sum += whole;
    }
    expect(sum).toBe(300);
    expect(await totalOf(99_999)).toBe(0);
  });

  test("a speaker's albums are theirs", async () => {
    const {
      items: albums,
      said: { total },
    } = await zh.movieIndex({ limit: 100, page: 0, speaker_id: 1 });
    expect(total).toBe((await zh.speakerDetail(1)).albumCount);
    expect(albums.every(({ speaker }) => speaker.id === 1)).toBe(true);
  });
});

describe("search", () => {
  test.each([
    { kw: "恩典", why: "two characters" },
    { kw: "马太福音", why: "four characters" },
    { kw: "grace", why: "an English word" },
    { kw: "Gr", why: "two letters" },
  ])("$why", async ({ kw }) => {
    const {
      items: albums,
      said: { total },
    } = await zh.movieSearch(kw, 1, 0, 100);
    expect(albums.length).toBe(total);
    for (const { movid } of albums) {
      const both = await Promise.all([zh.movieDetail(movid), en.movieDetail(movid)]);
      const words = both.map(({ title, description }) => `${title} ${description}`).join(" ");
      expect(words.toLowerCase()).toContain(kw.toLowerCase());
    }
    expect(total).toBeGreaterThan(0);
  });

  test("speakers and episodes are found by their own", async () => {
    const { name } = await zh.speakerDetail(1);
    const bySpeaker = await zh.movieSearch(name, 2, 0, 100);
    expect(bySpeaker.said.total).toBe((await zh.speakerDetail(1)).albumCount);
    expect(bySpeaker.items.every(({ speaker }) => speaker.id === 1)).toBe(true);
    expect((await zh.movieSearch("马太福音", 3, 0, 100)).items.length).toBeGreaterThan(0);
  });

  test("pages", async () => {
    const whole = await zh.movieSearch("恩典", 1, 0, 100);
    const parts = await Promise.all([0, 1, 2].map((page) => zh.movieSearch("恩典", 1, page, 10)));
    expect(ids(parts.flatMap(({ items: albums }) => albums))).toEqual(ids(whole.items));
    expect(parts.map(({ said }) => said.total)).toEqual(Array(3).fill(whole.said.total));
  });

  test("nothing, and anything odd, finds nothing or something, never a fault", async () => {
    expect(await zh.movieSearch("zzzz", 1, 0, 20)).toMatchObject({
      items: [],
      said: { came: 0, total: 0 },
    });
    expect(await zh.movieSearch("%", 1, 0, 20)).toMatchObject({
      items: [],
      said: { came: 0, total: 0 },
    });
    const odd = [
      '"',
      "'",
      "* OR",
      "a AND b",
      "NEAR(",
      "-x",
      "kind:1",
      "%_",
      "\\",
      "{x}",
      "^a",
      "𝕏𝕏𝕏",
    ];
    for (const kw of odd) await expect(zh.movieSearch(kw, 1, 0, 20)).resolves.toBeDefined();
    const words = fc
      .string({ unit: "binary", minLength: 1, maxLength: 12 })
      .filter((text) => !text.includes("\0"));
    await fc.assert(
      fc.asyncProperty(words, async (kw) => {
        expect((await zh.movieSearch(kw.toWellFormed(), 1, 0, 5)).items.length).toBeLessThanOrEqual(
          5,
        );
      }),
      { numRuns: 50 },
    );
  });
});

test("what is not there is refused or not found", async () => {
  const [first] = (await zh.movieDetail(1001)).episodes;
  const unknown = [
    zh.movieDetail(999_999),
    zh.movieDetail(0),
    zh.movieUrl(1001, 1, 1),
    zh.movieUrl(1002, first?.urlid ?? 0, 1),
    zh.speakerDetail(999),
    zh.specialDetail(999),
  ];
  for (const one of await Promise.allSettled(unknown)) {
    expect(one.status === "rejected" && answeredNo(one.reason)).toBe(true);
  }
  expect(await zh.specialItem(999)).toEqual([]);
});
