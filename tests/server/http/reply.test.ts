import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  NotFound,
  Refused,
  SessionExpired,
  Unavailable,
  UpstreamError,
} from "../../../server/http/errors.ts";
import { hostNames, hostTraits, type HostName } from "../../../server/http/hosts.ts";
import { unwrap, type RawReply } from "../../../server/http/reply.ts";

const raw = (status: number, text: string, statusText = "words"): RawReply => ({
  status,
  statusText,
  text,
});
const body = (value: unknown) => raw(200, JSON.stringify(value));
const enveloped = hostNames.filter((host) => host !== "bible");

/** What `unwrap` throws; fails the test when it throws nothing. */
async function thrown(host: HostName, reply: RawReply): Promise<unknown> {
  try {
    await unwrap(hostTraits[host], reply);
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
}

const successCodes: Record<Exclude<HostName, "bible">, number[]> = {
  movie: [1],
  live: [1],
  gospel: [1],
  channel: [0, 1],
  account: [0],
  feedback: [0],
  reading: [0],
  commentary: [0],
  bibleApi: [0, 1],
};

describe("success", () => {
  const cases = Object.entries(successCodes).flatMap(([host, codes]) =>
    codes.map((code) => ({ host: host as HostName, code })),
  );

  it.each(cases)("$host takes code $code, as a number and as a string", async ({ host, code }) => {
    const data = { a: [1] };
    expect(await unwrap(hostTraits[host], body({ code, msg: "", data }))).toEqual(data);
    expect(await unwrap(hostTraits[host], body({ code: String(code), data }))).toEqual(data);
  });

  it.each(enveloped)("%s takes no code but its own", async (host) => {
    const own = successCodes[host as keyof typeof successCodes];
    for (const code of [-1, 0, 1, 2, 200, 500].filter((one) => !own.includes(one))) {
      expect(await thrown(host, body({ code, data: {} }))).toBeInstanceOf(Refused);
    }
  });

  it("passes on data that is null or missing", async () => {
    expect(await unwrap(hostTraits.movie, body({ code: 1, data: null }))).toBeNull();
    expect(await unwrap(hostTraits.movie, body({ code: 1 }))).toBeUndefined();
  });

  it("takes any 2xx status", async () => {
    expect(await unwrap(hostTraits.movie, raw(201, '{"code":1,"data":7}'))).toBe(7);
  });
});

describe("an expired session", () => {
  const forms: [string, RawReply][] = [
    ["the HTTP status", raw(401, "", "Unauthorized")],
    ["the HTTP status with a page of HTML", raw(401, "<html></html>")],
    ["code 401", body({ code: 401, msg: "please sign in" })],
    ['code "401"', body({ code: "401", msg: "" })],
    ["the message with some other code", body({ code: -1, msg: "401:Unauthorized" })],
    ["the message with a code of success", body({ code: 1, msg: "401:Unauthorized", data: {} })],
    ["the message with code 0", body({ code: 0, msg: "401:Unauthorized", data: {} })],
    ["the message with a space", body({ code: 0, msg: "401: Unauthorized" })],
  ];

  it.each(forms)("is seen in %s, on every host", async (_name, reply) => {
    for (const host of enveloped) {
      expect(await thrown(host, reply)).toBeInstanceOf(SessionExpired);
    }
  });

  it("is not seen in a message that only mentions 401", async () => {
    const reply = body({ code: 0, msg: "error 401:Unauthorized was fixed", data: 1 });
    expect(await unwrap(hostTraits.account, reply)).toBe(1);
  });
});

describe("something that is not there", () => {
  it.each([404, 410])("is HTTP status %i", async (status) => {
    for (const host of hostNames) {
      expect(await thrown(host, raw(status, "gone"))).toBeInstanceOf(NotFound);
    }
  });

  it.each(enveloped)("is code 404 on %s", async (host) => {
    expect(await thrown(host, body({ code: 404, msg: "no" }))).toBeInstanceOf(NotFound);
    expect(await thrown(host, body({ code: "404", msg: "no" }))).toBeInstanceOf(NotFound);
  });
});

describe("a refusal", () => {
  it("carries the host's own words", async () => {
    const error = await thrown("account", body({ code: 3, msg: "密码错误" }));
    expect(error).toBeInstanceOf(Refused);
    expect(error).toMatchObject({ status: 400, said: "密码错误" });
  });

  it.each([{ msg: null }, { msg: { a: 1 } }, { msg: 5 }, {}])(
    "has no words where the host gives none: %o",
    async (rest) => {
      expect(await thrown("account", body({ code: 3, ...rest }))).toMatchObject({ said: "" });
    },
  );

  it("may be an HTTP status, with words or without", async () => {
    const worded = raw(422, JSON.stringify({ code: 7, msg: "太长" }));
    expect(await thrown("account", worded)).toMatchObject({ status: 400, said: "太长" });
    expect(await thrown("account", raw(403, "<html>no</html>"))).toMatchObject({
      status: 400,
      said: "",
    });
  });

  it("says nothing of the host's words to the log", async () => {
    const said = "the secret";
    for (const reply of [body({ code: 3, msg: said }), body({ code: 404, msg: said })]) {
      expect(((await thrown("account", reply)) as UpstreamError).detail).not.toContain(said);
    }
    expect(((await thrown("account", raw(200, said))) as UpstreamError).detail).not.toContain(said);
  });
});

describe("a reply that cannot be read", () => {
  it.each(["<html>busy</html>", "", "{", "undefined", "<?php"])("is no JSON: %j", async (text) => {
    for (const host of hostNames) {
      const error = await thrown(host, raw(200, text));
      expect(error).toBeInstanceOf(Unavailable);
      expect(error).toMatchObject({ hostFault: true });
    }
  });

  it.each([
    [{ data: {} }],
    [{ code: null }],
    [{ code: "ok" }],
    [{ code: true }],
    [[]],
    [null],
    ["1"],
    [1],
  ])("has no envelope: %j", async (value) => {
    for (const host of enveloped) {
      expect(await thrown(host, body(value))).toBeInstanceOf(Unavailable);
    }
  });

  it.each([301, 302, 408, 429])("has HTTP status %i, which is no host fault", async (status) => {
    const reply = raw(status, '{"code":1,"data":{}}');
    expect(await thrown("movie", reply)).toMatchObject({ status: 503, hostFault: false });
  });

  it.each([500, 502, 503, 504])("has HTTP status %i, which is a host fault", async (status) => {
    const reply = raw(status, '{"code":1,"data":{}}');
    expect(await thrown("movie", reply)).toMatchObject({ status: 503, hostFault: true });
  });
});

describe("the Bible's files", () => {
  it.each([[["1 text"]], [{ verses: [] }], ["1 text 2 text"], [{ code: 500, msg: "a verse" }]])(
    "come as they are: %j",
    async (value) => {
      expect(await unwrap(hostTraits.bible, body(value))).toEqual(value);
    },
  );
});

it("gives a payload or one of the error family, whatever a host sends", async () => {
  const status = fc.oneof(fc.constant(200), fc.integer({ min: 100, max: 599 }));
  const code = fc.oneof(fc.constantFrom(0, 1, "0", "1", 401, "401", 404), fc.jsonValue());
  const text = fc.oneof(
    fc.string(),
    fc.json(),
    code.map((one) => JSON.stringify({ code: one })),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...hostNames), status, text, async (host, number, sent) => {
      try {
        await unwrap(hostTraits[host], raw(number, sent));
      } catch (error) {
        expect(error).toBeInstanceOf(UpstreamError);
      }
    }),
    { numRuns: 2_000 },
  );
});
