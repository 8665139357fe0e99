import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { NoRoom } from "../../../../server/front/crowd/fair-line.ts";
import { createPictures, type Pictures } from "../../../../server/front/files/pictures.ts";
import { NotFound, Unavailable } from "../../../../server/http/errors.ts";
import type { FetchedFile } from "../../../../server/http/file.ts";

const minute = 60_000;
const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#0f5f5c" } })
  .png()
  .toBuffer();

let now: number;
let fetched: string[];
let disk: Map<string, Buffer>;
let answer: (url: URL) => Promise<FetchedFile>;
let pictures: Pictures;
beforeEach(() => {
  now = 1_000;
  fetched = [];
  disk = new Map();
  answer = () => Promise.resolve({ bytes: photo, type: "image/png" });
  const fetcher = {
    allows: () => true,
    fetch(url: URL) {
      fetched.push(url.pathname + url.search);
      return answer(url);
    },
    close: () => Promise.resolve(),
  };
  const store = {
    get: (key: string) => Promise.resolve(disk.get(key) ?? null),
    put: (key: string, image: Buffer) => Promise.resolve(void disk.set(key, image)),
  };
  pictures = createPictures(fetcher, store, { now: () => now });
});

const get = (path: string, address = "1.2.3.4", host = "http://host.invalid") =>
  pictures.get({ url: new URL(host + path), width: 320, format: "webp" }, address);
const hang = () => new Promise<never>(() => undefined);

test("one picture with 70 queries at once is made once, and stands in for a minute", async () => {
  const asked = Array.from({ length: 70 }, (_, at) => get(`/a.jpg?q=${at}`, `visitor ${at}`));
  const images = await Promise.all(asked);
  expect(fetched).toEqual(["/a.jpg?q=0"]);
  expect(disk.size).toBe(1);
  expect(images.map(({ passing }) => passing)).toEqual([false, ...Array(69).fill(true)]);
  now += minute - 1;
  await get("/a.jpg?q=again");
  expect([fetched.length, disk.size]).toEqual([1, 1]);
});

test("the next version of a picture is there within a minute", async () => {
  await get("/a.jpg?v=1");
  expect((await get("/a.jpg?v=2")).passing).toBe(true);
  now += minute;
  expect((await get("/a.jpg?v=2")).passing).toBe(false);
  expect(fetched).toEqual(["/a.jpg?v=1", "/a.jpg?v=2"]);
  // Both lie on disk now: neither stands in for the other.
  expect((await get("/a.jpg?v=1")).passing).toBe(false);
});

test("an address without a query is never answered by another", async () => {
  await get("/a.jpg?q=1");
  expect((await get("/a.jpg")).passing).toBe(false);
  expect(fetched).toEqual(["/a.jpg?q=1", "/a.jpg"]);
});

test.each(["/picture?id=", "/drawing.svg?lang="])("%s: the query says which", async (path) => {
  await Promise.all([get(`${path}1`), get(`${path}2`)]);
  expect(fetched).toEqual([`${path}1`, `${path}2`]);
});

test.each([
  ["that is none", () => new NotFound("404"), minute],
  ["that is refused", () => new Unavailable("403"), minute],
  ["whose host fails", () => new Unavailable("500", { hostFault: true }), 5_000],
])("a picture %s is not asked for again at once", async (_, error, forMs) => {
  answer = () => Promise.reject(error());
  await expect(get("/a.jpg")).rejects.toThrow();
  now += forMs - 1;
  await expect(get("/a.jpg")).rejects.toThrow();
  expect(fetched.length).toBe(1);
  now += 2;
  answer = () => Promise.resolve({ bytes: photo, type: "image/png" });
  expect((await get("/a.jpg")).type).toBe("image/webp");
  expect(fetched.length).toBe(2);
});

test("what cannot be read as a picture is remembered too, and a failed query leaves the picture alone", async () => {
  await get("/a.jpg?v=1");
  now += minute;
  answer = () => Promise.resolve({ bytes: Buffer.from("no picture"), type: "image/png" });
  await expect(get("/a.jpg?v=bad")).rejects.toThrow(NotFound);
  await expect(get("/a.jpg?v=bad")).rejects.toThrow(NotFound);
  expect(fetched.length).toBe(2);
  expect((await get("/a.jpg?v=1")).passing).toBe(false);
});

test("64 pictures that hang keep away neither what is on disk nor another host's", async () => {
  await get("/kept.jpg");
  await get("/kept.jpg?v=1", "x");
  answer = ({ host }) =>
    host === "well.invalid" ? Promise.resolve({ bytes: photo, type: "image/png" }) : hang();
  // As many as work, and as many as wait.
  for (let at = 0; at < 8 + 64; at++)
    get(`/hangs${at}.jpg`, `visitor ${at}`).catch(() => undefined);
  await expect(get("/one-more.jpg", "visitor x")).rejects.toThrow(NoRoom);
  expect((await get("/kept.jpg", "visitor y")).type).toBe("image/webp");
  now += 2 * minute;
  // On disk by another query, and no room to make it by this one.
  expect((await get("/kept.jpg?v=2", "visitor y")).passing).toBe(true);
  expect((await get("/a.jpg", "visitor z", "http://well.invalid")).type).toBe("image/webp");
});
