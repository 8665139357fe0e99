import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { albumUrl, captchaUrl, forgotUrl, loginUrl, registerUrl } from "../../../app/urls/index.ts";
import { ask, section, submit, tags, textOf, typedIn, type Answer } from "../../rigs/browse.ts";
import {
  demo,
  fakeMember,
  fakeToken,
  startFakeSite,
  startMemberSite,
  visitor,
} from "../../rigs/member-rig.ts";
import { reply } from "../../rigs/upstream.ts";

type Site = Awaited<ReturnType<typeof startMemberSite>>;
const cookieOf = (setCookies: string[], name: string) =>
  setCookies.find((cookie) => cookie.startsWith(`${name}=`) && !cookie.startsWith(`${name}=;`));

describe("the movie API signs members in (AUTH_HOST=movie)", () => {
  let site: Site;
  beforeAll(async () => {
    site = await startMemberSite({ AUTH_HOST: "movie" });
  });
  afterAll(() => site.stop());
  const signIn = (account: string, password: string) =>
    submit(site.origin, loginUrl({ type: "password" }), { ...demo, account, password });

  test("by password", async () => {
    const right = await signIn("demo", "gospel123");
    expect([right.status, right.headers.location]).toEqual([303, "/"]);
    expect(cookieOf(right.setCookies, "session")).toBeDefined();
    const wrong = await signIn("demo", "gospel124");
    expect([wrong.status, cookieOf(wrong.setCookies, "session")]).toEqual([400, undefined]);
  });

  test("registers them, and sets a forgotten password anew by the code of an e-mail", async () => {
    const password = "a long password";
    const fields = { account: "naomi", password, confirmation: password, agree: "1" };
    const { status, setCookies } = await submit(site.origin, registerUrl(), fields);
    expect([status, cookieOf(setCookies, "session") !== undefined]).toEqual([303, true]);

    const email = "lydia@example.org";
    const sent = await submit(site.origin, forgotUrl("email"), {
      form: "email",
      intent: "send",
      email,
    });
    expect(sent.status).toBe(200);
    const proof = { form: "email", email, code: site.code(email) };
    const proved = await submit(site.origin, forgotUrl("email"), proof);
    expect(proved.headers.location).toBe(forgotUrl("password"));
    const cookie = cookieOf(proved.setCookies, "pending")?.split(";")[0] ?? "";
    const anew = { form: "password", password: "purple456", confirmation: "purple456" };
    const headers = { "sec-fetch-site": "same-origin", cookie };
    const done = await submit(site.origin, forgotUrl("password"), anew, headers);
    expect([done.status, done.headers.location]).toEqual([303, loginUrl({ type: "password" })]);
    expect((await signIn("lydia", "purple123")).status).toBe(400);
    expect((await signIn("lydia", "purple456")).status).toBe(303);
  });
});

