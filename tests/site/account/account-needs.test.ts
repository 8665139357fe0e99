import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  albumUrl,
  homeUrl,
  inLanguage,
  loginUrl,
  logoutUrl,
  mineUrl,
} from "../../../app/urls/index.ts";
import { reply, type FakeUpstream } from "../../rigs/upstream.ts";
import {
  demo,
  fakeMember,
  fakeToken,
  fromElsewhere,
  lydia,
  sessionOf,
  startFakeSite,
  startMemberSite,
  toastOf,
  visitor,
  type Visitor,
} from "../../rigs/member-rig.ts";

const passwordUrl = loginUrl({ type: "password" });
const english = (path: string) => inLanguage(path, "en-US");

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
const stranger = () => visitor(fake.origin, fromElsewhere());

/** Whose name the pages carry; none for a stranger. */
async function nameOf(who: Visitor): Promise<string | undefined> {
  const { text } = await who.get(homeUrl());
  return /class="member-name">([^<]*)/.exec(text)?.[1];
}

describe("what the account still needs", () => {
  const bind = {
    "zh-CN": "为了保障您的账号安全，请先绑定邮箱或者设置安全密码",
    "en-US": "To keep your account safe, please bind an e-mail address or set a security question",
  } as const;
  const noPassword = {
    "zh-CN": "手机短信已停用请设置密码登录",
    "en-US": "Signing in by text message has ended, please set a password",
  } as const;

  test.each(["zh-CN", "en-US"] as const)("comes first, in %s", async (language) => {
    const at = (path: string) => inLanguage(path, language);
    const elsewhere = { redirectTo: albumUrl(1) };

    const unbound = someone();
    const first = await unbound.post(at(passwordUrl), { ...lydia, ...elsewhere });
    expect(first.headers.location).toBe(at(mineUrl()));
    expect(toastOf(await unbound.follow(first))).toBe(bind[language]);

    const bare = stranger();
    fake.host.on("/api/user.profile/index", reply({ ...fakeMember, vpassword: 0, vemail: 0 }));
    const second = await bare.post(at(passwordUrl), { ...demo, ...elsewhere });
    expect(second.headers.location).toBe(at(mineUrl(true)));
    expect(toastOf(await bare.follow(second))).toBe(noPassword[language]);
    fake.host.on("/api/user.profile/index", reply(fakeMember));

    const whole = await someone().post(at(passwordUrl), { ...demo, ...elsewhere });
    expect(whole.headers.location).toBe(at(albumUrl(1)));
  });

  test("either of an e-mail and a question is enough; what the sign-in said counts where no more is known", async () => {
    const host = await startFakeSite();
    const go = async (flags: object, profile: Parameters<FakeUpstream["on"]>[1]) => {
      host.host.on("/api/user.profile/index", profile);
      host.host.on("/apiv2/login", reply({ ...fakeMember, ...flags, token: fakeToken }, 0));
      return (await visitor(host.origin).post(passwordUrl, demo)).headers.location;
    };
    expect(await go({}, reply({ ...fakeMember, vemail: "0" }))).toBe(homeUrl());
    expect(await go({}, reply({ ...fakeMember, vsq: [] }))).toBe(homeUrl());
    const unknown = reply(null, "oops");
    expect(await go({ vemail: 0, vsq: 0 }, unknown)).toBe(mineUrl());
    expect(await go({ vpassword: "0" }, unknown)).toBe(mineUrl(true));
    expect(await go({}, unknown)).toBe(homeUrl());
    await host.stop();
  });
});

describe("flags that the profile leaves out", () => {
  const bare = { id: 7, username: "ruth", nickname: "路得" };
  const none = { vemail: 0, vpassword: "1", vsq: "0" };
  const all = { vemail: 1, vpassword: "1", vsq: 0 };
  const login = (flags: object) =>
    reply({ userid: 7, username: "ruth", ...flags, token: fakeToken }, 0);
  const account = (flags: object) => reply({ userid: 7, username: "ruth", ...flags }, 0);
  const movieLogin = (flags: object) =>
    reply({ userinfo: { ...bare, ...flags, token: fakeToken } });

  test.each([
    ["are the sign-in's: nothing wanted", login(all), account(none), homeUrl()],
    ["are the sign-in's: a way back wanted", login(none), account(all), mineUrl()],
    ["are the account's where the sign-in is silent", login({}), account(none), mineUrl()],
    [
      "are the account's, one by one",
      login({ vpassword: "1" }),
      account({ vpassword: 0, vemail: 1 }),
      homeUrl(),
    ],
    [
      "are the account's: no password",
      login({ vemail: 1 }),
      account({ vpassword: "0" }),
      mineUrl(true),
    ],
    ["are nobody's, and nothing is wanted", login({}), account({}), homeUrl()],
    ["are nobody's where the account is down", login({}), reply(null, 1, "系统繁忙"), homeUrl()],
  ])("%s", async (_name, signIn, own, to) => {
    const host = await startFakeSite();
    host.host.on("/api/user.profile/index", reply(bare));
    host.host.on("/apiv2/login", signIn);
    host.host.on("/apiv2/member/account", own);
    const who = visitor(host.origin);
    expect((await who.post(passwordUrl, demo)).headers.location).toBe(to);
    await host.stop();
  });

  test("count at the movie API's sign-in as well, after its profile", async () => {
    const host = await startFakeSite({ AUTH_HOST: "movie" });
    const go = async (signIn: object, profile: object, own: object) => {
      host.host.on("/api/user.login/index", movieLogin(signIn));
      host.host.on("/api/user.profile/index", reply({ ...bare, ...profile }));
      host.host.on("/apiv2/member/account", account(own));
      return (await visitor(host.origin).post(passwordUrl, demo)).headers.location;
    };
    expect(await go(all, none, all)).toBe(mineUrl());
    expect(await go(none, all, none)).toBe(homeUrl());
    expect(await go(none, {}, all)).toBe(mineUrl());
    expect(await go({}, {}, none)).toBe(mineUrl());
    expect(await go({}, {}, {})).toBe(homeUrl());
    await host.stop();
  });
});

