import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { homeUrl, loginUrl, registerUrl } from "../../../app/urls/index.ts";
import { reply } from "../../rigs/upstream.ts";
import { tags, type Answer } from "../../rigs/browse.ts";
import {
  cookieLine,
  demo,
  fromElsewhere,
  startFakeSite,
  startMemberSite,
  timesAsked,
  valueOf,
  visitor,
  type Visitor,
} from "../../rigs/member-rig.ts";

const passwordUrl = loginUrl({ type: "password" });

let site: Awaited<ReturnType<typeof startMemberSite>>;
beforeAll(async () => {
  site = await startMemberSite();
});
afterAll(() => site.stop());

const someone = () => visitor(site.origin, fromElsewhere());

/** Whose name the pages carry; none for a stranger. */
async function nameOf(who: Visitor): Promise<string | undefined> {
  const { text } = await who.get(homeUrl());
  return /class="member-name">([^<]*)/.exec(text)?.[1];
}

describe("failure after failure", () => {
  const right = { password: "right-secret-1", confirmation: "right-secret-1", agree: "1" };
  const wrong = { ...demo, password: "wrong-secret-77" };
  const captchaOf = async (answer: Answer) => {
    const captchaKey = valueOf(answer, "captchaKey") ?? "";
    const captcha = await site.services.deps.sealer.openCaptcha(captchaKey);
    return { captchaKey, captcha: captcha?.text ?? "none" };
  };
  /** Somebody who failed `times` at an account nobody else fails at. */
  let accounts = 0;
  async function failing(times: number) {
    const mine = { ...right, account: `throttled-${++accounts}` };
    expect((await someone().post(registerUrl(), mine)).status).toBe(303);
    const [who, guess] = [someone(), { ...mine, password: wrong.password }];
    const answers = [];
    for (let n = 0; n < times; n++) answers.push(await who.post(passwordUrl, guess));
    return { who, answers, mine, guess };
  }

  test("the sixth needs a picture read, which lets the right password in", async () => {
    const { who, answers, mine } = await failing(5);
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    expect(answers.map(({ text }) => text.includes('name="captchaKey"'))).toEqual([
      ...Array.from({ length: 4 }, () => false),
      true,
    ]);
    const sixth = await who.post(passwordUrl, mine);
    expect(sixth.status).toBe(429);
    expect(cookieLine(sixth, "session")).toBeUndefined();
    expect(tags(sixth.text, "img").some(({ src }) => src?.startsWith("data:image/"))).toBe(true);

    const misread = await who.post(passwordUrl, {
      ...mine,
      ...(await captchaOf(sixth)),
      captcha: "no",
    });
    expect([misread.status, cookieLine(misread, "session")]).toEqual([400, undefined]);
    const again = await who.post(passwordUrl, { ...mine, ...(await captchaOf(sixth)) });
    expect(again.status).not.toBe(303);
    const read = await who.post(passwordUrl, { ...mine, ...(await captchaOf(misread)) });
    expect(read.status).toBe(303);
    expect(await nameOf(who)).toBe(mine.account);
  });

  test("the owner elsewhere is not locked out, and no visitor can claim to be elsewhere", async () => {
    const { who, mine } = await failing(6);
    expect((await someone().post(passwordUrl, mine)).status).toBe(303);
    const claimed = visitor(site.origin, {
      "x-forwarded-for": `203.0.113.200, ${String(who.address)}`,
    });
    expect((await claimed.post(passwordUrl, mine)).status).toBe(429);
  });

  test("a picture that was never given is none that was read", async () => {
    const { who, mine } = await failing(5);
    for (const captchaKey of ["", "made-up"]) {
      const answer = await who.post(passwordUrl, { ...mine, captchaKey, captcha: "1234" });
      expect(cookieLine(answer, "session"), `key ${captchaKey}`).toBeUndefined();
    }
  });

  test("guesses sent all at once are not more guesses", async () => {
    const host = await startFakeSite();
    host.host.on("/apiv2/login", reply(null, 1, "no"));
    const who = visitor(host.origin, fromElsewhere());
    await Promise.all(Array.from({ length: 30 }, () => who.post(passwordUrl, wrong)));
    expect(timesAsked(host.host, "POST /apiv2/login")).toBeLessThanOrEqual(5);
    await host.stop();
  });

  test.each(["the page", "its data"])("%s says how long to wait", async (what) => {
    const { who, mine } = await failing(5);
    const path = what === "the page" ? passwordUrl : "/login.data?type=password";
    const { status, headers } = await who.post(path, mine);
    expect([status, Number(headers["retry-after"]) > 0]).toEqual([429, true]);
  });

  test("after twenty not even a picture helps, there and nowhere else", async () => {
    const { who, mine, guess } = await failing(5);
    for (let n = 5; n < 20; n++) {
      const { captchaKey, captcha } = await captchaOf(await who.post(passwordUrl, mine));
      await who.post(passwordUrl, { ...guess, captchaKey, captcha });
    }
    const shut = await who.post(passwordUrl, mine);
    const answer = await who.post(passwordUrl, { ...mine, ...(await captchaOf(shut)) });
    expect([shut.status, answer.status]).toEqual([429, 429]);
    expect(answer.text).toContain("次数太多了，请 15 分钟后再试");
    expect((await someone().post(passwordUrl, mine)).status).toBe(303);
  });

  test.each([
    {
      how: "an account host that looks at no picture",
      variables: { AUTH_HOST: "account" },
      call: "/apiv2/login",
      no: 1,
    },
    {
      how: "the movie host, which knows of none",
      variables: { AUTH_HOST: "movie" },
      call: "/api/user.login/index",
      no: 0,
    },
  ])("$how is asked nothing until ours was read", async ({ variables, call, no }) => {
    const host = await startFakeSite(variables);
    host.host.on(call, reply(null, no, "no"));
    const who = visitor(host.origin, fromElsewhere());
    let answer = await who.post(passwordUrl, wrong);
    for (let n = 1; n < 5; n++) answer = await who.post(passwordUrl, wrong);
    const captchaKey = valueOf(answer, "captchaKey") ?? "";
    const first = await host.services.deps.sealer.openCaptcha(captchaKey);
    const captcha = first?.text ?? "none";
    const unread = await who.post(passwordUrl, { ...wrong, captchaKey, captcha: "misread" });
    expect([unread.status, valueOf(unread, "account")]).toEqual([400, "demo"]);
    await who.post(passwordUrl, { ...wrong, captchaKey, captcha });
    expect(timesAsked(host.host, `POST ${call}`)).toBe(5);

    const nextKey = valueOf(unread, "captchaKey") ?? "";
    const next = await host.services.deps.sealer.openCaptcha(nextKey);
    const read = { ...wrong, captchaKey: nextKey, captcha: next?.text ?? "none" };
    // Read once, a picture is good for one guess, also when two are sent with it at once.
    await Promise.all([who.post(passwordUrl, read), who.post(passwordUrl, read)]);
    expect(timesAsked(host.host, `POST ${call}`)).toBe(6);
    await host.stop();
  });
});
