import type { IncomingMessage, ServerResponse } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openHosts } from "./account-rig.ts";

let hosts: Awaited<ReturnType<typeof openHosts>>;
beforeAll(async () => {
  hosts = await openHosts();
});
afterAll(() => hosts.close());

const member = (token: string) => hosts.account("GET apiv2/member/account", {}, token);
const fresh = async (passport: string, password = "secret1") => {
  const words = { password, password_confirm: password };
  await hosts.account("POST apiv2/register", { passport, ...words });
  return hosts.signIn(passport, password);
};

describe("by QR code", () => {
  test("a ticket is pending, confirmed once, and gone", async () => {
    const { ticket, check_url } = (await hosts.account("GET api/login/getticket")).data;
    const id = ticket;
    expect(ticket).toMatch(/^[\w-]{24,}$/);
    expect(check_url).toBe(`/api/login/check?ticket=${id}`);
    const check = () => hosts.account("GET api/login/check", { ticket: id });
    expect((await check()).data).toEqual([]);

    const page = await hosts.get("account", `/qr/${id}`);
    expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(page.text).toContain(`href="?as=lydia"`);
    expect((await check()).data).toEqual([]);
    await fresh("stranger");
    expect((await hosts.get("account", `/qr/${id}?as=nobody`)).status).toBe(404);
    expect((await hosts.get("account", `/qr/${id}?as=stranger`)).status).toBe(404);
    expect((await hosts.get("account", `/qr/${id}?as=lydia`)).status).toBe(200);
    expect((await hosts.get("account", `/qr/${id}?as=demo`)).status).toBe(404);

    const { data } = await check();
    expect(data).toMatchObject({ userid: "2", username: "lydia", nickname: "吕底亚" });
    expect((await member(data.token)).data.username).toBe("lydia");
    expect(await check()).toMatchObject({ code: 1, msg: "二维码已过期" });
    expect((await hosts.get("account", `/qr/${id}`)).status).toBe(404);
  });
});

describe("the outbox", () => {
  function ask(path: string, remoteAddress: string, sent = {}) {
    let status = 0;
    const headers = { host: "localhost:3000", ...sent };
    const request = { method: "GET", url: path, headers, socket: { remoteAddress } };
    const response = {
      writeHead(code: number) {
        status = code;
        return response;
      },
      end: () => response,
    };
    const served = hosts.embedded.serveFile(
      request as unknown as IncomingMessage,
      response as unknown as ServerResponse,
      path,
    );
    return served ? status : 0;
  }

  test.each([
    ["127.0.0.1", 200],
    ["::1", 200],
    ["::ffff:127.0.0.1", 200],
    ["10.0.0.7", 0],
    ["::ffff:10.0.0.7", 0],
    ["127.0.0.1.example.org", 0],
    ["", 0],
  ])("asked from '%s': %d", (address, status) => {
    for (const path of ["/_embedded/outbox", "/_embedded/account/outbox"]) {
      expect(ask(path, address), path).toBe(status);
    }
  });

  const proxied = { "x-forwarded-for": "10.0.0.7" };
  test("not through a proxy or by another name, and a ticket neither", async () => {
    const { data } = await hosts.account("GET api/login/getticket");
    const ticket = `/_embedded/account/qr/${data.ticket}`;
    for (const path of ["/_embedded/outbox", ticket]) {
      for (const sent of [
        proxied,
        { "x-forwarded-host": "a.example" },
        { forwarded: "for=10.0.0.7" },
        { via: "1.1 proxy" },
        { host: "rebound.example" },
        { host: "localhost.example:3000" },
        { host: "127.0.0.1.example" },
        { host: undefined },
      ]) {
        expect(ask(path, "127.0.0.1", sent), JSON.stringify(sent)).toBe(0);
      }
      for (const host of ["localhost", "LOCALHOST:3000", "127.0.0.1:3000", "[::1]:3000"]) {
        expect(ask(path, "::1", { host }), host).toBe(200);
      }
    }
    expect(ask(ticket, "10.0.0.7")).toBe(0);
  });

  test.each([
    [{ "sec-fetch-site": "none" }, 200],
    [{ "sec-fetch-site": "same-origin", referer: "http://localhost:3000/login" }, 200],
    [{ origin: "http://localhost:3000" }, 200],
    [{ "sec-fetch-site": "same-site" }, 0],
    [{ "sec-fetch-site": "cross-site" }, 0],
    [{ origin: "null" }, 0],
    [{ origin: "http://localhost:4000" }, 0],
    [{ origin: "https://evil.example" }, 0],
    [{ referer: "https://evil.example/localhost:3000" }, 0],
    [{ referer: "no address" }, 0],
  ])("asked by a page with %j: %d", (sent, status) => {
    expect(ask("/_embedded/outbox", "127.0.0.1", sent)).toBe(status);
  });

  test("escapes what it shows and is never kept", async () => {
    hosts.query(
      "INSERT INTO outbox (recipient, text, createtime) VALUES ('<b>', '<script>', 0) RETURNING id",
    );
    const { text, headers } = await hosts.get("account", "/outbox");
    expect(text).toContain("&lt;script&gt;");
    expect(text).not.toMatch(/<script|<b>/);
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["content-security-policy"]).toBe(
      "default-src 'none'; style-src 'unsafe-inline'",
    );
  });
});

test("feedback is kept", async () => {
  const form = { content: "谢谢", contact: "a@b.org", device: "pc" };
  expect((await hosts.feedback("POST api/feedback/submit", form)).code).toBe(0);
  expect((await hosts.feedback("POST api/feedback/submit", { content: " " })).code).toBe(1);
  expect((await hosts.movie("POST api/tv.feedback/add", form)).code).toBe(1);
  expect((await hosts.movie("POST api/tv.feedback/add", {})).code).toBe(0);
  const rows = hosts.query("SELECT movid, content, contact FROM feedback");
  expect(rows).toEqual([1, 2].map(() => ({ movid: 0, content: "谢谢", contact: "a@b.org" })));
});
