import { EventEmitter, once } from "node:events";
import { createServer, request as httpRequest, type ClientRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { bodyLimits, createBodies, type Bodies, type Body } from "../../../server/front/body.ts";

let bodies: Bodies;
let close: () => Promise<void>;
let port: number;
let read: EventEmitter;

/** A server that only reads bodies; `read` tells what became of each, in the order they are done. */
async function serve(limits: Partial<typeof bodyLimits> = {}, large = false) {
  bodies = createBodies({ ...bodyLimits, ...limits });
  const heard = new EventEmitter();
  read = heard;
  const server = createServer((request, response) => {
    const address = String(request.headers["x-address"] ?? "a");
    heard.emit("begun");
    bodies.read(request, address, large).then(
      (body) => {
        response.end();
        heard.emit("done", body);
      },
      () => heard.emit("done", "broken off"),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
  close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
afterEach(() => close());

/** Sends a form, or begins to: without `whole` its end never comes. */
function send(body: string | Buffer, headers: Record<string, string> = {}, whole = true) {
  const type = { "content-type": "application/x-www-form-urlencoded" };
  const sent: ClientRequest = httpRequest({
    host: "127.0.0.1",
    port,
    method: "POST",
    agent: false,
    headers: { ...type, "transfer-encoding": "chunked", ...headers },
  });
  sent.on("error", () => undefined);
  if (whole) sent.end(body);
  else sent.write(body);
  return sent;
}

async function outcome(body: string | Buffer, headers: Record<string, string> = {}): Promise<Body> {
  const done = once(read, "done");
  send(body, headers);
  const [one] = await done;
  return one as Body;
}

const multipart = { "content-type": "multipart/form-data; boundary=xx" };
const part = (head: string) => `--xx\r\n${head}\r\n\r\nvalue\r\n`;

describe("a form", () => {
  beforeEach(() => serve());

  it("is read whole", async () => {
    expect(await outcome("a=1&b=2")).toEqual({ bytes: Buffer.from("a=1&b=2") });
    expect(await outcome("")).toEqual({ bytes: Buffer.alloc(0) });
    const parts = `${part('Content-Disposition: form-data; name="a"').repeat(3)}--xx--\r\n`;
    expect(await outcome(parts, multipart)).toEqual({ bytes: Buffer.from(parts) });
  });

  it.each([
    ["more bytes than a form has", "a".repeat(bodyLimits.formBytes + 1), {}, "large"],
    ["many fields", "a&".repeat(30_000), {}, "fields"],
    ["201 more fields than one", "&".repeat(201), {}, "fields"],
    ["many parts", part("a: b").repeat(201) + "--xx--", multipart, "fields"],
    ["a part with a long head", part(`a: ${"b".repeat(3_000)}`) + "--xx--", multipart, "fields"],
    ["a part whose head does not end", `--xx\r\n${"a: b\r\n".repeat(20)}`, multipart, "fields"],
    ["parts without a mark between them", "x", { "content-type": "multipart/form-data" }, "fields"],
  ])("with %s is not taken", async (_name, body, headers, refused) => {
    expect(await outcome(body, headers)).toEqual({ refused });
  });

  it("counts two hundred fields as people's", async () => {
    expect(await outcome("a=1&".repeat(200))).toHaveProperty("bytes");
  });

  it("that says it is larger is not read at all", async () => {
    const done = once(read, "done");
    const sent = httpRequest({
      host: "127.0.0.1",
      port,
      method: "POST",
      agent: false,
      headers: { "content-length": bodyLimits.formBytes + 1 },
    });
    sent.on("error", () => undefined);
    sent.flushHeaders();
    expect(await done).toEqual([{ refused: "large" }]);
    sent.destroy();
  });

  it("that breaks off leaves room for the next", async () => {
    for (let n = 0; n < bodyLimits.openOfAddress + 2; n += 1) {
      const [begun, done] = [once(read, "begun"), once(read, "done")];
      const sent = send("a=1", {}, false);
      await begun;
      sent.destroy();
      expect(await done).toEqual(["broken off"]);
    }
    expect(await outcome("a=1")).toHaveProperty("bytes");
  });
});

describe("forms that do not come", () => {
  it("are few for each address, and hold up nobody else", async () => {
    await serve();
    for (let n = 0; n < bodyLimits.openOfAddress; n += 1) {
      const begun = once(read, "begun");
      send("a=", {}, false);
      await begun;
    }
    expect(await outcome("a=1")).toEqual({ refused: "busy" });
    expect(await outcome("a=1", { "x-address": "another" })).toHaveProperty("bytes");
  });

  it("are given up after their time", async () => {
    await serve({ formMs: 20 });
    const done = once(read, "done");
    const sent = send("a=", {}, false);
    expect(await done).toEqual([{ refused: "late" }]);
    sent.destroy();
    expect(await outcome("a=1")).toHaveProperty("bytes");
  });
});

it("a member's picture may be larger, a few at a time", async () => {
  await serve({ pictures: 1 }, true);
  const begun = once(read, "begun");
  const sent = send("a=", {}, false);
  await begun;
  expect(await outcome("a=1", { "x-address": "another" })).toEqual({ refused: "busy" });
  const done = once(read, "done");
  sent.destroy();
  await done;
  expect(await outcome("a".repeat(bodyLimits.formBytes * 2))).toHaveProperty("bytes");
});
