import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { bibleFileUrl } from "../../../../app/urls/index.ts";
import { createBibleFiles } from "../../../../server/front/files/bible-files.ts";
import {
  createStreamPlaces,
  type StreamPlaces,
} from "../../../../server/front/crowd/stream-places.ts";
import { createRelay, type Relay } from "../../../../server/http/relay.ts";
import { builtInVersions } from "../../../../server/upstreams/bible/versions.ts";
import { ask } from "../../../rigs/browse.ts";
import { startUpstream, type FakeUpstream } from "../../../rigs/upstream.ts";

const short = Buffer.alloc(1000, 7);
const chunk = Buffer.alloc(256 * 1024, 7);
const endless = "audio/0/43/1.mp3";
const whole = "audio/0/43/2.mp3";
const silent = "audio/0/43/3.mp3";

let now: number;
let host: FakeUpstream;
let relay: Relay;
let places: StreamPlaces;
let front: Server;
let origin: string;
let answers: ServerResponse[];
let readers: Socket[];
beforeEach(async () => {
  now = 1_000;
  answers = [];
  readers = [];
  host = await startUpstream();
  host.on(`/${endless}`, (_request, response) => {
    const more = () => {
      while (response.write(chunk));
    };
    response.on("drain", more);
    more();
  });
  host.on(`/${whole}`, (_request, response) => response.end(short));
  host.on(`/${silent}`, (_request, response) => response.write("the host hangs"));
  relay = createRelay();
  places = createStreamPlaces({ most: 4, perAddress: 2, now: () => now });
  const files = createBibleFiles({
    place: { base: new URL(`${host.base}/`), publicBase: host.base },
    versions: () => builtInVersions,
    relay,
    streams: places,
    trustProxy: 1,
  });
  front = createServer((request, response) => {
    answers.push(response);
    files.serve(request, response, request.url ?? "");
  });
  await new Promise<void>((resolve) => front.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
});
afterEach(async () => {
  for (const reader of readers) reader.destroy();
  places.close();
  front.closeAllConnections();
  await new Promise((resolve) => front.close(resolve));
  await relay.close();
  await host.stop();
});

const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
const listen = (path: string, address: string) => ask(origin, bibleFileUrl(path), from(address));

/** Somebody who asks and does not read; there once bytes wait for him. */
async function stall(address: string, path = endless) {
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  readers.push(socket);
  socket.pause();
  socket.on("error", () => undefined);
  const before = answers.length;
  socket.write(
    `GET ${bibleFileUrl(path)} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${address}\r\n\r\n`,
  );
  await expect.poll(() => answers.length).toBe(before + 1);
  const answer = answers[before];
  if (answer === undefined) throw new Error("nobody was asked");
  if (path === endless) await filled(answer);
  return { socket, answer };
}

/** Until the reader's own buffers are full, and ours begin to be. */
async function filled(answer: ServerResponse) {
  let last = -1;
  await expect
    .poll(
      () => {
        const written = answer.socket?.bytesWritten ?? 0;
        const still = written === last && answer.writableLength > 0;
        last = written;
        return still;
      },
      { timeout: 5_000, interval: 50 },
    )
    .toBe(true);
}

describe("when all places are taken", () => {
  beforeEach(async () => {
    for (const address of ["10.0.0.1", "10.0.0.2", "10.0.0.3", "10.0.0.4"]) {
      await stall(address);
      now += 1_000;
    }
  });

  test("who has stalled longest gives his to a newcomer, who gets the file whole", async () => {
    now += 5_000;
    const { status, bytes } = await listen(whole, "10.0.0.9");
    expect([status, bytes.equals(short)]).toEqual([200, true]);
    expect(answers.map((answer) => answer.destroyed).slice(0, 4)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test("nobody gives way who may only have paused; the newcomer is told when to come back", async () => {
    const { status, headers } = await listen(whole, "10.0.0.9");
    expect([status, headers["retry-after"], headers["cache-control"]]).toEqual([
      503,
      "5",
      "no-store",
    ]);
  });

  test("a reader who leaves gives his place back, and takes the host's stream along", async () => {
    readers[0]?.destroy();
    await expect.poll(async () => (await listen(whole, "10.0.0.9")).status).toBe(200);
  });
});

test("one address has its share and no more", async () => {
  await stall("10.0.0.1");
  await stall("10.0.0.1");
  expect((await listen(whole, "10.0.0.1")).status).toBe(503);
  expect((await listen(whole, "10.0.0.2")).status).toBe(200);
});

test("what waits for a stalled reader stays small, and he loses his place in the end", async () => {
  const { answer } = await stall("10.0.0.1");
  expect(answer.writableLength).toBeLessThan(1024 * 1024);
  now += 19_999;
  places.sweep();
  expect(answer.destroyed).toBe(false);
  now += 1;
  places.sweep();
  expect(answer.destroyed).toBe(true);
});

test("a reader who takes one chunk in 19 s loses his place", async () => {
  const { answer } = await stall("10.0.0.1");
  // What went into the reader's own buffers at first is not held against the rest.
  for (let turn = 0; turn < 4; turn++) {
    now += 19_000;
    answer.emit("drain");
  }
  expect(answer.destroyed).toBe(true);
});

test("a reader who takes much in 19 s keeps it", async () => {
  const { socket, answer } = await stall("10.0.0.1");
  for (let turn = 0; turn < 4; turn++) {
    now += 19_000;
    socket.resume();
    await once(answer, "drain");
    socket.pause();
    await filled(answer);
  }
  expect(answer.destroyed).toBe(false);
});

test("a host that says nothing more for 30 s ends the stream", async () => {
  const { answer } = await stall("10.0.0.1", silent);
  await expect.poll(() => answer.headersSent).toBe(true);
  now += 29_999;
  places.sweep();
  expect(answer.destroyed).toBe(false);
  now += 1;
  places.sweep();
  expect(answer.destroyed).toBe(true);
});
