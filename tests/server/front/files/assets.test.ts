import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadAssets } from "../../../../server/front/files/assets.ts";
import { choose } from "../../../../server/front/negotiate.ts";
import { ask } from "../../../rigs/browse.ts";

const script = "export const grace = 1;\n".repeat(100);
let folder: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "assets-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets/app-1.js"), script);
  writeFileSync(join(folder, "assets/app-1.js.br"), brotliCompressSync(script));
  writeFileSync(join(folder, "assets/app-1.js.gz"), gzipSync(script));
  writeFileSync(join(folder, "assets/secret.map"), "{}");
  writeFileSync(join(folder, "favicon.svg"), "<svg/>");
  const assets = loadAssets(folder);
  server = createServer((request, response) => {
    const path = request.url ?? "/";
    if (!assets.serve(request, response, path)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

describe("choosing an encoding", () => {
  const identity = Buffer.from("identity");
  const bodies = { identity, br: Buffer.from("br"), gzip: Buffer.from("gzip") };
  const encoding = (accepted: string | string[] | undefined, made = bodies) => {
    const { body, encoding } = choose(accepted, made);
    return [body.toString(), encoding["content-encoding"]];
  };

  test.each([
    ["gzip, deflate, br, zstd", "br"],
    ["br", "br"],
    ["gzip", "gzip"],
    ["gzip, br;q=0", "gzip"],
    ["gzip, br;q=0.0", "gzip"],
    ["br;q=0.1, gzip", "br"],
    ["gzip;q=0, br; q=0.5", "br"],
  ])("%s: %s", (accepted, wanted) => {
    expect(encoding(accepted)).toEqual([wanted, wanted]);
  });

  test.each([undefined, "", "identity", "deflate", "br;q=0", "br;q=0,gzip;q=0.000", []])(
    "%j: as it is",
    (accepted) => {
      expect(encoding(accepted)).toEqual(["identity", undefined]);
    },
  );

  test("what was not made is not chosen", () => {
    const only = { identity, br: null, gzip: Buffer.from("gzip") };
    expect(choose("br, gzip", only).encoding).toEqual({ "content-encoding": "gzip" });
    expect(choose("br, gzip", { ...only, gzip: null })).toEqual({ body: identity, encoding: {} });
  });
});

describe("serving", () => {
  test("a built file for ever, in the encodings the build made", async () => {
    for (const [accepted, expected] of [
      ["br", "br"],
      ["gzip", "gzip"],
      ["identity", undefined],
    ]) {
      const answer = await ask(origin, "/assets/app-1.js", {
        headers: { "accept-encoding": accepted },
      });
      expect(answer.text).toBe(script);
      expect(answer.headers).toMatchObject({
        "content-type": "text/javascript; charset=utf-8",
        "cache-control": "public, max-age=31536000, immutable",
        "content-length": String(answer.bytes.length),
        vary: "accept-encoding",
      });
      expect(answer.headers["content-encoding"]).toBe(expected);
    }
  });

  test("a public file for a day", async () => {
    const { headers, text } = await ask(origin, "/favicon.svg", {
      headers: { "accept-encoding": "br" },
    });
    expect(text).toBe("<svg/>");
    expect(headers["cache-control"]).toBe("public, max-age=86400");
    expect(headers["content-encoding"]).toBeUndefined();
  });

  test("nothing to who has it", async () => {
    const { headers } = await ask(origin, "/assets/app-1.js");
    const again = await ask(origin, "/assets/app-1.js", {
      headers: { "if-none-match": headers.etag },
    });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    expect(again.headers).toMatchObject({
      etag: headers.etag,
      "cache-control": headers["cache-control"],
    });
  });

  test("only its size to HEAD", async () => {
    const { status, headers, bytes } = await ask(origin, "/assets/app-1.js", { method: "HEAD" });
    expect([status, bytes.length, headers["content-length"]]).toEqual([
      200,
      0,
      String(script.length),
    ]);
  });

  test.each([
    "/assets/none.js",
    "/assets",
    "/assets/",
    "/assets/secret.map",
    "/assets/app-1.js.br",
    "/../etc/passwd",
    "/%2e%2e/x",
    "/",
  ])("no %s", async (path) => {
    expect((await ask(origin, path)).status).toBe(404);
  });
});
