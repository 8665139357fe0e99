import { describe, expect, it } from "vitest";
import { Unavailable } from "../../../server/http/errors.ts";
import type { HostPlace } from "../../../server/http/hosts.ts";
import type { Call, HostCall } from "../../../server/http/call.ts";
import { createAccountClient } from "../../../server/upstreams/account/client.ts";

const base = new URL("https://account.example/");
const place: HostPlace = { base, publicBase: base.origin };

/** The client before a host that answers every call with `payload`; `calls` is what it was asked. */
function before(payload: unknown, where = place) {
  const calls: Call<unknown>[] = [];
  const call: HostCall = async (asked) => {
    calls.push(asked);
    return asked.parse(payload);
  };
  return { calls, client: createAccountClient(call, where, "web") };
}

describe("a sign-in", () => {
  const raw = {
    userid: "42",
    username: "lydia",
    nickname: "<b>吕底亚</b>",
    headimgurl: null,
    vemail: "1",
    vpassword: 0,
    token: "t-1",
  };

  it("brings the token, and the member with or without the odd field", async () => {
    const { client } = before(raw);
    expect(await client.login("lydia", "secret")).toEqual({
      token: "t-1",
      account: {
        id: 42,
        username: "lydia",
        nickname: "吕底亚",
        email: "",
        avatar: "",
        vemail: true,
        vpassword: false,
        vsq: null,
      },
    });
  });

  it("sends what the host wants", async () => {
    const { client, calls } = before(raw);
    await client.login("lydia", "secret");
    const form = { passport: "lydia", password: "secret", appid: "web", device: "pc" };
    expect(calls.map((one) => [one.method, one.path, one.form])).toEqual([
      ["POST", "apiv2/login", form],
    ]);
    for (const { query } of calls) expect(query).toBeUndefined();
  });

  it("without a token is none", async () => {
    for (const payload of [null, {}, [], "t", { ...raw, token: "" }, { ...raw, token: null }]) {
      const { client } = before(payload);
      await expect(client.login("lydia", "secret")).rejects.toThrow();
      await expect(client.loginMobile("13800000000", "86", "1")).rejects.toThrow();
    }
  });
});

describe("a code to scan", () => {
  const ticket = (check_url: unknown, where = place) =>
    before({ ticket: "T", check_url }, where).client.loginTicket();

  it("is asked about where the host said, with its query", async () => {
    const there = ["/api/login/check?ticket=T", "api/login/check?ticket=T", "?ticket=T"];
    for (const said of [...there, ...there.map((one) => new URL(one, base).href)]) {
      const { check } = await ticket(said);
      const { client, calls } = before([]);
      expect(await client.checkTicket(check)).toBeNull();
      const [{ path = "", query = {} } = {}] = calls;
      expect(new URL(path, base).href).toBe(new URL(said.split("?", 1)[0] ?? "", base).href);
      expect(query).toEqual({ ticket: "T" });
    }
  });

  it.each([
    "https://evil.example/api/login/check",
    "//evil.example/x",
    "\\\\evil.example\\x",
    "http://account.example/",
    "https://account.example:444/",
    "https://account.example.evil.example/",
    "https://account.example@evil.example/",
    "javascript:alert(1)",
    "data:,x",
    "file:///etc/passwd",
  ])("whose answers come from elsewhere is none: %s", async (check) => {
    await expect(ticket(check)).rejects.toBeInstanceOf(Unavailable);
  });

  it.each(["/https://evil.example/x", "///evil.example/x", "/.//evil.example/x", "/http:/x"])(
    "stays at the host although its path looks like another: %s",
    async (path) => {
      const { check } = await ticket(base.origin + path);
      const { client, calls } = before([]);
      await client.checkTicket(check);
      expect(new URL(calls[0]?.path ?? "", base).origin).toBe(base.origin);
    },
  );

  it("is asked about at a host that lives below a path", async () => {
    const below = { base: new URL("https://all.example/account/"), publicBase: "" };
    const { check } = await ticket("https://all.example/account/api/login/check", below);
    const { client, calls } = before([], below);
    await client.checkTicket(check);
    const url = new URL(calls[0]?.path ?? "", below.base);
    expect(url.href).toBe("https://all.example/account/api/login/check");
  });

  it("is none without its ticket", async () => {
    for (const payload of [null, [], {}, { ticket: "", check_url: "/x" }]) {
      await expect(before(payload).client.loginTicket()).rejects.toThrow();
    }
  });

  it("tells who confirmed it", async () => {
    const { client } = before({ userid: 3, token: "t-3" });
    expect(await client.checkTicket("/x")).toMatchObject({ token: "t-3", account: { id: 3 } });
  });
});