describe("by text message", () => {
  test("only where it is open (SMS_LOGIN=1), and with the picture read", async () => {
    const closed = await startMemberSite();
    const nothing = await ask(closed.origin, loginUrl({ type: "sms" }));
    expect(typedIn(nothing, "mobile")).toBeUndefined();
    const shut = await ask(closed.origin, captchaUrl());
    expect([shut.status, textOf(shut.text, "h1")]).toEqual([200, "图形验证码"]);
    expect(textOf(section(shut.text, '<p class="help"', "p") + "</p>", "p")).toBe(
      "短信登录没有开放",
    );
    expect(typedIn(shut, "hostCaptcha")).toBeUndefined();
    await closed.stop();

    const site = await startMemberSite({ SMS_LOGIN: "1" });
    const url = loginUrl({ type: "sms", redirectTo: albumUrl(1001) });
    const html = (await ask(site.origin, url)).text;
    // The button has the code sent by the page with the picture, and takes the number along.
    const to = tags(html, "button").find(({ value }) => value === "send")?.["formaction"] ?? "";
    expect(to).toBe(captchaUrl(albumUrl(1001)));
    const form = { form: "sms", area: "86", mobile: "13900000007", agree: "1" };
    const page = await submit(site.origin, to, { ...form, intent: "send" });
    expect([page.status, typedIn(page, "mobile")]).toEqual([200, "13900000007"]);
    expect(fieldError(page, "hostCaptcha")).toBeUndefined();

    const own = { ...form, form: "captcha", redirectTo: albumUrl(1001) };
    const send = (hostCaptcha: string, hostCaptchaKey = keyOf(page)) =>
      submit(site.origin, to, { ...own, hostCaptchaKey, hostCaptcha });
    const empty = await send("");
    expect([empty.status, fieldError(empty, "hostCaptcha")]).toEqual([400, "请输入内容"]);
    expect(typedIn(empty, "mobile")).toBe("13900000007");
    const other = await submit(site.origin, to, { ...own, intent: "another" });
    expect([other.status, typedIn(other, "mobile")]).toEqual([200, "13900000007"]);
    expect(fieldError(other, "hostCaptcha")).toBeUndefined();
    expect(new Set([page, empty, other].map(keyOf)).size).toBe(3);
    expect(new Set([page, empty, other].map(pictureOf)).size).toBe(3);

    const read = (answer: Answer) => {
      const [row] = site.query("SELECT digits FROM captcha WHERE key = ?", keyOf(answer));
      return String(row?.["digits"]);
    };
    const wrongly = await send("0000", keyOf(other));
    expect([wrongly.status, failureIn(wrongly)]).toEqual([400, "图形验证码错误"]);
    const sent = await send(read(wrongly), keyOf(wrongly));
    expect([
      sent.status,
      textOf(section(sent.text, '<p class="form-note"', "p") + "</p>", "p"),
    ]).toEqual([200, "验证码已发送，请查收"]);
    // What came back is the sign-in, with the number in it.
    expect(sent.text).toContain(`action="${url}"`.replaceAll("&", "&amp;"));
    expect(typedIn(sent, "mobile")).toBe("13900000007");

    const wrong = await submit(site.origin, url, { ...form, code: "000000" });
    expect([wrong.status, wrong.text.includes("13900000007")]).toEqual([400, true]);
    const right = await submit(site.origin, url, { ...form, code: site.code("+86 13900000007") });
    // A member without a password is asked to set one.
    expect([right.status, right.headers.location]).toEqual([303, "/mine?pwd=1"]);
    await site.stop();
  });

  test("at the movie API, which sends the code and looks at it", async () => {
    const site = await startMemberSite({ SMS_LOGIN: "1", AUTH_HOST: "movie" });
    const url = loginUrl({ type: "sms" });
    const html = (await ask(site.origin, url)).text;
    expect(tags(html, "button").find(({ value }) => value === "send")?.["formaction"]).toBe(
      undefined,
    );
    const form = { form: "sms", area: "86", mobile: "13900000017", agree: "1" };
    const sent = await submit(site.origin, url, { ...form, intent: "send" });
    expect([sent.status, typedIn(sent, "mobile")]).toEqual([200, "13900000017"]);
    const right = await submit(site.origin, url, { ...form, code: site.code("+86 13900000017") });
    expect([right.status, right.headers.location]).toEqual([303, "/mine?pwd=1"]);
    const captcha = await ask(site.origin, captchaUrl());
    expect([captcha.status, captcha.headers.location?.split("?")[0]]).toEqual([303, "/login"]);
    await site.stop();
  });

  test("and every call of it goes to one host, whichever that is", async () => {
    const calls = async (variables: Record<string, string>) => {
      const fake = await startFakeSite({ SMS_LOGIN: "1", ...variables });
      fake.host.on("/api/sms/send", reply([], variables["AUTH_HOST"] === "movie" ? 1 : 0));
      fake.host.on("/api/user.login/mobile", reply({ ...fakeMember, token: fakeToken }));
      fake.host.on("/api/auth/login_mobile", reply({ ...fakeMember, token: fakeToken }, 0));
      const form = { form: "sms", area: "852", mobile: "91234567", agree: "1" };
      const read = { form: "captcha", hostCaptchaKey: "k", hostCaptcha: "abcd" };
      const who = visitor(fake.origin);
      await who.post(loginUrl({ type: "sms" }), { ...form, intent: "send" });
      await who.post(captchaUrl(), { ...form, ...read });
      const { headers } = await who.post(loginUrl({ type: "sms" }), { ...form, code: "123456" });
      expect(headers.location).toBe("/");
      await fake.stop();
      return fake.host.asked.flatMap((one) => {
        const url = new URL(one.split(" ")[1] ?? "", "http://host.invalid");
        if (!/sms\/send|mobile/.test(url.pathname)) return [];
        return [[url.pathname, Object.fromEntries(url.searchParams)]];
      });
    };
    const number = { mobile: "91234567", lang: "zh-CN" };
    expect(await calls({ AUTH_HOST: "movie" })).toEqual([
      ["/api/sms/send", { ...number, iddcode: "852", event: "mobilelogin" }],
      ["/api/user.login/mobile", { lang: "zh-CN" }],
    ]);
    const picture = { captcha_key: "k", captcha_val: "abcd" };
    expect(await calls({})).toEqual([
      ["/api/sms/send", { ...number, itc: "852", appid: "web", ...picture }],
      ["/api/auth/login_mobile", { lang: "zh-CN" }],
    ]);
  });

  test.each([
    [
      "code and name",
      [
        { code: "+86", name: "中国" },
        { code: 852, name: "香港" },
      ],
    ],
    [
      "itc and title",
      [
        { itc: "86", title: "中国" },
        { itc: 852, title: "香港" },
      ],
    ],
    [
      "numbered, in a page",
      {
        data: { 1: { itc: "0086", title: "中国" }, 2: { code: "852", title: "香港" } },
        total: "2",
      },
    ],
  ])("with areas by %s", async (_name, areas) => {
    const fake = await startFakeSite({ SMS_LOGIN: "1" });
    fake.host.on("/api/sms/area", reply(areas));
    for (const path of [loginUrl({ type: "sms" }), captchaUrl()]) {
      const { text } = await ask(fake.origin, path);
      const options = [
        ...section(text, "<select", "select").matchAll(/<option value="(\d+)"[^>]*>([^<]*)</g),
      ];
      expect(options.map(([, value, label]) => [value, label])).toEqual([
        ["86", "中国 +86"],
        ["852", "香港 +852"],
      ]);
    }
    await fake.stop();
  });

  test("a host without a picture leaves the button for another one", async () => {
    const fake = await startFakeSite({ SMS_LOGIN: "1" });
    const page = await ask(fake.origin, captchaUrl());
    expect([page.status, pictureOf(page)]).toEqual([200, undefined]);
    expect(tags(page.text, "button").map(({ value }) => value)).toContain("another");
    expect(textOf(section(page.text, '<p class="help"', "p") + "</p>", "p")).toContain(
      "取不到图片",
    );
    await fake.stop();
  });
});

const keyOf = (answer: Answer) =>
  tags(answer.text, "input").find((tag) => tag["name"] === "hostCaptchaKey")?.["value"] ?? "";
const pictureOf = ({ text }: Answer) =>
  tags(text, "img").find(({ src }) => src?.startsWith("data:image/"))?.["src"];
const failureIn = ({ text }: Answer) =>
  textOf(section(text, '<p class="form-error" role="alert"', "p") + "</p>", "p");
/** What is said below a field, by the id its input names. */
function fieldError({ text }: Answer, name: string): string | undefined {
  const input = tags(text, "input").find((one) => one["name"] === name && one["type"] !== "hidden");
  if (input?.["aria-invalid"] !== "true") return undefined;
  const error = section(text, `<span id="${input["id"]}-error"`, "span");
  return textOf(`${error}</span>`, "span");
}
