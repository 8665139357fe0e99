import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { captchaUrl, forgotUrl, loginUrl, mineUrl } from "../../../app/urls/index.ts";
import { reply } from "../../rigs/upstream.ts";
import {
  demo,
  fromElsewhere,
  readChallenge,
  sessionOf,
  startFakeSite,
  startMemberSite,
  timesAsked,
  valueOf,
  visitor,
  type Visitor,
} from "../../rigs/member-rig.ts";

type Site = Awaited<ReturnType<typeof startFakeSite>>;

const passwordUrl = loginUrl({ type: "password" });
const smsUrl = loginUrl({ type: "sms" });

let site: Site;
beforeAll(async () => {
  site = await startFakeSite({ SMS_LOGIN: "1" });
  for (const call of ["/apiv2/forget/sq", "/apiv2/forget/email", "/api/auth/login_mobile"]) {
    site.host.on(call, reply(null, 1, "no"));
  }
  for (const call of ["/api/ems/send", "/api/sms/send"]) site.host.on(call, reply([], 0));
  site.host.on("/api/user.profile/changeemail", reply(null, 0, "no"));
});
afterAll(() => site.stop());

const someone = () => visitor(site.origin, fromElsewhere());
/** A browser that has signed in as `account` before, and is somewhere new now. */
async function ownerOf(account: string): Promise<Visitor> {
  const before = someone();
  expect((await before.post(passwordUrl, { ...demo, account })).status).toBe(303);
  const now = someone();
  now.cookies.set("device", before.cookies.get("device") ?? "none");
  return now;
}

const sms = { form: "sms", area: "86", mobile: "13900000009", agree: "1" };
const picture = { hostCaptchaKey: "k", hostCaptcha: "abcd" };
interface Limited {
  what: string;
  account: string;
  path: string;
  fields: Record<string, string>;
  /** A field that is no secret. */
  kept: string;
  call: string;
}
/** Every form that has a limit on the account, and the call that it makes. */
const forms: Limited[] = [
  {
    what: "the code of a text message",
    account: "+86 13900000009",
    path: smsUrl,
    fields: { ...sms, code: "1" },
    kept: "mobile",
    call: "POST /api/auth/login_mobile",
  },
  {
    what: "a text message sent",
    account: "+86 13900000008",
    path: captchaUrl(),
    fields: { ...sms, ...picture, form: "captcha", mobile: "13900000008" },
    kept: "mobile",
    call: "GET /api/sms/send",
  },
  {
    what: "a security question",
    account: "ruth",
    path: forgotUrl("question"),
    fields: { form: "question", account: "ruth", question: "1", answer: "x" },
    kept: "account",
    call: "POST /apiv2/forget/sq",
  },
  {
    what: "the code of an e-mail",
    account: "ruth@example.org",
    path: forgotUrl("email"),
    fields: { form: "email", email: "ruth@example.org", code: "1" },
    kept: "email",
    call: "POST /apiv2/forget/email",
  },
  {
    what: "an e-mail sent",
    account: "ruth2@example.org",
    path: forgotUrl("email"),
    fields: { form: "email", email: "ruth2@example.org", intent: "send" },
    kept: "email",
    call: "POST /api/ems/send",
  },
];

describe.each(forms)("strangers who wear out $what", ({ account, path, fields, kept, call }) => {
  test("have its owner asked for a challenge, and never refused", async () => {
    const known = await ownerOf(account);
    // Eighty of them from sixteen addresses: no address goes beyond its own limit.
    for (let n = 0; n < 16; n++) {
      const stranger = someone();
      for (let k = 0; k < 5; k++) await stranger.post(path, fields);
    }
    const asked = () => timesAsked(site.host, call);
    const before = asked();
    const owner = someone();
    const first = await owner.post(path, fields);
    expect([first.status, Number(first.headers["retry-after"]) > 0]).toEqual([429, true]);
    expect(first.text).toContain("尝试的次数较多，请完成下面的验证再试");
    expect(valueOf(first, kept)).toBe(fields[kept]);
    expect(asked()).toBe(before);

    const met = await owner.post(path, { ...fields, ...(await readChallenge(site, first)) });
    expect(met.status).not.toBe(429);
    expect(asked()).toBe(before + 1);

    const own = await known.post(path, fields);
    expect([own.status === 429, valueOf(own, "captchaKey")]).toEqual([false, undefined]);
    expect(asked()).toBe(before + 2);
  });
});

