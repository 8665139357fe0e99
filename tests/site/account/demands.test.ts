import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { forgotUrl, loginUrl, registerUrl } from "../../../app/urls/index.ts";
import { tags, textOf, section, type Answer } from "../../rigs/browse.ts";
import {
  fakeMember,
  fakeToken,
  fromElsewhere,
  startFakeSite,
  timesAsked,
  visitor,
} from "../../rigs/member-rig.ts";
import { reply } from "../../rigs/upstream.ts";

/** What the fields of the account screens want, in the words a person reads. */
let site: Awaited<ReturnType<typeof startFakeSite>>;
beforeAll(async () => {
  site = await startFakeSite({ AUTH_HOST: "movie", SMS_LOGIN: "1" });
});
afterAll(() => site.stop());

const someone = () => visitor(site.origin, fromElsewhere());

/** The errors of a form's fields, each by the name of the field it describes. */
function errorsOf({ text: html }: Answer): Record<string, string> {
  const fields = ["input", "select"].flatMap((element) => tags(html, element));
  return Object.fromEntries(
    fields.flatMap((field) => {
      const id = (field["aria-describedby"] ?? "").split(" ").find((one) => one.endsWith("-error"));
      if (id === undefined || field["aria-invalid"] !== "true") return [];
      return [[field["name"] ?? "", textOf(section(html, `<span id="${id}"`, "div"), "span")]];
    }),
  );
}

const empty = "请填写这一项";

describe("fields that must be filled in", () => {
  test("registering wants a name, a password and its confirmation", async () => {
    const nothing = { account: "", password: "", confirmation: "", agree: "1" };
    const answer = await someone().post(registerUrl(), nothing);
    expect(answer.status).toBe(400);
    expect(errorsOf(answer)).toMatchObject({ account: empty, confirmation: empty });
    expect(errorsOf(answer)["password"]).toBeDefined();
    const half = { ...nothing, account: "naomi", password: "a-secret-1" };
    expect(errorsOf(await someone().post(registerUrl(), half))["confirmation"]).toBeDefined();
    expect(timesAsked(site.host, "POST /api/user.register/index")).toBe(0);
  });

  test("the way by a question wants account, question and answer", async () => {
    const nothing = { form: "question", account: "", question: "", answer: "" };
    const answer = await someone().post(forgotUrl("question"), nothing);
    expect(answer.status).toBe(400);
    expect(errorsOf(answer)).toEqual({ account: empty, question: "请选择问题", answer: empty });
    expect(timesAsked(site.host, "POST /apiv2/forget/sq")).toBe(0);
  });

  test("the way by e-mail wants an address and the code", async () => {
    const nothing = { form: "email", email: "", code: "" };
    const answer = await someone().post(forgotUrl("email"), nothing);
    expect([answer.status, errorsOf(answer)]).toEqual([400, { email: empty, code: empty }]);
  });
});

describe("what looks like an address or a number must be one", () => {
  test.each(["138", "naomi@nowhere"])("account_error is told of %s", async (account) => {
    const fields = { account, password: "a-secret-1", confirmation: "a-secret-1", agree: "1" };
    const answer = await someone().post(registerUrl(), fields);
    expect([answer.status, errorsOf(answer)]).toEqual([
      400,
      { account: "请输入正确的手机号或邮箱" },
    ]);
  });

  test("phone_error is told of a mobile number that is none", async () => {
    const fields = { form: "sms", area: "86", mobile: "not-a-number", code: "1", agree: "1" };
    const answer = await someone().post(loginUrl({ type: "sms" }), fields);
    expect([answer.status, errorsOf(answer)]).toEqual([400, { mobile: "请输入正确的手机号" }]);
  });
});

test("a code by text message signs in at user.login/mobile of the movie API", async () => {
  let sent = "";
  site.host.on("/api/user.login/mobile", (request, response, url) => {
    void text(request).then((form) => {
      sent = form;
      reply({ userinfo: { ...fakeMember, token: fakeToken } })(request, response, url);
    });
  });
  const who = someone();
  const fields = { form: "sms", area: "86", mobile: "13900000008", code: "246810", agree: "1" };
  const answer = await who.post(loginUrl({ type: "sms" }), fields);
  expect([answer.status, answer.headers.location]).toEqual([303, "/"]);
  expect(who.cookies.has("session")).toBe(true);
  expect(Object.fromEntries(new URLSearchParams(sent))).toMatchObject({
    mobile: "13900000008",
    iddcode: "86",
    captcha: "246810",
  });
});
