import { parse } from "cookie";
import { describe, expect, test } from "vitest";
import { createCookieJar } from "../../../server/request/cookie-jar.ts";
import { openCurrent } from "../../../server/session/current.ts";
import { openPersonal } from "../../../server/session/personal.ts";
import { createRevocations } from "../../../server/session/revocations.ts";
import { createSealer, type SessionUser } from "../../../server/session/seal.ts";
import { openVisitor } from "../../../server/session/visitor.ts";

const sealer = createSealer(["a key that is long enough for the tests"]);
const user: SessionUser = {
  id: 7,
  username: "ruth",
  nickname: "路得",
  avatar: "",
  vemail: true,
  vpassword: true,
  vsq: true,
};

/** The jar of a request that brought these cookies, and its session. */
async function jarOf(cookieHeader = "") {
  const secure = false;
  const personal = await openPersonal(cookieHeader, sealer, secure);
  const revocations = createRevocations();
  const session = await openCurrent(personal, { sealer, revocations, secure, posting: true });
  const who = openVisitor("192.0.2.1", cookieHeader, sealer, secure);
  return { jar: createCookieJar({ sealer, secure, cookieHeader, session, who }), session };
}

async function ofRuth() {
  const now = Date.now();
  const times = { issuedAt: now, lastSeen: now, checkedAt: now };
  return `session=${await sealer.seal({ token: "token-of-ruth-0123456789", user, ...times })}`;
}

/** Names and values, in their order; "" is a cookie that is taken away. */
const pairs = (headers: Headers) =>
  headers.getSetCookie().map((line) => {
    const [name = "", value = ""] = Object.entries(parse(line))[0] ?? [];
    return [name, value];
  });

describe("what a request sets", () => {
  test("is nothing where nothing was said", async () => {
    const { jar } = await jarOf("lite=1; draft=x; __lang=en-US");
    expect(pairs(await jar.putOn(new Headers()))).toEqual([]);
  });

  test("is one line for each cookie: what was said last counts", async () => {
    const { jar } = await jarOf();
    jar.setTheme(true);
    jar.setLanguage("en-US");
    jar.setTheme(false);
    expect(pairs(await jar.putOn(new Headers()))).toEqual([
      ["darkMode", "0"],
      ["__lang", "en-US"],
      ["bversions", "niv"],
    ]);
  });

  test("replaces what stood on the answer, so that nothing is sent twice", async () => {
    const { jar } = await jarOf();
    jar.setLite(true);
    const headers = new Headers({ "content-type": "text/html" });
    await jar.putOn(headers);
    jar.setLite(false);
    await jar.putOn(headers);
    expect(pairs(headers)).toEqual([["lite", "0"]]);
    expect(headers.get("content-type")).toBe("text/html");
  });

  test("takes a message away that was shown, unless another one follows", async () => {
    const { jar } = await jarOf("flash=x");
    jar.dropFlash();
    expect(pairs(await jar.putOn(new Headers()))).toEqual([["flash", ""]]);
    await jar.setFlash({ tone: "info", key: "member.saved" });
    const [[name, value = ""] = []] = pairs(await jar.putOn(new Headers()));
    expect([name, await sealer.openFlash(value)]).toEqual([
      "flash",
      expect.objectContaining({ key: "member.saved" }),
    ]);
  });

  test("takes no message away that was not sent", async () => {
    const { jar } = await jarOf();
    jar.dropFlash();
    expect(pairs(await jar.putOn(new Headers()))).toEqual([]);
  });

  test("has no draft that is too long for a cookie", async () => {
    const { jar } = await jarOf();
    jar.setDraft("/comment/live/1", "恩".repeat(2_000));
    expect(pairs(await jar.putOn(new Headers()))).toEqual([]);
  });
});

describe("the session", () => {
  test("is sealed afresh where the member changed, as the answer is made", async () => {
    const { jar, session } = await jarOf(await ofRuth());
    expect(pairs(await jar.putOn(new Headers()))).toEqual([]);
    session.update({ ...user, nickname: "Ruth" });
    const [[name, value = ""] = []] = pairs(await jar.putOn(new Headers()));
    const opened = await sealer.open(value);
    expect([name, opened?.session.user.nickname]).toEqual(["session", "Ruth"]);
  });

  test("goes where a host said that it is over", async () => {
    const { jar, session } = await jarOf(await ofRuth());
    session.expire();
    expect(pairs(await jar.putOn(new Headers()))).toEqual([["session", ""]]);
  });

  test("that begins counts more than the one that ends", async () => {
    const { jar } = await jarOf("session=junk");
    await jar.signIn({ token: "another-token-0123456789", user, name: "ruth@example.org" });
    const set = new Map((await jar.putOn(new Headers())).getSetCookie().map(nameAndLine));
    const opened = await sealer.open(valueOf(set.get("session")));
    expect(opened?.session.token).toBe("another-token-0123456789");
    expect([...set.keys()].sort()).toEqual(["device", "pending", "session"]);
  });

  test("that is signed out stays so, whatever became of it before", async () => {
    const { jar, session } = await jarOf(await ofRuth());
    session.update({ ...user, nickname: "Ruth" });
    jar.signOut();
    expect(pairs(await jar.putOn(new Headers()))).toEqual([["session", ""]]);
  });

  test("is left alone where only a choice is kept", async () => {
    const { jar } = await jarOf("session=junk");
    jar.setTheme(true);
    expect(pairs(jar.putSetOn(new Headers()))).toEqual([["darkMode", "1"]]);
  });
});

const nameAndLine = (line: string): [string, string] => [line.slice(0, line.indexOf("=")), line];
const valueOf = (line = "") => Object.values(parse(line))[0] ?? "";
