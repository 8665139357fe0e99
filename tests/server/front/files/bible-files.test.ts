import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { bibleFileUrl } from "../../../../app/urls/index.ts";
import { toWebVtt } from "../../../../server/front/files/subtitles.ts";
import { ask } from "../../../rigs/browse.ts";
import { realHosts, startSite, type TestSite } from "../../../rigs/site.ts";
import { reply, startUpstream, type FakeUpstream } from "../../../rigs/upstream.ts";

const sound = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));
/** What some hosts send with a 200 where there is no sound. */
const pages = [
  "text/html; charset=utf-8",
  "Text/HTML",
  "text/plain",
  "application/json",
  "text/xml",
];
let host: FakeUpstream;
let site: TestSite;
beforeAll(async () => {
  host = await startUpstream();
  host.on("*", reply(null));
  host.on("/audio/0/43/3.mp3", (request, response) => {
    const [, from = "", to = ""] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? "") ?? [];
    if (from === "") return response.writeHead(200, { "content-length": 1000 }).end(sound);
    response.writeHead(206, { "content-range": `bytes ${from}-${to}/1000` });
    response.end(sound.subarray(Number(from), Number(to) + 1));
  });
  host.on("/audio/0/43/4.mp3", (_request, response) =>
    response.writeHead(302, { location: "http://127.0.0.1:1/" }).end(),
  );
  host.on("/audio/0/43/5.mp3", (_request, response) => response.writeHead(404).end());
  host.on("/audio/0/43/6.mp3", (_request, response) => {
    response.writeHead(200, { "content-length": 1000 }).write(sound.subarray(0, 10), () => {
      response.destroy();
    });
  });
  for (const [at, type] of pages.entries()) {
    host.on(`/audio/0/43/${at + 10}.mp3`, (_request, response) =>
      response.writeHead(200, { "content-type": type }).end("<p>please pay first</p>"),
    );
  }
  host.on("/audio/0/43/20.mp3", (_request, response) =>
    response.writeHead(416, { "content-type": "text/html" }).end("no such part"),
  );
  host.on("/subtitles/43/4.vtt", (_request, response) =>
    response.writeHead(200, { "content-type": "text/html" }).end("<p>please pay first</p>"),
  );
  host.on("/subtitles/43/3.vtt", (_request, response) =>
    response.writeHead(200).end("[00:01.50]神爱世人\n[00:04.00]甚至将他的独生子"),
  );
  site = await startSite(realHosts(host.base));
});
afterAll(async () => {
  await site.stop();
  await host.stop();
});

const get = (path: string, headers = {}, method = "GET") =>
  ask(site.origin, bibleFileUrl(path), { headers, method });

describe("audio of the Bible host", () => {
  it("comes whole, in parts, or by its head alone", async () => {
    const whole = await get("audio/0/43/3.mp3");
    expect([whole.status, whole.headers["content-type"], whole.bytes.equals(sound)]).toEqual([
      200,
      "audio/mpeg",
      true,
    ]);
    const part = await get("audio/0/43/3.mp3", { range: "bytes=10-19" });
    expect([part.status, part.headers["content-range"], part.bytes.length]).toEqual([
      206,
      "bytes 10-19/1000",
      10,
    ]);
    const head = await get("audio/0/43/3.mp3", {}, "HEAD");
    expect([head.status, head.headers["content-length"], head.bytes.length]).toEqual([
      200,
      "1000",
      0,
    ]);
  });

  it("says what is missing and what fails, follows no redirect, and breaks off where the host does", async () => {
    expect((await get("audio/0/43/5.mp3")).status).toBe(404);
    expect((await get("audio/0/43/4.mp3")).status).toBe(502);
    await expect(get("audio/0/43/6.mp3")).rejects.toThrow();
  });

  it.each(pages.map((type, at) => [type, at + 10]))(
    "is sound: %s is not passed on, and not kept",
    async (_, chapter) => {
      const { status, headers, text } = await get(`audio/0/43/${chapter}.mp3`);
      expect([status, headers["cache-control"]]).toEqual([502, "no-store"]);
      expect(text).not.toContain("pay");
    },
  );

  it("says that a part is not there as its host does, and asks for one part at a time", async () => {
    const part = await get("audio/0/43/20.mp3", { range: "bytes=5000-" });
    expect([part.status, part.headers["cache-control"]]).toEqual([416, "no-store"]);
    const parts = await get("audio/0/43/3.mp3", { range: "bytes=0-1,5-6" });
    expect([parts.status, parts.bytes.equals(sound)]).toEqual([200, true]);
  });

  it.each([
    "audio/3/43/3.mp3",
    "audio/0/43/3.mp3/../../api",
    "audio/0/x/3.mp3",
    "hhb/43/3.json",
    "http://127.0.0.1:1/audio/0/43/3.mp3",
    "/127.0.0.1:1/audio/0/43/3.mp3",
    "",
  ])("is asked for by the catalogue's addresses only: not %s", async (path) => {
    const before = host.asked.length;
    expect((await get(path)).status).toBe(404);
    expect(host.asked.length).toBe(before);
  });
});

test("a page is no subtitles", async () => {
  const { status, headers } = await get("subtitles/43/4.vtt");
  expect([status, headers["cache-control"]]).toEqual([502, "no-store"]);
});

test("LRC becomes WebVTT, and WebVTT stays as it is", async () => {
  const { status, headers, text } = await get("subtitles/43/3.vtt");
  expect([status, headers["content-type"]]).toEqual([200, "text/vtt; charset=utf-8"]);
  expect(text).toBe(
    "WEBVTT\n\n1\n00:00:01.500 --> 00:00:04.000\n神爱世人\n\n2\n00:00:04.000 --> 00:00:14.000\n甚至将他的独生子\n",
  );
  expect(toWebVtt("\ufeffWEBVTT\r\n\r\nx")).toBe("WEBVTT\n\nx");
  const started = performance.now();
  toWebVtt("[".repeat(100_000));
  // Quadratic work would take many seconds.
  expect(performance.now() - started).toBeLessThan(2_000);
  expect(toWebVtt("[ar:someone]\n[bad]words")).toBe("WEBVTT\n");
});