describe("a member who comes back", () => {
  const minutesAgo = (count: number) => Date.now() - count * 60_000;
  async function returning(changes: Parameters<typeof sessionOf>[1] = {}) {
    const who = stranger();
    who.cookies.set("session", await sessionOf(fake, { checkedAt: minutesAgo(6), ...changes }));
    return who;
  }
  const profile = (flags: object) =>
    fake.host.on("/api/user.profile/index", reply({ ...fakeMember, ...flags }));
  afterEach(() => {
    profile({});
    fake.host.on("/apiv2/member/account", reply(null));
  });

  test.each([
    ["a password", { vpassword: 0 }, mineUrl(true), "手机短信已停用请设置密码登录"],
    [
      "a way back",
      { vemail: "0", vsq: 0 },
      mineUrl(),
      "为了保障您的账号安全，请先绑定邮箱或者设置安全密码",
    ],
  ])("is told that %s is missing, once", async (_name, flags, to, words) => {
    profile(flags);
    const who = await returning();
    const sent = await who.get(albumUrl(1));
    expect([sent.status, sent.headers.location]).toEqual([303, to]);
    const page = await who.follow(sent);
    expect([page.status, toastOf(page)]).toEqual([200, words]);
    expect((await who.get(albumUrl(1))).status).toBe(200);
    // Also when the account is looked at again.
    const told = await fake.services.deps.sealer.open(who.cookies.get("session") ?? "");
    const session = told?.session;
    expect(session?.told).toBe(true);
    who.cookies.set("session", await sessionOf(fake, { ...session, checkedAt: minutesAgo(6) }));
    expect((await who.get(albumUrl(1))).status).toBe(200);
  });

  test("is told on the way by scripts too", async () => {
    profile({ vpassword: "0" });
    const who = await returning();
    expect((await who.get("/content/view/movid/1.data")).status).toBe(202);
    expect(toastOf(await who.get(mineUrl(true)))).toBe("手机短信已停用请设置密码登录");
  });

  test("was told at the sign-in", async () => {
    profile({ vpassword: 0 });
    const who = stranger();
    expect((await who.post(passwordUrl, demo)).headers.location).toBe(mineUrl(true));
    const opened = await fake.services.deps.sealer.open(who.cookies.get("session") ?? "");
    expect(opened?.session.told).toBe(true);
  });

  test.each([
    ["nothing is missing", {}, {}],
    ["the account was looked at a minute ago", { vpassword: 0 }, { checkedAt: minutesAgo(1) }],
  ])("goes on where %s", async (_name, flags, changes) => {
    profile(flags);
    expect((await (await returning(changes)).get(albumUrl(1))).status).toBe(200);
  });

  test("loses no form, and no page that a browser only fetches ahead", async () => {
    profile({ vpassword: 0 });
    const who = await returning();
    expect((await who.post(albumUrl(1), { intent: "add" })).headers.location).not.toBe(
      mineUrl(true),
    );
    const ahead = visitor(fake.origin, { "sec-purpose": "prefetch" });
    ahead.cookies.set("session", await sessionOf(fake, { checkedAt: minutesAgo(6) }));
    expect((await ahead.get(albumUrl(1))).status).toBe(200);
    const writing = await returning();
    writing.cookies.set("draft", "x");
    expect((await writing.get(albumUrl(1))).status).toBe(200);
  });

  test("has what the profile leaves out from the account, and else from before", async () => {
    const flags = { vemail: undefined, vpassword: undefined, vsq: undefined };
    profile(flags);
    fake.host.on("/apiv2/member/account", reply({ userid: 7, vpassword: "0" }, 0));
    expect((await (await returning()).get(albumUrl(1))).headers.location).toBe(mineUrl(true));
    // The account's own end of the session is none of the movie API's.
    fake.host.on("/apiv2/member/account", reply(null, 401, "401:Unauthorized"));
    const user = {
      id: 7,
      username: "ruth",
      nickname: "路得",
      avatar: "",
      vemail: false,
      vpassword: true,
      vsq: false,
    };
    const before = await returning({ user });
    expect((await before.get(albumUrl(1))).headers.location).toBe(mineUrl());
    const whole = await returning();
    expect((await whole.get(albumUrl(1))).status).toBe(200);
    expect(whole.cookies.has("session")).toBe(true);
  });
});

test("signing out is a form: a visit changes nothing", async () => {
  const who = someone();
  await who.post(passwordUrl, demo);
  const visit = await who.get(logoutUrl());
  expect([visit.status, visit.headers.location, visit.setCookies]).toEqual([303, homeUrl(), []]);
  expect(await nameOf(who)).toBe("示范会员");
  const answer = await who.post(english(logoutUrl()), {});
  expect([answer.status, answer.headers.location]).toEqual([303, english(homeUrl())]);
  expect(who.cookies.has("session")).toBe(false);
  expect(toastOf(await who.follow(answer))).toBe("You are signed out");
  expect((await who.get(mineUrl())).status).toBe(401);
});
