import { afterAll, beforeAll, describe, expect, test } from "vitest";
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
