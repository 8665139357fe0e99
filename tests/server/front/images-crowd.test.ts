import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { imageUrl } from "../../../app/urls/index.ts";
import { createImages } from "../../../server/front/files/images.ts";
import { hostNames, type HostPlaces } from "../../../server/http/hosts.ts";
import { ask } from "../../rigs/browse.ts";

const well = "http://well.invalid";
const hanging = "http://hangs.invalid";
const place = { base: new URL(`${well}/`), publicBase: well };
const places = Object.fromEntries(hostNames.map((name) => [name, place])) as HostPlaces;

let front: Server;
let origin: string;
let asked: number;
let stored: Map<string, Buffer>;
beforeEach(async () => {
  asked = 0;
  stored = new Map();
  const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#fff" } })
    .jpeg()
    .toBuffer();
  const images = createImages({
    places,
    trustProxy: 1,
    fetcher: {
      allows: () => true,
      fetch: ({ origin: from }) =>
        from === well
          ? Promise.resolve({ bytes: photo, type: "image/jpeg" })
          : new Promise(() => undefined),
      close: () => Promise.resolve(),
    },
    store: {
      get: (key) => Promise.resolve(stored.get(key) ?? null),
      put: (key, image) => Promise.resolve(void stored.set(key, image)),
    },
  });
  front = createServer((request, response) => {
    asked += 1;
    images.serve(request, response, request.url?.split("?", 1)[0] ?? "");
  });
  await new Promise<void>((resolve) => front.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
});
afterEach(async () => {
  front.closeAllConnections();
  await new Promise((resolve) => front.close(resolve));
});

const get = (src: string, address: string) =>
  ask(origin, imageUrl(src, 320), { headers: { "x-forwarded-for": address } });

/** More pictures that hang than there is room for, each asked for by a visitor of its own. */
async function crowd() {
  for (let at = 0; at < 8 + 64; at++) {
    get(`${hanging}/${at}.jpg`, `10.0.0.${at}`).catch(() => undefined);
  }
  await expect.poll(() => asked).toBe(1 + 8 + 64);
}

test("pictures of a host that hangs cost nobody else's", async () => {
  expect((await get(`${well}/kept.jpg`, "10.1.0.1")).status).toBe(200);
  await crowd();
  const refused = await get(`${hanging}/more.jpg`, "10.1.0.2");
  expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "3"]);
  const kept = await get(`${well}/kept.jpg`, "10.1.0.3");
  expect([kept.status, kept.headers["cache-control"]]).toEqual([200, "public, max-age=604800"]);
  expect((await get(`${well}/new.jpg`, "10.1.0.4")).status).toBe(200);
});

test("one picture with many queries is one file, and no browser keeps what stands in for long", async () => {
  await get(`${well}/kept.jpg`, "10.1.0.1");
  const answers = await Promise.all(
    Array.from({ length: 70 }, (_, at) => get(`${well}/kept.jpg?q=${at}`, `10.2.0.${at}`)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ headers }) => headers["cache-control"]))).toEqual(
    new Set(["public, max-age=60"]),
  );
  expect(stored.size).toBe(1);
});

test("a visitor who opens a page of many pictures gets them all", async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) => get(`${well}/page${at}.jpg`, "10.1.0.1")),
  );
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
});
