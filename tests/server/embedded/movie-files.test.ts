import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask } from "../../rigs/browse.ts";
import { dataFolder, openMovies } from "./movie-rig.ts";

const data = dataFolder();
let movies: Awaited<ReturnType<typeof openMovies>>;
beforeAll(async () => {
  movies = await openMovies(data.path);
});
afterAll(async () => {
  await movies.close();
  data.remove();
});

const get = (path: string, headers = {}) => ask(movies.origin, path, { headers });

describe("media", () => {
  test("every source, caption and download of an episode is there", async () => {
    const [episode] = (await movies.client().movieDetail(1001)).episodes;
    for (const type of [1, 2] as const) {
      const { sources, captions, downloads } = await movies
        .client()
        .movieUrl(1001, episode?.urlid ?? 0, type);
      const files = [
        ...sources.map(({ src }) => src),
        captions ?? "",
        ...downloads.map(({ href }) => href),
      ];
      expect(files.length).toBeGreaterThan(4);
      for (const file of files) {
        expect(file.startsWith(movies.origin)).toBe(true);
        const { status, bytes } = await get(file.slice(movies.origin.length));
        expect([status, bytes.length > 0], file).toEqual([200, true]);
      }
    }
  });

  test("come in parts", async () => {
    const whole = await get("/media/clip-1.mp4");
    const part = await get("/media/clip-1.mp4", { range: "bytes=100-199" });
    expect(part.status).toBe(206);
    expect(part.headers["content-range"]).toBe(`bytes 100-199/${whole.bytes.length}`);
    expect(part.bytes).toEqual(whole.bytes.subarray(100, 200));
    const tail = await get("/media/clip-1.mp4", { range: "bytes=-10" });
    expect(tail.bytes).toEqual(whole.bytes.subarray(-10));
    expect((await get("/media/clip-1.mp4", { range: "bytes=999999999-" })).status).toBe(416);
    expect(whole.headers["accept-ranges"]).toBe("bytes");
  });

  test.each([
    "/media/none.mp4",
    "/media/../host.ts",
    "/media/%2e%2e/encode.ts",
    "/media/.env",
    "/etc/passwd",
  ])("no %s", async (path) => {
    const { status, text } = await get(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(text).not.toContain("import ");
  });
});

describe("pictures", () => {
  const pictures = ["poster/1001", "slide/1001", "portrait/1", "banner/1", "banner/2"];

  test.each(pictures.flatMap((path) => [`/${path}.svg?lang=zh`, `/${path}.svg?lang=en`]))(
    "%s is an SVG that runs and loads nothing",
    async (path) => {
      const { status, headers, text } = await get(path);
      expect(status).toBe(200);
      expect(headers["content-type"]).toMatch(/^image\/svg\+xml/);
      expect(headers["content-security-policy"]).toContain("default-src 'none'");
      expect(text).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
      expect(text).not.toMatch(
        /<script|<foreignObject|\son\w+=|javascript:|(href|src)="(?!#)|url\((?!#|["']?#)/i,
      );
      expect(unbalanced(text)).toEqual([]);
    },
  );

  test.each(["still/1001", "topic/1"])("%s is a painting without words", async (path) => {
    const { status, headers } = await get(`/${path}.jpg`);
    expect([status, headers["content-type"]]).toEqual([200, "image/jpeg"]);
    expect((await get(`/${path}.svg`)).status).toBe(404);
  });

  test("the same thing looks the same, another different", async () => {
    const [one, again, other] = await Promise.all(
      ["1001", "1001", "1002"].map((id) => get(`/poster/${id}.svg`)),
    );
    expect(again?.text).toBe(one?.text);
    expect(other?.text).not.toBe(one?.text);
    expect((await get("/poster/999999.svg")).status).toBe(404);
  });
});

test("hits are counted, and outlive the process", async () => {
  const folder = dataFolder();
  const before = await openMovies(folder.path);
  const was = (await before.client().movieDetail(1001)).hits;
  for (let times = 0; times < 3; times += 1) await before.client().reportHit("movie", 1001);
  await before.client().reportHit("vodmp3", 1001);
  await expect(before.client().reportHit("x" as "movie", 1001)).rejects.toMatchObject({
    status: 400,
  });
  await before.close();

  const after = await openMovies(folder.path);
  expect((await after.client().movieDetail(1001)).hits).toBe(was + 3);
  expect((await after.client().movieDetail(1002)).hits).toBeGreaterThan(0);
  await after.close();
  folder.remove();
});

test("the same content is laid on every machine", async () => {
  const dumps = [];
  for (let machine = 0; machine < 2; machine += 1) {
    const folder = dataFolder();
    await (await openMovies(folder.path)).close();
    const db = new DatabaseSync(join(folder.path, "embedded.sqlite"), { readOnly: true });
    const tables = [
      "category",
      "speaker",
      "album",
      "episode",
      "topic",
      "topic_album",
      "notice",
      "search",
    ];
    dumps.push(tables.map((name) => db.prepare(`SELECT * FROM movie_${name}`).all()));
    db.close();
    folder.remove();
  }
  expect(dumps[0]?.every((rows) => rows.length > 0)).toBe(true);
  expect(dumps[1]).toEqual(dumps[0]);
});

/** Tags that are opened and not closed, or the other way round. */
function unbalanced(svg: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = "", , single] of svg.matchAll(
    /<(\/?)([\w:]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
  )) {
    if (single === "/") continue;
    if (closing === "") open.push(name);
    else if (open.at(-1) === name) open.pop();
    else return [...open, `/${name}`];
  }
  return open;
}
