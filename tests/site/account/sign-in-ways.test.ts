import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { forgotUrl, loginUrl, registerUrl } from "../../../app/urls/index.ts";
import { submit, tags } from "../../rigs/browse.ts";
import { demo, startMemberSite } from "../../rigs/member-rig.ts";

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
    const page = await (await fetch(closed.origin + loginUrl({ type: "sms" }))).text();
    expect(page).not.toContain('name="mobile"');
    await closed.stop();

    const site = await startMemberSite({ SMS_LOGIN: "1" });
    const url = loginUrl({ type: "sms" });
    const html = await (await fetch(site.origin + url)).text();
    const hostCaptchaKey =
      tags(html, "input").find((tag) => tag["name"] === "hostCaptchaKey")?.["value"] ?? "";
    const sql = "SELECT digits FROM captcha WHERE key = ?";
    const [{ digits } = {}] = site.query(sql, hostCaptchaKey);
    const form = { form: "sms", area: "86", mobile: "13900000007", agree: "1" };
    const send = (hostCaptcha: string) =>
      submit(site.origin, url, { ...form, intent: "send", hostCaptchaKey, hostCaptcha });
    expect((await send("")).text).toContain("请输入内容");
    const sent = await send(String(digits));
    expect([sent.status, sent.text.includes("验证码已发送，请查收")]).toEqual([200, true]);
    expect((await send(String(digits))).text).toContain("图形验证码错误");

    const wrong = await submit(site.origin, url, { ...form, code: "000000" });
    expect([wrong.status, wrong.text.includes("13900000007")]).toEqual([400, true]);
    const right = await submit(site.origin, url, { ...form, code: site.code("+86 13900000007") });
    // A member without a password is asked to set one.
    expect([right.status, right.headers.location]).toEqual([303, "/mine?pwd=1"]);
    await site.stop();
  });
});
