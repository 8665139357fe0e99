import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { forgotUrl, loginUrl, mineUrl } from "../../../app/urls/index.ts";
import { reply } from "../../rigs/upstream.ts";
import { tags, type Answer } from "../../rigs/browse.ts";
import {
  demo,
  fakeMember,
  fakeToken,
  fromElsewhere,
  readChallenge,
  sessionOf,
  startFakeSite,
  timesAsked,
  valueOf,
  visitor,
} from "../../rigs/member-rig.ts";

type Site = Awaited<ReturnType<typeof startFakeSite>>;
const passwordUrl = loginUrl({ type: "password" });

let site: Site;
beforeAll(async () => {
  site = await startFakeSite();
});
afterAll(() => site.stop());

let accounts = 0;
/** Somebody whose form has just come back with a challenge. */
async function challenged() {
  site.host.on("/apiv2/login", reply(null, 1, "no"));
  const who = visitor(site.origin, fromElsewhere());
  const form = { ...demo, account: `challenged-${++accounts}` };
  let answer = await who.post(passwordUrl, form);
  for (let n = 1; n < 5; n++) answer = await who.post(passwordUrl, form);
  site.host.on("/apiv2/login", reply({ ...fakeMember, token: fakeToken }, 0));
  return { who, form, answer };
}
const pictureOf = ({ text }: Answer) =>
  tags(text, "img").find(({ src }) => src?.startsWith("data:image/png;base64,"));
const logins = () => timesAsked(site.host, "POST /apiv2/login");

describe("a challenge without scripts", () => {
  test("is a picture with a name, a field, a button for another and a way by e-mail", async () => {
    const { answer } = await challenged();
    expect(pictureOf(answer)?.["alt"]).toBe("写着六个字母或数字的图片");
    const field = tags(answer.text, "input").find(({ name }) => name === "captcha");
    expect(field).toMatchObject({ id: "password-captcha", required: "", autocomplete: "off" });
    expect(answer.text).toContain('<label for="password-captcha">');
    const another = tags(answer.text, "button").find(({ value }) => value === "picture");
    expect(another).toMatchObject({ name: "intent", formnovalidate: "" });
    expect(answer.text).toContain(`href="${forgotUrl("email").replaceAll("&", "&amp;")}"`);
    // Enter in a field means the form, not another picture.
    const form = answer.text.slice(answer.text.indexOf('name="form" value="password"') - 300);
    expect(tags(form, "button")[0]?.["value"]).toBeUndefined();
  });

  test("another picture comes with every word that was typed, and counts for nothing", async () => {
    const { who, form, answer } = await challenged();
    const asked = logins();
    let last = answer;
    for (let n = 0; n < 30; n++) {
      const captchaKey = valueOf(last, "captchaKey") ?? "";
      const fields = { ...form, captchaKey, captcha: "", intent: "picture" };
      const next = await who.post(passwordUrl, fields);
      expect([next.status, valueOf(next, "account")]).toEqual([200, form.account]);
      expect(pictureOf(next)?.["src"]).not.toBe(pictureOf(last)?.["src"]);
      expect(next.text).not.toContain('role="alert"');
      last = next;
    }
    expect(logins()).toBe(asked);
    const read = { ...form, ...(await readChallenge(site, last)) };
    expect((await who.post(passwordUrl, read)).status).toBe(303);
  });

  test("pictures without end are refused, with the words kept", async () => {
    const { who, form } = await challenged();
    let last = await who.post(passwordUrl, { ...form, intent: "picture" });
    for (let n = 1; n < 121; n++) {
      last = await who.post(passwordUrl, { ...form, intent: "picture" });
    }
    expect([last.status, valueOf(last, "account")]).toEqual([429, form.account]);
    expect(Number(last.headers["retry-after"])).toBeGreaterThan(0);
  });

  test.each([
    [forgotUrl("question"), { form: "question", account: "ruth" }, "account"],
    [forgotUrl("email"), { form: "email", email: "ruth@example.org" }, "email"],
    [mineUrl(), { form: "email", email: "ruth@example.org" }, "email"],
    [mineUrl(), { form: "mobile", mobile: "13800000000" }, "mobile"],
  ])("another picture at %s, for %o", async (path, fields, kept) => {
    const who = visitor(site.origin, fromElsewhere());
    who.cookies.set("session", await sessionOf(site));
    const answer = await who.post(path, { ...fields, intent: "picture" });
    expect([answer.status, pictureOf(answer) !== undefined]).toEqual([200, true]);
    expect(valueOf(answer, kept)).toBe(Object.entries(fields)[1]?.[1]);
  });
});

describe("a challenge with scripts", () => {
  /** The work as the page's data carries it. */
  async function workDone({ text }: Answer) {
    const decoded = text.replaceAll('\\"', '"');
    const raw = /"signature","([0-9a-f]{64})"/.exec(decoded);
    expect(raw).not.toBeNull();
    return raw?.[1];
  }

  test("is in the page, for its scripts, which load at once", async () => {
    const { answer } = await challenged();
    expect(await workDone(answer)).toMatch(/^[0-9a-f]{64}$/);
    expect(answer.text).toContain('class="captcha" data-scripts-now=""');
  });

  test("is met by the work, once, and by no other challenge's", async () => {
    const { who, form, answer } = await challenged();
    const captchaKey = valueOf(answer, "captchaKey") ?? "";
    const { id } = (await site.services.deps.sealer.openCaptcha(captchaKey)) ?? { id: "none" };
    const other = (await site.services.deps.captchas.issue()).work;
    const solution = await solveChallenge({ challenge: other, deriveKey });
    const pack = (sent: object) => Buffer.from(JSON.stringify(sent)).toString("base64");
    const wrong = pack({ challenge: other, solution });
    const refused = await who.post(passwordUrl, { ...form, captchaKey, captcha: wrong });
    expect([refused.status, other.parameters.data?.["id"] === id]).toEqual([400, false]);

    const { key, work } = await site.services.deps.captchas.issue();
    const done = pack({
      challenge: work,
      solution: await solveChallenge({ challenge: work, deriveKey }),
    });
    const met = { ...form, captchaKey: key, captcha: done };
    expect((await who.post(passwordUrl, met)).status).toBe(303);
    site.host.on("/apiv2/login", reply(null, 1, "no"));
    const again = await challenged();
    expect(
      (await again.who.post(passwordUrl, { ...again.form, captchaKey: key, captcha: done })).status,
    ).toBe(400);
  });
});
