import type { ServerResponse } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bibleFileUrl, imageUrl } from "../../../app/urls/index.ts";
import { realHosts } from "../../rigs/site.ts";
import { reply, startUpstream, type FakeUpstream } from "../../rigs/upstream.ts";
import { ask } from "../../rigs/browse.ts";
import { run, type Running } from "../../rigs/processes.ts";

/** What a host answers instead of the file; each case has a number, which stands in the address. */
const statuses = [404, 403, 500, 302, 200];
const bodies = { none: 0, short: 10, long: 64 * 1024, endless: Infinity };
const cases = statuses.flatMap((status) =>
  Object.entries(bodies).map(([name, size]) => ({ status, name, size })),
);
const kinds = {
  subtitles: (at: number) => bibleFileUrl(`subtitles/43/${at}.vtt`),
  audio: (at: number) => bibleFileUrl(`audio/0/43/${at}.mp3`),
  pictures: (at: number) => imageUrl(`${host.base}/picture/${at}.png`, 320),
};

let host: FakeUpstream;
let site: Running;
let origin: string;
beforeAll(async () => {
  host = await startUpstream();
  host.on("*", (request, response, url) => {
    const [, at] = /(\d+)\.(?:vtt|mp3|png)$/.exec(url.pathname) ?? [];
    const found = cases[Number(at)];
    if (found === undefined) return reply(null)(request, response, url);
    response.writeHead(found.status, { "content-type": "text/html", location: "/elsewhere" });
    if (found.size === Infinity) return pour(response);
    response.end("x".repeat(found.size));
  });
  site = run(["node", "server/process/worker.ts"], {
    PORT: "0",
    HOST: "127.0.0.1",
    ...realHosts(host.base),
  });
  const [line] = await site.said(/^\{.*"port":\d+.*\}$/m);
  origin = `http://127.0.0.1:${(JSON.parse(line) as { port: number }).port}`;
});
afterAll(async () => {
  await site.stop();
  await host.stop();
});

describe.each(Object.entries(kinds))("%s that a host does not give", (kind, addressOf) => {
  test.each(cases.map((one, at) => ({ ...one, at })))(
    "$status with a body that is $name: plain words, and the site lives on",
    async ({ status, at }) => {
      const answer = await ask(origin, addressOf(at));
      const missing = status === 404 || (kind === "pictures" && status === 200);
      expect([answer.status, answer.headers["content-type"]]).toEqual([
        missing ? 404 : 502,
        "text/plain; charset=utf-8",
      ]);
      expect(answer.headers["cache-control"]).toBe("no-store");
      expect((await ask(origin, "/healthz")).status).toBe(200);
      expect(site.child.exitCode).toBeNull();
    },
  );
});

test("visitors who go away half-way are no errors in the log", async () => {
  const leave = (head: string) =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(new URL(origin).port), "127.0.0.1", () => {
        socket.write(`${head}\r\nhost: 127.0.0.1\r\n\r\nna`, () => socket.resetAndDestroy());
      });
      socket.on("error", reject);
      socket.on("close", () => resolve());
    });
  const form = "sec-fetch-site: same-origin\r\ncontent-type: application/x-www-form-urlencoded";
  await Promise.all([
    ...Array.from({ length: 5 }, () =>
      leave(`POST /login HTTP/1.1\r\n${form}\r\ncontent-length: 100`),
    ),
    leave(`GET ${kinds.audio(7)} HTTP/1.1`),
    leave(`GET ${kinds.pictures(7)} HTTP/1.1`),
    leave("GET / HTTP/1.1"),
  ]);
  expect((await ask(origin, "/healthz")).status).toBe(200);
  site.child.kill("SIGINT");
  expect(await site.exit).toBe(0);
  const { out, err } = site.output();
  // 50 is an error, 40 a warning.
  const lines = out.split("\n").filter((line) => /"level":(40|50|60)/.test(line));
  expect(lines.filter((line) => !line.includes("a page could not be made"))).toEqual([]);
  expect(err).toBe("");
});

function pour(response: ServerResponse) {
  const more = () => {
    while (response.write("x".repeat(64 * 1024)));
  };
  response.on("drain", more);
  response.on("error", () => undefined);
  more();
}
