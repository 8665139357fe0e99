import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createDemoFiles, type DemoFiles } from "../../../../server/front/files/demo-files.ts";
import { ask } from "../../../rigs/browse.ts";

/** A visitor's address is what the test says; the file server is whatever the test makes of it. */
let address: string;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let files: DemoFiles;
let [behind, front]: Server[] = [];
let origin: string;
const listen = async (server: Server) => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
beforeEach(async () => {
  address = "127.0.0.1";
  behind = createServer((request, response) => answer(request, response));
  files = createDemoFiles(new URL(await listen(behind)));
  front = createServer((request, response) => {
    Object.defineProperty(request.socket, "remoteAddress", { value: address });
    if (!files.serve(request, response, request.url ?? "/")) response.writeHead(418).end();
  });
  origin = await listen(front);
});
afterEach(async () => {
  await files.close();
  for (const server of [behind, front]) {
    server?.closeAllConnections();
    server?.close();
  }
});

const box = "/_embedded/outbox";
/** The headers the file server got of a request. */
async function heard(headers: Record<string, string>) {
  let got: IncomingMessage["headers"] = {};
  answer = (request, response) => {
    got = request.headers;
    response.end();
  };
  await ask(origin, box, { headers });
  return got;
}

test("nothing else is served", async () => {
  answer = (_request, response) => response.end();
  expect((await ask(origin, "/_embeddedx/a")).status).toBe(418);
});

test("who is not at this machine is never taken for somebody who is", async () => {
  expect((await heard({}))["x-forwarded-for"]).toBeUndefined();
  for (const near of ["::1", "::ffff:127.0.0.1"]) {
    address = near;
    expect((await heard({}))["x-forwarded-for"], near).toBeUndefined();
  }
  for (const far of ["10.0.0.7", "::ffff:10.0.0.7", "127.0.0.1.example", "2001:db8::1"]) {
    address = far;
    expect((await heard({}))["x-forwarded-for"], far).toBe(far);
    expect((await heard({ "x-forwarded-for": "127.0.0.1" }))["x-forwarded-for"]).toBe(far);
  }
});

test("by what name he asks, from what page and through whom, is passed on; his cookies are not", async () => {
  const told = {
    host: "rebound.example",
    origin: "https://evil.example",
    referer: "https://evil.example/x",
    "sec-fetch-site": "cross-site",
    forwarded: "for=10.0.0.7",
    via: "1.1 proxy",
    "x-real-ip": "10.0.0.7",
    "x-forwarded-host": "a.example",
    range: "bytes=0-1",
    "if-none-match": '"x"',
  };
  const got = await heard({ ...told, cookie: "session=x", authorization: "x" });
  expect(got).toMatchObject(told);
  expect([got.cookie, got.authorization]).toEqual([undefined, undefined]);
});

test("the answer comes as it is", async () => {
  answer = (_request, response) =>
    response
      .writeHead(404, { "content-type": "text/html", "content-security-policy": "sandbox" })
      .end("<p>expired</p>");
  const { status, headers, text } = await ask(origin, box);
  expect([status, text]).toEqual([404, "<p>expired</p>"]);
  expect(headers).toMatchObject({
    "content-type": "text/html",
    "content-security-policy": "sandbox",
  });
});

test("hosts that are down are said in plain words", async () => {
  behind?.close();
  const { status, headers } = await ask(origin, box);
  expect([status, headers["content-type"]]).toEqual([502, "text/plain; charset=utf-8"]);
});

test("a file that breaks off is broken off, and the next one is served", async () => {
  answer = (request, response) => {
    response.writeHead(200, { "content-length": 1_000_000 }).write("x".repeat(1_000));
    setImmediate(() => request.socket.destroy());
  };
  await expect(ask(origin, "/_embedded/movie/a")).rejects.toThrow(/aborted|hang up|ECONNRESET/);
  answer = (_request, response) => response.end("whole");
  expect((await ask(origin, "/_embedded/movie/a")).text).toBe("whole");
});

test("a visitor who goes away ends the reading behind him", async () => {
  const ended = new Promise<void>((resolve) => {
    answer = (_request, response) => {
      response.once("close", resolve);
      response.writeHead(200).write("x".repeat(1_000));
      gone.abort();
    };
  });
  const gone = new AbortController();
  await expect(ask(origin, "/_embedded/movie/a", { signal: gone.signal })).rejects.toThrow();
  await ended;
});