test("an address beyond its limit is refused, and nobody else has to do with it", async () => {
  const who = someone();
  const send = (email: string) => ({ form: "email", email, intent: "send" });
  const url = forgotUrl("email");
  for (let n = 0; n < 20; n++) {
    expect((await who.post(url, send(`name${n}@example.org`))).status).toBe(200);
  }
  const shut = await who.post(url, send("naomi@example.org"));
  expect([shut.status, Number(shut.headers["retry-after"]) > 3_000]).toEqual([429, true]);
  expect(shut.text).toMatch(/次数太多了，请 \d+ 分钟后再试/);
  expect(valueOf(shut, "captchaKey")).toBeUndefined();
  expect(valueOf(shut, "email")).toBe("naomi@example.org");
  for (let n = 0; n < 40; n++) await who.post(url, send("naomi@example.org"));
  expect((await someone().post(url, send("naomi@example.org"))).status).toBe(200);
});

test("other spellings of an account are the same account", async () => {
  const who = someone();
  site.host.on("/apiv2/login", reply(null, 1, "no"));
  const spellings = ["boaz", "BOAZ", "ｂｏａｚ", "bo\u200baz", "bóaz", " boaz "];
  const answers = [];
  for (const account of spellings) {
    answers.push(await who.post(passwordUrl, { ...demo, account, password: "x" }));
  }
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 429]);
});

describe("the profile's forms", () => {
  const change = { form: "email", email: "new@example.org", code: "1" };

  test("ask a member for a challenge as well, and keep what was typed", async () => {
    const session = await sessionOf(site);
    const member = () => {
      const who = someone();
      who.cookies.set("session", session);
      return who;
    };
    let last = await member().post(mineUrl(), change);
    for (let n = 1; n < 31; n++) last = await member().post(mineUrl(), change);
    expect([last.status, valueOf(last, "email")]).toEqual([429, "new@example.org"]);
    const asked = timesAsked(site.host, "POST /api/user.profile/changeemail");
    expect(asked).toBe(30);
    const read = { ...change, ...(await readChallenge(site, last)) };
    expect((await member().post(mineUrl(), read)).status).toBe(400);
    expect(timesAsked(site.host, "POST /api/user.profile/changeemail")).toBe(asked + 1);
  });

  test("refuse an address that guesses as member after member", async () => {
    const who = someone();
    const user = { username: "ruth", nickname: "", avatar: "" };
    const flags = { vemail: true, vpassword: true, vsq: true };
    const answers: number[] = [];
    for (let id = 100; id < 131; id++) {
      who.cookies.set("session", await sessionOf(site, { user: { id, ...user, ...flags } }));
      const email = `m${id}@example.org`;
      answers.push((await who.post(mineUrl(), { ...change, email })).status);
    }
    expect(answers).toEqual([...Array.from({ length: 30 }, () => 400), 429]);
  });
});

test("the cookie of a known browser is private, and survives signing out", async () => {
  site.host.on("/apiv2/login", reply({ userid: 7, username: "ruth", token: "t0123456789" }, 0));
  const who = someone();
  const answer = await who.post(passwordUrl, { ...demo, account: "obed" });
  const line = answer.setCookies.find((one) => one.startsWith("device=")) ?? "";
  expect(line).toMatch(/Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax/);
  await who.post("/logout", {});
  expect([who.cookies.has("session"), who.cookies.has("device")]).toEqual([false, true]);
});

test("a code by e-mail leads round the picture: the browser is known from then on", async () => {
  const embedded = await startMemberSite();
  const who = visitor(embedded.origin, fromElsewhere());
  const email = "lydia@example.org";
  const form = { account: email, password: "wrong", agree: "1" };
  let answer = await who.post(passwordUrl, form);
  for (let n = 1; n < 6; n++) answer = await who.post(passwordUrl, form);
  expect(valueOf(answer, "captchaKey")).toBeDefined();
  expect(answer.text).toContain(`href="${forgotUrl("email").replaceAll("&", "&amp;")}"`);

  await who.post(forgotUrl("email"), { form: "email", intent: "send", email });
  const proof = { form: "email", email, code: embedded.code(email) };
  expect((await who.post(forgotUrl("email"), proof)).status).toBe(303);
  const password = "a new secret";
  const fresh = { form: "password", password, confirmation: password };
  expect((await who.post(forgotUrl("password"), fresh)).status).toBe(303);
  expect((await who.post(passwordUrl, { ...form, password })).status).toBe(303);
  await embedded.stop();
});
