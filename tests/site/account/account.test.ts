import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  albumUrl,
  forgotUrl,
  homeUrl,
  inLanguage,
  loginUrl,
  mineUrl,
  playerUrl,
  registerUrl,
} from "../../../app/urls/index.ts";
import { reply } from "../../rigs/upstream.ts";
import { section, tags, typedIn, type Answer } from "../../rigs/browse.ts";
import {
  cookieLine,
  demo,
  fakeMember,
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
const asked = (call: string) => timesAsked(fake.host, call);

/** Whose name the pages carry; none for a stranger. */
async function nameOf(who: Visitor): Promise<string | undefined> {
  const { text } = await who.get(homeUrl());
  return /class="member-name">([^<]*)/.exec(text)?.[1];
}

describe("the right password", () => {
  test("leads back to where one came from, with a private cookie and a word of welcome", async () => {
    const who = someone();
    const answer = await who.post(passwordUrl, { ...demo, redirectTo: albumUrl(1001) });
    expect([answer.status, answer.headers.location]).toEqual([303, albumUrl(1001)]);
    const attributes = cookieLine(answer, "session")?.split("; ").slice(1);
    expect(attributes).toEqual(expect.arrayContaining(["HttpOnly", "SameSite=Lax", "Path=/"]));
    expect(attributes?.join()).not.toMatch(/Domain|Secure/);

    const next = await who.follow(answer);
    expect(toastOf(next)).toBe("欢迎回来");
    expect(next.text).toContain('class="member-name">示范会员<');
    expect(toastOf(await who.get(albumUrl(1001)))).toBe("");
  });

  test("on https the cookie is bound to the host", async () => {
    const secure = await startMemberSite({ PUBLIC_ORIGIN: "https://site.example" });
    const who = visitor(secure.origin);
    const answer = await who.post(passwordUrl, demo);
    const attributes = cookieLine(answer, "__Host-session")?.split("; ").slice(1);
    expect(attributes).toEqual(expect.arrayContaining(["Secure", "HttpOnly", "Path=/"]));
    expect((await who.get(mineUrl())).status).toBe(200);
    await secure.stop();
  });

  test("never leads to another site: 300 places to go on to", async () => {
    const bits = ["/", "//", "\\", "@", ":", "?", "#", "%2f", "%5c", "%0d%0a", "\t", "\r\n", "\0"];
    const words = [
      "evil.example",
      "%2e%2e",
      ".%2E",
      "https:",
      "javascript:alert(1)",
      "data:,x",
      "..",
      ".",
      "[::1]",
    ];
    const odd = ["\u2028", "／", "。", "\ud800", " ", "user:pw@", "lang=en-US", "Set-Cookie: a=b"];
    const hostile = fc
      .tuple(
        fc.constantFrom(
          ...["", "/", "//", "/\\", "/\t/", "/.//", "http://", " /"],
          ...["/x/..//", "/%2e%2e//", "/x/.%2E//", "/%2e/", "/x/%2E./", "/../"],
        ),
        fc.array(fc.constantFrom(...bits, ...words, ...odd), { minLength: 1, maxLength: 6 }),
      )
      .map(([head, rest]) => head + rest.join(""));
    const places = fc.sample(hostile, { numRuns: 300, seed: 7 });
    for (const [n, redirectTo] of places.entries()) {
      const path = n % 2 === 0 ? passwordUrl : english(passwordUrl);
      const answer = await visitor(fake.origin).post(path, { ...demo, redirectTo });
      const location = String(answer.headers.location);
      expect(answer.status, JSON.stringify(redirectTo)).toBe(303);
      expect(location, JSON.stringify(redirectTo)).toMatch(/^\/(?![/\\])/);
      for (const origin of ["https://site.example", "http://127.0.0.1"]) {
        expect(new URL(location, `${origin}/login`).origin).toBe(origin);
      }
      expect(answer.setCookies.map((line) => line.split("=", 1)[0])).toEqual([
        "session",
        "pending",
        "device",
        "flash",
      ]);
    }
  });

  test("always begins a fresh session, whatever cookie was there", async () => {
    const who = stranger();
    who.cookies.set("session", "planted");
    const first = cookieLine(await who.post(passwordUrl, demo), "session");
    const second = cookieLine(await who.post(passwordUrl, demo), "session");
    expect(first).not.toBe(second);
    expect(who.cookies.get("session")).toBe(/^session=([^;]+)/.exec(second ?? "")?.[1]);
  });

  test("somebody signed in has nothing to do at the sign-in", async () => {
    const who = stranger();
    await who.post(passwordUrl, demo);
    for (const type of ["qrcode", "password"] as const) {
      const { headers } = await who.get(loginUrl({ type, redirectTo: albumUrl(1) }));
      expect(headers.location).toBe(albumUrl(1));
    }
    const away = await who.get(loginUrl({ redirectTo: "//evil.example" }));
    expect(away.headers.location).toBe(homeUrl());
  });

  test("a long name the host allows is no reason to stay outside", async () => {
    const host = await startFakeSite();
    const nickname = "长".repeat(1_500);
    host.host.on("/api/user.profile/index", reply({ ...fakeMember, nickname }));
    expect((await visitor(host.origin).post(passwordUrl, demo)).status).toBe(303);
    await host.stop();
  });
});

describe("a sign-in that fails", () => {
  const wrong = { ...demo, password: "wrong-secret-77" };

  test.each([
    ["登录失败，请检查填写的内容", passwordUrl],
    ["Sign In failed, please check your information", english(passwordUrl)],
  ])("%s", async (words, path) => {
    const answer = await someone().post(path, { ...wrong, redirectTo: albumUrl(1001) });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(words);
    expect([typedIn(answer, "account"), typedIn(answer, "password")]).toEqual(["demo", ""]);
    expect(valueOf(answer, "redirectTo")).toBeDefined();
    expect(answer.text).not.toContain(wrong.password);
    expect(cookieLine(answer, "session")).toBeUndefined();
    expect(answer.headers["cache-control"]).toBe("private, no-store");
  });

  test("nobody learns whether there is such an account", async () => {
    const [known, unknown] = await Promise.all(
      ["demo", "nobody"].map((account) => someone().post(passwordUrl, { ...wrong, account })),
    );
    expect(unknown?.status).toBe(known?.status);
    const main = (answer?: Answer) => section(answer?.text ?? "", "<main", "main");
    expect(main(known)).toContain('value="demo"');
    expect(main(unknown).replaceAll("nobody", "demo")).toBe(main(known));
  });

  test("empty fields are named, and the host is not asked", async () => {
    const before = fake.host.asked.length;
    for (const [empty, other] of [
      ["account", "password"],
      ["password", "account"],
    ]) {
      const fields = { ...demo, [String(empty)]: "" };
      const answer = await stranger().post(passwordUrl, fields);
      expect(answer.status).toBe(400);
      const invalid = tags(answer.text, "input").filter((one) => one["aria-invalid"] === "true");
      expect(invalid.map(({ name }) => name)).toEqual([empty]);
      expect(answer.text).not.toContain(`id="password-${other}-error"`);
    }
    expect(fake.host.asked.slice(before).filter((one) => one.includes("/apiv2/"))).toEqual([]);
  });

  test("without the agreement nothing happens", async () => {
    const before = asked("POST /apiv2/login") + asked("POST /apiv2/register");
    const { account, password } = demo;
    const fields = { account, password, confirmation: password };
    for (const path of [passwordUrl, registerUrl()]) {
      const answer = await stranger().post(path, fields);
      expect(cookieLine(answer, "session")).toBeUndefined();
      expect(valueOf(answer, "account")).toBe("demo");
      expect(answer.text).not.toContain(demo.password);
    }
    expect(asked("POST /apiv2/login") + asked("POST /apiv2/register")).toBe(before);
  });

  test("a host that is down: said so, the account kept, and no failure counted", async () => {
    const down = await startFakeSite();
    const who = visitor(down.origin, fromElsewhere());
    down.host.on("/apiv2/login", ({ socket }) => socket.destroy());
    for (let n = 0; n < 6; n++) {
      const answer = await who.post(passwordUrl, demo);
      expect([answer.status, valueOf(answer, "account")]).toEqual([503, "demo"]);
      expect(answer.text).not.toContain('name="captchaKey"');
    }
    await down.stop();
  });
});

test("where the host opens no accounts there is no sign-in, and nothing leads there", async () => {
  const closed = await startFakeSite();
  closed.host.on("/api/tv.common/index", reply({ ucenter: { open: 0 } }));
  const who = visitor(closed.origin);
  for (const path of [loginUrl(), passwordUrl, registerUrl(), forgotUrl(), mineUrl()]) {
    expect((await who.get(path)).status, path).toBe(404);
    expect((await who.post(path, { ...demo, confirmation: "x" })).status, path).toBe(404);
  }
  for (const path of [albumUrl(1), playerUrl(1, 1)]) {
    const { status, text } = await who.get(path);
    expect([status, /href="\/(login|register|forgot)/.test(text)], path).toEqual([200, false]);
  }
  expect(closed.host.asked.filter((one) => one.includes("/apiv2/"))).toEqual([]);
  await closed.stop();
});

test("the movie host signs in as well, where it is told to", async () => {
  const other = await startMemberSite({ AUTH_HOST: "movie" });
  const who = visitor(other.origin);
  expect((await who.post(passwordUrl, { ...demo, password: "wrong" })).status).toBe(400);
  expect((await who.post(passwordUrl, demo)).headers.location).toBe(homeUrl());
  expect(await nameOf(who)).toBe("示范会员");
  const email = "demo@example.org";
  const lost = visitor(other.origin);
  await lost.post(forgotUrl("email"), { form: "email", intent: "send", email });
  const proof = { form: "email", email, code: other.code(email) };
  expect((await lost.post(forgotUrl("email"), proof)).headers.location).toBe(forgotUrl("password"));
  const fresh = { password: "new-secret-2", confirmation: "new-secret-2" };
  const done = await lost.post(forgotUrl("password"), { form: "password", ...fresh });
  expect(done.headers.location).toBe(passwordUrl);
  expect((await lost.post(passwordUrl, { ...demo, ...fresh })).status).toBe(303);
  await other.stop();
});
