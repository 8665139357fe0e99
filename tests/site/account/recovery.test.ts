import { Buffer } from "node:buffer";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  albumUrl,
  forgotUrl,
  homeUrl,
  loginUrl,
  mineUrl,
  registerUrl,
} from "../../../app/urls/index.ts";
import { reply } from "../../rigs/upstream.ts";
import { typedIn, type Answer } from "../../rigs/browse.ts";
import {
  cookieLine,
  fromElsewhere,
  startFakeSite,
  startMemberSite,
  timesAsked,
  toastOf,
  valueOf,
  visitor,
  type Visitor,
} from "../../rigs/member-rig.ts";

const passwordUrl = loginUrl({ type: "password" });

let site: Awaited<ReturnType<typeof startMemberSite>>;
let fake: Awaited<ReturnType<typeof startFakeSite>>;
beforeAll(async () => {
  site = await startMemberSite();
  fake = await startFakeSite();
});
afterAll(async () => {
  await site.stop();
  await fake.stop();
});

const someone = () => visitor(site.origin, fromElsewhere());

/** Whose name the pages carry; none for a stranger. */
async function nameOf(who: Visitor): Promise<string | undefined> {
  const { text } = await who.get(homeUrl());
  return /class="member-name">([^<]*)/.exec(text)?.[1];
}

describe("registering", () => {
  const fields = {
    account: "naomi",
    password: "a-secret-1",
    confirmation: "a-secret-1",
    agree: "1",
  };

  test.each([
    ["两次输入密码不一致", { confirmation: "a-secret-2" }],
    ["密码至少需要 6 个字符", { password: "q9zx7", confirmation: "q9zx7" }],
    ["该账号已被注册", { account: "demo" }],
    ["请填写这一项", { account: " " }],
  ])("%s", async (words, changes) => {
    const typed = { ...fields, ...changes };
    const answer = await someone().post(registerUrl(), typed);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(words);
    expect(typedIn(answer, "account")).toBe(typed.account);
    expect([typedIn(answer, "password"), typedIn(answer, "confirmation")]).toEqual(["", ""]);
    expect(cookieLine(answer, "session")).toBeUndefined();
    expect(answer.text).not.toContain(typed.password);
    expect(answer.text).not.toContain(typed.confirmation);
  });

  test("lets the new member in at once, whom only the same password lets in again", async () => {
    const who = someone();
    const answer = await who.post(registerUrl(), { ...fields, redirectTo: albumUrl(1001) });
    // Neither an e-mail nor a question is there yet.
    expect([answer.status, answer.headers.location]).toEqual([303, mineUrl()]);
    expect(await nameOf(who)).toBe("naomi");
    expect((await someone().post(passwordUrl, fields)).status).toBe(303);
    expect((await someone().post(passwordUrl, { ...fields, password: "x" })).status).toBe(400);
  });

  test("where the host lets nobody in at once, leads to the sign-in", async () => {
    const host = await startFakeSite();
    host.host.on("/apiv2/register", reply([], 0));
    host.host.on("/apiv2/login", reply(null, 1, "wait"));
    const who = visitor(host.origin);
    const answer = await who.post(registerUrl(), fields);
    const to = loginUrl({ type: "password", redirectTo: "/" });
    expect([answer.status, answer.headers.location]).toEqual([303, to]);
    expect(toastOf(await who.follow(answer))).toBe("注册成功");
    expect(who.cookies.has("session")).toBe(false);
    await host.stop();
  });
});

