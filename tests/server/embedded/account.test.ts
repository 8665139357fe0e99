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

describe("signing in", () => {
  test.each(["demo", "demo@example.org", "DEMO@example.org"])("as %s", async (passport) => {
    const form = { passport, password: "gospel123" };
    const { code, data } = await hosts.account("POST apiv2/login", form);
    expect(code).toBe(0);
    const { token, ...told } = data;
    expect(token).toMatch(/^[0-9a-f]{40}$/);
    expect(told).toEqual({
      userid: "1",
      username: "demo",
      nickname: "示范会员",
      email: "demo@example.org",
      headimgurl: "",
      vemail: "1",
      vpassword: "1",
      vsq: "1",
    });
    expect((await member(token)).data).toEqual(told);
  });

  test.each([
    ["demo", "gospel124"],
    ["demo", ""],
    ["nobody", "gospel123"],
    ["", ""],
    ["13800000000", ""],
  ])("not as %s with '%s'", async (passport, password) => {
    const reply = await hosts.account("POST apiv2/login", { passport, password });
    expect(reply).toEqual({ code: 1, msg: "账号或密码错误", data: null });
  });

  test("a captcha must be right, and is looked at once", async () => {
    const form = { mobile: "13811112222", itc: "86" };
    const right = await hosts.captcha();
    const send = (captcha: object) => hosts.account("GET api/sms/send", { ...form, ...captcha });
    const wrong = { ...(await hosts.captcha()), captcha_val: "x" };
    expect(await send(wrong)).toMatchObject({ code: 1, msg: "图形验证码错误" });
    expect((await send(right)).code).toBe(0);
    expect(await send(right)).toMatchObject({ code: 1, msg: "图形验证码错误" });
    const { content } = (await hosts.account("GET api/captcha/image64")).data;
    expect(content).toMatch(/^data:image\/png;base64,[\w+/=]+$/);
  });

  test("a token that is missing or unknown is 401", async () => {
    for (const token of ["", "x", "0".repeat(40)]) {
      expect(await member(token)).toEqual({ code: 401, msg: "Unauthorized", data: null });
      expect((await hosts.movie("POST api/user.profile/index", {}, token)).code).toBe(401);
    }
  });

  test("by mobile, which makes a member the first time", async () => {
    const mobile = { mobile: "13900000001", itc: "86", appid: "x" };
    const send = (captcha: object) => hosts.account("GET api/sms/send", { ...mobile, ...captcha });
    expect(await send({})).toMatchObject({ code: 1, msg: "图形验证码错误" });
    expect((await send(await hosts.captcha())).code).toBe(0);
    expect((await send(await hosts.captcha())).msg).toBe("发送过于频繁，请稍后再试");
    const login = (vcode: string) =>
      hosts.account("POST api/auth/login_mobile", { ...mobile, vcode });
    expect((await login("no")).msg).toBe("验证码错误");
    const vcode = hosts.code("+86 13900000001");
    const { data } = await login(vcode);
    expect(data).toMatchObject({ username: "13900000001", vpassword: "0", vemail: "0", vsq: "0" });
    expect((await login(vcode)).code).toBe(1);
  });
});

describe("registering", () => {
  const register = (passport: string, password: string, again = password) =>
    hosts.account("POST apiv2/register", { passport, password, password_confirm: again });

  test("makes a member who can sign in", async () => {
    const { code, data } = await register("anna@example.org", "secret1");
    expect([code, data]).toEqual([
      0,
      { userid: expect.stringMatching(/^\d+$/), username: "anna@example.org" },
    ]);
    expect(await hosts.signIn("anna@example.org", "secret1")).not.toBe("");
  });

  test.each([
    ["demo", "secret1", "secret1", "该账号已被注册"],
    ["Lydia@example.org", "secret1", "secret1", "该账号已被注册"],
    ["13800000000", "secret1", "secret1", "该账号已被注册"],
    ["barnabas", "secret1", "secret2", "两次输入密码不一致"],
    ["barnabas", "short", "short", "密码至少需要 6 个字符"],
    ["bo", "secret1", "secret1", "账号需要 3 到 60 个字符"],
    ["a@b", "secret1", "secret1", "邮箱格式不正确"],
  ])("%s, %s, %s: %s", async (passport, password, again, msg) => {
    expect(await register(passport, password, again)).toMatchObject({ code: 1, msg });
  });

  test("one of two at once", async () => {
    const both = await Promise.all([register("silas", "secret1"), register("silas", "secret2")]);
    expect(both.map(({ code }) => code).toSorted()).toEqual([0, 1]);
  });
});

