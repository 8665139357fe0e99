import type { ServerResponse } from "node:http";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { NotFound, Unavailable } from "../../../server/http/errors.ts";
import { startRig, type Rig } from "./rig.ts";

let rig: Rig;
beforeEach(async () => {
  rig = await startRig();
});
afterEach(() => rig.close());

type Behave = (response: ServerResponse) => void;
const behave = (how: Behave) => rig.fake.on("*", (_request, response) => how(response));
const good: Behave = (response) => response.end('{"code":1,"data":{"ok":true}}');
const post = { method: "POST", policy: "never", form: { id: 1 } } as const;

describe("a payload that our model cannot be made of", () => {
  it.each([new TypeError("odd"), new Error("odd"), "a string", undefined])(
    "is Unavailable (%s), and no fault of the host",
    async (fault) => {
      behave(good);
      const parse = () => {
        throw fault;
      };
      const error = await rig.call("movie", { parse }).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(Unavailable);
      expect(error).toMatchObject({ hostFault: false });
    },
  );

  it("is NotFound where the parse says so", async () => {
    behave(good);
    const parse = () => {
      throw new NotFound("empty");
    };
    await expect(rig.call("movie", { parse })).rejects.toBeInstanceOf(NotFound);
  });
});

describe("a body", () => {
  const text = '{"code":1,"data":{"ok":true}}';
  it.each([
    ["gzip", gzipSync(text)],
    ["br", brotliCompressSync(text)],
    ["identity", Buffer.from(text)],
  ])("is read in %s", async (encoding, bytes) => {
    behave((response) => response.writeHead(200, { "content-encoding": encoding }).end(bytes));
    expect(await rig.call("movie", {})).toEqual({ ok: true });
  });

  it.each([
    ["an encoding nobody asked for", { "content-encoding": "zstd" }, Buffer.from(text)],
    ["gzip that is none", { "content-encoding": "gzip" }, Buffer.from(text)],
    ["gzip cut short", { "content-encoding": "gzip" }, gzipSync(text).subarray(0, 20)],
    ["a gzip bomb", { "content-encoding": "gzip" }, gzipSync(Buffer.alloc(8 * 1024 * 1024))],
    ["5 MB", {}, Buffer.alloc(5 * 1024 * 1024, " ")],
  ])("cannot be %s", async (_name, headers, bytes) => {
    behave((response) => response.writeHead(200, headers).end(bytes));
    await expect(rig.call("movie", post)).rejects.toMatchObject({ hostFault: true });
  });
});