describe("a forgotten password", () => {
  const [old, fresh] = ["old-secret-1", "new-secret-2"];
  const next = { form: "password", password: fresh, confirmation: fresh };
  const stepUrl = forgotUrl("password");

  async function newMember(account: string) {
    const who = someone();
    const fields = { account, password: old, confirmation: old, agree: "1" };
    expect((await who.post(registerUrl(), fields)).status).toBe(303);
    return who;
  }
  async function resetsOnly(who: Visitor, account: string, before: Visitor) {
    const done = await who.post(stepUrl, next);
    expect([done.status, done.headers.location]).toEqual([303, passwordUrl]);
    expect(cookieLine(done, "pending")).toMatch(/Max-Age=0/);
    expect(toastOf(await who.follow(done))).toBe("密码重置成功，请登录");
    const tries = [old, fresh].map((password) =>
      someone().post(passwordUrl, { account, password, agree: "1" }),
    );
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([400, 303]);
    expect(await nameOf(before)).toBeUndefined();
  }
  /** The reset tokens of that time are in nothing a browser can read. */
  function keepsSecret(who: Visitor) {
    const tokens = site.query("SELECT token FROM member_token WHERE kind = 'reset'");
    expect(tokens.length).toBeGreaterThan(0);
    const seen = who.answers.map(({ text, headers }) => text + JSON.stringify(headers)).join();
    const opened = who.answers
      .flatMap(({ setCookies }) => setCookies.flatMap((line) => line.split(/[=;.]/)))
      .map((part) => Buffer.from(part, "base64url").toString("latin1"));
    for (const { token } of tokens) {
      expect([seen, ...opened].filter((one) => one.includes(String(token)))).toEqual([]);
    }
  }

  test("is found by the security question", async () => {
    const before = await newMember("boaz");
    const question = { form: "question", question: "2", answer: "Ruth" };
    const set = { ...question, oldPassword: old };
    expect((await before.post(mineUrl(), set)).status).toBe(303);

    const who = someone();
    expect((await who.get(forgotUrl("question"))).text).toMatch(/<option value="2"/);
    const wrong = await who.post(forgotUrl("question"), {
      ...question,
      account: "boaz",
      answer: "Orpah",
    });
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain("密保答案错误");
    expect(wrong.text).not.toContain("Orpah");
    expect(valueOf(wrong, "account")).toBe("boaz");
    const right = await who.post(forgotUrl("question"), {
      ...question,
      account: "boaz",
      answer: " ruth",
    });
    expect([right.status, right.headers.location]).toEqual([303, stepUrl]);
    expect(cookieLine(right, "pending")).toMatch(/; HttpOnly/);
    expect((await who.follow(right)).status).toBe(200);
    const mismatch = await who.post(stepUrl, { ...next, confirmation: "another-3" });
    expect([mismatch.status, mismatch.text.includes("两次输入密码不一致")]).toEqual([400, true]);
    expect(mismatch.text).not.toContain(fresh);
    expect(mismatch.text).not.toContain("another-3");
    keepsSecret(who);
    await resetsOnly(who, "boaz", before);
  });

  test("is found by a code in an e-mail", async () => {
    const email = "jesse@example.org";
    const before = await newMember(email);
    const who = someone();
    const sent = await who.post(forgotUrl("email"), { form: "email", intent: "send", email });
    expect([sent.status, sent.text.includes("验证码已发送，请查收")]).toEqual([200, true]);
    expect(valueOf(sent, "email")).toBe(email);
    const proof = { form: "email", email };
    const wrong = await who.post(forgotUrl("email"), { ...proof, code: "0" });
    expect([wrong.status, wrong.text.includes("验证码错误")]).toEqual([400, true]);
    const right = await who.post(forgotUrl("email"), { ...proof, code: site.code(email) });
    expect([right.status, right.headers.location]).toEqual([303, stepUrl]);
    expect((await who.follow(right)).text).toContain('name="confirmation"');
    keepsSecret(who);
    await resetsOnly(who, email, before);
  });

  test("a code is sent once a minute, and only to what looks like an address", async () => {
    const who = someone();
    const send = (email: string) =>
      who.post(forgotUrl("email"), { form: "email", intent: "send", email });
    expect((await send("lydia@example.org")).status).toBe(200);
    const again = await send("lydia@example.org");
    expect([again.status, again.text.includes("发送过于频繁，请稍后再试")]).toEqual([400, true]);
    const odd = await send("lydia");
    expect([odd.status, odd.text.includes("请输入正确的邮箱")]).toEqual([400, true]);
  });

  test("has no second step without the first", async () => {
    const who = someone();
    const come = async (answer: Answer) => {
      expect(answer.headers.location).toBe(forgotUrl());
      expect(toastOf(await who.follow(answer))).toBe("验证已过期，请重新验证身份");
    };
    await come(await who.get(stepUrl));
    await come(await who.post(stepUrl, next));
    who.cookies.set("pending", "junk");
    await come(await who.get(stepUrl));
    // A code to scan waits in the same cookie and proves nothing.
    await who.get(loginUrl());
    await come(await who.post(stepUrl, next));
  });

  test("at a host without the two steps goes through in one, with the code", async () => {
    const host = await startFakeSite();
    host.host.on("/apiv2/forget/email", (_request, response) => void response.writeHead(404).end());
    let body = "";
    host.host.on("/api/forgot/email", (request, response, url) => {
      request.on("data", (chunk: Buffer) => (body += String(chunk)));
      request.on("end", () => reply([], 0)(request, response, url));
    });
    const who = visitor(host.origin);
    const proof = { form: "email", email: "ruth@example.org", code: "135790" };
    const first = await who.post(forgotUrl("email"), proof);
    expect(first.headers.location).toBe(stepUrl);
    const form = await who.follow(first);
    expect(form.text + JSON.stringify(form.headers)).not.toContain(proof.code);
    const done = await who.post(stepUrl, next);
    expect(done.headers.location).toBe(passwordUrl);
    expect(timesAsked(host.host, "POST /api/forgot/email")).toBe(1);
    expect(Object.fromEntries(new URLSearchParams(body))).toMatchObject({
      email: proof.email,
      code: proof.code,
      password: fresh,
      password_confirm: fresh,
    });
    await host.stop();
  });
});