describe("a forgotten password", () => {
  const change = (token: string, password: string, again = password) =>
    hosts.account("POST apiv2/member/changePassword", {
      token,
      password,
      confirm_password: again,
    });

  test("by the security question", async () => {
    const before = await fresh("timothy");
    const sq = { password: "secret1", qid: 2, answer: " Lois " };
    expect((await hosts.account("GET apiv2/member/setsq", sq, before)).code).toBe(0);
    const wrongPassword = { ...sq, password: "no" };
    const refused = await hosts.account("GET apiv2/member/setsq", wrongPassword, before);
    expect(refused).toMatchObject({ code: 1, msg: "密码错误" });

    const forget = (qid: number, answer: string, passport = "timothy") =>
      hosts.account("POST apiv2/forget/sq", { passport, qid, answer });
    for (const wrong of [forget(2, "x"), forget(1, "lois"), forget(2, "lois", "lydia")]) {
      expect(await wrong).toMatchObject({ code: 1, msg: "密保答案错误" });
    }
    const { token } = (await forget(2, "LOIS")).data;
    expect((await member(token)).code).toBe(401);
    expect((await change(token, "secret2", "other")).msg).toBe("两次输入密码不一致");
    expect((await change(token, "secret2")).code).toBe(0);
    expect((await change(token, "secret3")).code).toBe(401);
    expect((await member(before)).code).toBe(401);
    expect(await hosts.signIn("timothy", "secret1")).toBe("");
    expect(await hosts.signIn("timothy", "secret2")).not.toBe("");
  });

  test("by e-mail, in two steps", async () => {
    const email = "phoebe@example.org";
    await fresh(email);
    const send = (to: string) =>
      hosts.account("POST api/ems/send", { email: to, event: "forgot_email" });
    expect((await send(email)).code).toBe(0);
    expect(await send(email)).toMatchObject({ code: 1, msg: "发送过于频繁，请稍后再试" });
    expect((await send("nonsense")).msg).toBe("邮箱格式不正确");
    const forget = (code: string) => hosts.account("POST apiv2/forget/email", { email, code });
    const { data } = await forget(hosts.code(email));
    expect((await change(data.token, "secret2")).code).toBe(0);
    expect((await forget(hosts.code(email))).msg).toBe("验证码错误");
    expect(await hosts.signIn(email, "secret2")).not.toBe("");
  });

  test("by e-mail, in one step", async () => {
    const email = "priscilla@example.org";
    await fresh(email);
    await hosts.account("POST api/ems/send", { email, event: "forgot_email" });
    const form = { email, code: hosts.code(email), password: "secret2" };
    const reset = (again: string) =>
      hosts.account("POST api/forgot/email", { ...form, password_confirm: again });
    expect((await reset("other")).msg).toBe("两次输入密码不一致");
    expect((await reset("secret2")).code).toBe(0);
    expect(await hosts.signIn(email, "secret2")).not.toBe("");
  });

  test("nobody's address gets the same answer and no letter", async () => {
    const form = { email: "nobody@example.org", event: "forgot_email" };
    expect((await hosts.account("POST api/ems/send", form)).code).toBe(0);
    expect((await hosts.account("POST api/ems/send", form)).code).toBe(1);
    expect(hosts.code("nobody@example.org")).toBe("none");
  });

  test("five wrong tries destroy a code", async () => {
    const email = "demo@example.org";
    await hosts.account("POST api/ems/send", { email, event: "forgot_email" });
    for (let tries = 0; tries < 5; tries += 1) {
      await hosts.account("POST apiv2/forget/email", { email, code: "wrong" });
    }
    const right = { email, code: hosts.code(email) };
    expect((await hosts.account("POST apiv2/forget/email", right)).msg).toBe("验证码错误");
    const again = { email, event: "bind_email" };
    expect((await hosts.account("POST api/ems/send", again)).code).toBe(1);
    hosts.skipWait();
    expect((await hosts.account("POST api/ems/send", again)).code).toBe(0);
    const other = { email, code: hosts.code(email) };
    expect((await hosts.account("POST apiv2/forget/email", other)).code).toBe(1);
  });

  test("changing it while signed in keeps this session and ends the others", async () => {
    const one = await fresh("aquila");
    const other = await hosts.signIn("aquila", "secret1");
    expect((await change(one, "secret2")).code).toBe(0);
    expect((await member(one)).code).toBe(0);
    expect((await member(other)).code).toBe(401);
  });
});

test("binding an e-mail", async () => {
  const token = await fresh("mark");
  await hosts.account("POST api/ems/send", { email: "mark@example.org", event: "bind_email" });
  const bind = (email: string, code: string) =>
    hosts.account("GET apiv2/member/bindEmail", { email, code }, token);
  expect((await bind("mark@example.org", "no")).msg).toBe("验证码错误");
  expect((await bind("lydia@example.org", "no")).msg).toBe("该邮箱已被使用");
  const { data } = await bind("mark@example.org", hosts.code("mark@example.org"));
  expect(data).toMatchObject({ email: "mark@example.org", vemail: "1" });
  expect(await hosts.signIn("mark@example.org", "secret1")).not.toBe("");
});

test("six questions in the language asked", async () => {
  const ask = (lang: string) => hosts.account("POST apiv2/other/questions", { device: "pc", lang });
  const [zh, en] = [(await ask("zh-CN")).data, (await ask("en-US")).data];
  expect(zh.map(({ id }: { id: string }) => id)).toEqual(["1", "2", "3", "4", "5", "6"]);
  expect(en[0].title).toMatch(/^[\x20-\x7e]+$/);
});
