import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hostNames, type HostName } from "../../../server/http/hosts.ts";
import { startRig, type Rig } from "./rig.ts";

let rig: Rig;
beforeEach(async () => {
  rig = await startRig();
  rig.record();
});
afterEach(() => rig.close());

const token = "upstream-token-1";
const tokenInHeader: HostName[] = ["movie", "live", "gospel", "channel", "reading"];
const tokenInQuery: HostName[] = ["account", "feedback"];
const tokenNowhere: HostName[] = ["commentary", "bible", "bibleApi"];

describe("the address", () => {
  it("is the host's base, the path and the sorted query", async () => {
    await rig.call("movie", { path: "api/tv.movie/url", query: { urlid: 5, movid: 1, type: 2 } });
    expect(rig.fake.asked).toEqual([
      "GET /movie/api/tv.movie/url?lang=zh-CN&movid=1&type=2&urlid=5",
    ]);
  });

  it("leaves out what is undefined and keeps what is empty or 0", async () => {
    await rig.call("movie", { query: { a: undefined, b: "", c: 0 } });
    expect(rig.seen[0]?.query).toEqual({ b: "", c: "0", lang: "zh-CN" });
  });

  it("encodes whatever a visitor typed", async () => {
    const kw = "恩典 &lang=xx#?/../%00+é";
    await rig.call("movie", { query: { kw } });
    expect(rig.seen[0]).toMatchObject({ path: "/movie/api/thing", query: { kw, lang: "zh-CN" } });
  });

  it.each(hostNames)("carries the language as %s wants it", async (host) => {
    const short = host === "channel";
    await rig.call(host, {}, { language: "zh-CN" });
    await rig.call(host, {}, { language: "en-US" });
    await rig.call(host, { method: "POST", policy: "never" }, { language: "en-US" });
    const sent = rig.seen.map(({ path, query }) => [path, query["lang"]]);
    expect(sent).toEqual([
      [`/${host}/api/thing`, short ? "zh" : "zh-CN"],
      [`/${host}/api/thing`, short ? "en" : "en-US"],
      [`/${host}/api/thing`, short ? "en" : "en-US"],
    ]);
  });

  it("cannot have its language set by a call's own parameters", async () => {
    await rig.call("channel", { query: { lang: "fr" } }, { language: "en-US" });
    expect(rig.seen[0]?.query).toEqual({ lang: "en" });
  });
});

describe("the member's token", () => {
  it.each(tokenInHeader)("travels in a header to %s", async (host) => {
    for (const method of ["GET", "POST"] as const) {
      await rig.call(host, { method, policy: "never" }, { token });
    }
    for (const { headers, query, body } of rig.seen) {
      expect(headers["token"]).toBe(token);
      expect(JSON.stringify(query) + body).not.toContain(token);
    }
    expect(rig.seen).toHaveLength(2);
  });

  it.each(tokenInQuery)("travels in the query to %s", async (host) => {
    for (const method of ["GET", "POST"] as const) {
      await rig.call(host, { method, policy: "never" }, { token });
    }
    for (const { headers, query } of rig.seen) {
      expect(query["token"]).toBe(token);
      expect(JSON.stringify(headers)).not.toContain(token);
    }
    expect(rig.seen).toHaveLength(2);
  });

  it.each(tokenNowhere)("never goes to %s", async (host) => {
    for (const method of ["GET", "POST"] as const) {
      await rig.call(host, { method, policy: "never" }, { token });
    }
    expect(rig.seen).toHaveLength(2);
    expect(JSON.stringify(rig.seen)).not.toContain(token);
  });

  it.each(hostNames)("never goes along with a public read of %s", async (host) => {
    for (const policy of ["short", "hour", "day", "bible"] as const) {
      await rig.call(host, { path: `api/${policy}`, policy }, { token });
    }
    expect(rig.seen).toHaveLength(4);
    expect(JSON.stringify(rig.seen)).not.toContain(token);
  });

  it("is absent, not empty, for an anonymous visitor", async () => {
    await rig.call("movie", { policy: "never" });
    await rig.call("account", { policy: "never" });
    expect(rig.seen.map(({ headers, query }) => ["token" in headers, "token" in query])).toEqual([
      [false, false],
      [false, false],
    ]);
  });
});

describe("a form", () => {
  it("is sent url-encoded, without what is undefined", async () => {
    const form = { ac: "movie", id: 7, note: "a&b=c 恩\n+%", gone: undefined, empty: "" };
    await rig.call("movie", { method: "POST", form, policy: "never" });
    const [sent] = rig.seen;
    expect(sent?.method).toBe("POST");
    expect(sent?.headers["content-type"]).toBe("application/x-www-form-urlencoded");
    expect(Object.fromEntries(new URLSearchParams(sent?.body))).toEqual({
      ac: "movie",
      id: "7",
      note: "a&b=c 恩\n+%",
      empty: "",
    });
  });

  it("may be empty", async () => {
    await rig.call("movie", { method: "POST", policy: "never" });
    expect(rig.seen[0]).toMatchObject({ method: "POST", body: "" });
  });

  it("does not go along with a read", async () => {
    await rig.call("movie", { form: { a: 1 } });
    expect(rig.seen[0]).toMatchObject({ method: "GET", body: "", query: { lang: "zh-CN" } });
    expect(rig.seen[0]?.headers).not.toHaveProperty("content-type");
  });
});

describe("nothing else", () => {
  it("of a request goes upstream: the headers are these", async () => {
    await rig.call("movie", { policy: "never" }, { token });
    const names = Object.keys(rig.seen[0]?.headers ?? {}).sort();
    expect(names).toEqual(["accept", "accept-encoding", "connection", "host", "token"]);
  });
});

describe("a public read", () => {
  it("is asked for once and then served from the cache, to members and visitors alike", async () => {
    rig.record({ n: 1 });
    expect(await rig.call("movie", {})).toEqual({ n: 1 });
    rig.record({ n: 2 });
    expect(await rig.call("movie", {}, { token })).toEqual({ n: 1 });
    expect(rig.seen).toHaveLength(1);
  });

  it("is another one in another language, on another host, with another query", async () => {
    await rig.call("movie", {});
    await rig.call("movie", {}, { language: "en-US" });
    await rig.call("live", {});
    await rig.call("movie", { query: { page: 2 } });
    expect(rig.seen).toHaveLength(4);
  });

  it("is cached as parsed, and parsed once", async () => {
    let parses = 0;
    const parse = () => ({ parsed: ++parses });
    expect(await rig.call("movie", { parse })).toEqual({ parsed: 1 });
    expect(await rig.call("movie", { parse })).toEqual({ parsed: 1 });
  });
});

it("does not cache what is a person's own", async () => {
  await rig.call("movie", { policy: "never" }, { token });
  await rig.call("movie", { policy: "never" }, { token });
  expect(rig.seen).toHaveLength(2);
});
