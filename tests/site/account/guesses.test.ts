import type { IncomingMessage, ServerResponse } from "node:http";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { forgotUrl, loginUrl } from "../../../app/urls/index.ts";
import { reply } from "../../rigs/upstream.ts";
import { textOf } from "../../rigs/browse.ts";
import {
  cookieLine,
  demo,
  fromElsewhere,
  readChallenge,
  startFakeSite,
  timesAsked,
  valueOf,
  visitor,
} from "../../rigs/member-rig.ts";

type Site = Awaited<ReturnType<typeof startFakeSite>>;

const passwordUrl = loginUrl({ type: "password" });
const guesses = 60;
const loginError = "登录失败，请检查填写的内容";

const status = (code: number) => (_request: IncomingMessage, response: ServerResponse) =>
  void response.writeHead(code).end("no");
/** Every way a host may say that this is not the password. */
const ways: [string, ReturnType<typeof reply>][] = [
  ["HTTP 401", status(401)],
  ["HTTP 403", status(403)],
  ["HTTP 404", status(404)],
  ["HTTP 422", status(422)],
  ["code 401", reply(null, 401, "no")],
  ["code 404", reply(null, 404, "no")],
];
const noAnswer = ({ socket }: IncomingMessage) => void socket.destroy();

let site: Site;
beforeAll(async () => {
  site = await startFakeSite({ SMS_LOGIN: "1" });
});
afterAll(() => site.stop());
afterEach(() => site.host.asked.splice(0));

const someone = () => visitor(site.origin, fromElsewhere());
const asked = (call: string) => timesAsked(site.host, `POST ${call}`);

describe.each(ways)("a host that says no with %s", (way, no) => {
  /** Nobody else guesses at this account. */
  const account = way.replaceAll(/\W/g, "-");

  test("a guess at a password counts, and the form says what it always says", async () => {
    site.host.on("/apiv2/login", no);
    const who = someone();
    for (let n = 0; n < guesses; n++) {
      const answer = await who.post(passwordUrl, { ...demo, account, password: `guess ${n}` });
      expect(answer.status, `guess ${n}`).toBe(n < 5 ? 400 : 429);
      expect(valueOf(answer, "account")).toBe(account);
      expect(answer.text.includes(loginError)).toBe(n < 5);
      expect(cookieLine(answer, "session")).toBeUndefined();
      // The fifth failure brings the challenge along.
      expect(valueOf(answer, "captchaKey") !== undefined).toBe(n >= 4);
    }
    expect(asked("/apiv2/login")).toBe(5);
  });

  test("so does one at a code by text message", async () => {
    site.host.on("/api/auth/login_mobile", no);
    const mobile = `139${String(ways.findIndex(([name]) => name === way)).padStart(8, "0")}`;
    const form = { form: "sms", area: "86", mobile, agree: "1" };
    const who = someone();
    for (let n = 0; n < 12; n++) {
      const answer = await who.post(loginUrl({ type: "sms" }), { ...form, code: String(n) });
      expect(answer.status, `guess ${n}`).toBe(n < 5 ? 400 : 429);
      expect(valueOf(answer, "mobile")).toBe(mobile);
    }
    expect(asked("/api/auth/login_mobile")).toBe(5);
  });

  test("so does one at a security question, beside its form", async () => {
    site.host.on("/apiv2/forget/sq", no);
    const who = someone();
    const form = { form: "question", account, question: "1" };
    for (let n = 0; n < 33; n++) {
      const answer = await who.post(forgotUrl("question"), { ...form, answer: `guess ${n}` });
      expect(answer.status, `guess ${n}`).toBe(n < 30 ? 400 : 429);
      expect(valueOf(answer, "account")).toBe(account);
      expect(textOf(answer.text, "h1")).toBe("忘记密码");
    }
    expect(asked("/apiv2/forget/sq")).toBe(30);
  });

  test("so does a new password whose code is looked at only now", async () => {
    site.host.on("/apiv2/forget/email", status(404));
    site.host.on("/api/forgot/email", no);
    const who = someone();
    const proof = { form: "email", email: `${account}@example.org`, code: "135790" };
    expect((await who.post(forgotUrl("email"), proof)).headers.location).toBe(
      forgotUrl("password"),
    );
    const next = { form: "password", password: "a-secret-1", confirmation: "a-secret-1" };
    for (let n = 0; n < 33; n++) {
      const answer = await who.post(forgotUrl("password"), next);
      // The first step was one of the thirty.
      expect(answer.status, `guess ${n}`).toBe(n < 29 ? 400 : 429);
      expect(answer.text).toContain('name="confirmation"');
    }
    expect(asked("/api/forgot/email")).toBe(29);
  });
});

test("a challenge that was met is good for one guess, and the next comes with its answer", async () => {
  site.host.on("/apiv2/login", reply(null, 401, "no"));
  const who = someone();
  const guess = { ...demo, account: "one-by-one" };
  let answer = await who.post(passwordUrl, guess);
  for (let n = 1; n < 12; n++) {
    answer = await who.post(passwordUrl, { ...guess, ...(await readChallenge(site, answer)) });
    expect(answer.status).toBe(400);
  }
  expect(asked("/apiv2/login")).toBe(12);
});

test.each([
  ["/apiv2/login", passwordUrl, { ...demo, password: "guess" }, 5],
  [
    "/apiv2/forget/sq",
    forgotUrl("question"),
    { form: "question", account: "ruth", question: "1", answer: "x" },
    30,
  ],
])(
  "a page instead of an answer counts as well, at %s, until the host is not asked any more",
  async (call, path, fields: Record<string, string>, most) => {
    const odd = await startFakeSite();
    odd.host.on(call, (_, response) => void response.writeHead(200).end("<p>no</p>"));
    const who = visitor(odd.origin, fromElsewhere());
    const answers = [];
    for (let n = 0; n < guesses; n++) answers.push(await who.post(path, fields));
    const asked = timesAsked(odd.host, `POST ${call}`);
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThanOrEqual(most);
    for (const { status, text } of answers.slice(0, asked)) {
      expect([status, text.includes(loginError)]).toEqual([400, true]);
    }
    for (const answer of answers) {
      expect([400, 429, 503]).toContain(answer.status);
      expect(valueOf(answer, "account")).toBe(fields["account"]);
    }
    await odd.stop();
  },
);

test("guesses that nobody answered are none, at any form", async () => {
  site.host.on("/apiv2/forget/sq", noAnswer);
  site.host.on("/api/auth/login_mobile", noAnswer);
  const who = someone();
  const question = { form: "question", account: "silent", question: "1", answer: "x" };
  const sms = { form: "sms", area: "86", mobile: "13912340000", agree: "1", code: "1" };
  for (let n = 0; n < 35; n++) {
    const answers = [
      await who.post(forgotUrl("question"), question),
      await who.post(loginUrl({ type: "sms" }), sms),
    ];
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
    expect(answers.map((answer) => valueOf(answer, "captchaKey"))).toEqual([undefined, undefined]);
  }
});