describe("a captcha", () => {
  const image = (content: unknown, key: unknown = "k") =>
    before({ key, content }).client.captchaImage();

  it("is a picture, with or without its head", async () => {
    expect(await image("iVBORw0KGgo=")).toEqual({
      key: "k",
      image: "data:image/png;base64,iVBORw0KGgo=",
    });
    const svg = "data:image/svg+xml;base64,PHN2Zz4=";
    expect(await image(svg, 5)).toEqual({ key: "5", image: svg });
  });

  it.each([
    "data:text/html;base64,PHN2Zz4=",
    "data:image/svg+xml,<svg onload=alert(1)>",
    "https://evil.example/x.png",
    'x" onerror="alert(1)',
    "",
    null,
  ])("is nothing else: %s", async (content) => {
    expect(await image(content)).toBeNull();
  });

  it("needs its key", async () => {
    expect(await image("iVBORw0KGgo=", "")).toBeNull();
  });
});

describe("what changes something", () => {
  const { client, calls } = before({ token: "reset-1" });
  const expected: [string, () => Promise<unknown>, Partial<Call<unknown>>][] = [
    [
      "register",
      () => client.register("ruth", "secret1", "secret2"),
      {
        method: "POST",
        path: "apiv2/register",
        form: {
          passport: "ruth",
          password: "secret1",
          password_confirm: "secret2",
          appid: "web",
          device: "pc",
        },
      },
    ],
    [
      "smsSend",
      () => client.smsSend("13800000000", "86", { key: "k", value: "v" }),
      {
        path: "api/sms/send",
        query: {
          mobile: "13800000000",
          itc: "86",
          appid: "web",
          captcha_key: "k",
          captcha_val: "v",
        },
        write: true,
      },
    ],
    [
      "emsSend",
      () => client.emsSend("a@example.org", "forgot_email"),
      {
        method: "POST",
        path: "api/ems/send",
        form: { email: "a@example.org", event: "forgot_email", appid: "web", device: "pc" },
      },
    ],
    [
      "forgotEmail",
      () => client.forgotEmail("a@example.org", "123456", "secret"),
      {
        method: "POST",
        path: "api/forgot/email",
        form: {
          email: "a@example.org",
          code: "123456",
          password: "secret",
          password_confirm: "secret",
          appid: "web",
          device: "pc",
        },
      },
    ],
    [
      "changePassword",
      () => client.changePassword("reset-1", "secret"),
      {
        method: "POST",
        path: "apiv2/member/changePassword",
        form: { token: "reset-1", password: "secret", confirm_password: "secret" },
      },
    ],
    [
      "bindEmail",
      () => client.bindEmail("a@example.org", "123456"),
      {
        path: "apiv2/member/bindEmail",
        query: { email: "a@example.org", code: "123456" },
        write: true,
      },
    ],
    [
      "setSq",
      () => client.setSq("secret", 2, "answer"),
      {
        path: "apiv2/member/setsq",
        query: { password: "secret", qid: 2, answer: "answer" },
        write: true,
      },
    ],
  ];

  it.each(expected)("%s is the host's own call, and never cached", async (_name, run, call) => {
    await run();
    expect(calls.at(-1)).toMatchObject({ ...call, policy: "never" });
  });
});

describe("a proof", () => {
  it("is a token for the new password", async () => {
    const { client } = before({ token: "reset-1" });
    expect(await client.forgetBySq("demo", 1, "x")).toBe("reset-1");
    expect(await client.forgetByEmail("a@example.org", "1")).toBe("reset-1");
  });

  it("without a token proves nothing", async () => {
    for (const payload of [null, {}, { token: "" }]) {
      await expect(before(payload).client.forgetBySq("demo", 1, "x")).rejects.toThrow();
    }
  });
});

it("asks only questions that can be answered", async () => {
  const { client } = before({ a: { id: "1", title: "一" }, b: { id: 0, title: "?" }, c: "x" });
  expect(await client.questions()).toEqual([{ id: 1, title: "一" }]);
});
