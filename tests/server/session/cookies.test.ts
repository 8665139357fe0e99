import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  clearedFlashCookie,
  clearedSessionCookie,
  flashCookie,
  isPersonal,
  openFlash,
  openSession,
  preferenceCookie,
  sessionCookie,
} from "../../../server/session/cookies.ts";
import { createSealer, type Flash, type Session } from "../../../server/session/seal.ts";

const key = "a key that is long enough for the tests";
const sealer = createSealer([key]);
const session: Session = {
  token: "upstream-token",
  user: {
    id: 1,
    username: "u",
    nickname: "n",
    avatar: "",
    vemail: false,
    vpassword: true,
    vsq: false,
  },
  issuedAt: Date.now(),
  lastSeen: Date.now(),
  checkedAt: 0,
};

/** Name, value and attributes of a Set-Cookie header. */
function parts(header: string) {
  const [pair = "", ...attributes] = header.split("; ");
  const at = pair.indexOf("=");
  return { name: pair.slice(0, at), value: pair.slice(at + 1), attributes: attributes.sort() };
}
/** What a browser sends back. */
const sent = (header: string) => header.split("; ", 1)[0] ?? "";

describe("the session cookie", () => {
  it("is bound to the host, hidden from scripts and only for https, where we are on https", async () => {
    const { name, attributes } = parts(await sessionCookie(session, sealer, true));
    expect(name).toBe("__Host-session");
    expect(attributes).toEqual([
      "HttpOnly",
      `Max-Age=${30 * 86_400}`,
      "Path=/",
      "SameSite=Lax",
      "Secure",
    ]);
  });

  it("has no prefix on plain http, where a browser would refuse it", async () => {
    const { name, attributes } = parts(await sessionCookie(session, sealer, false));
    expect(name).toBe("session");
    expect(attributes).toEqual(["HttpOnly", `Max-Age=${30 * 86_400}`, "Path=/", "SameSite=Lax"]);
  });

  it("fits what browsers keep, name and attributes included", async () => {
    const cookie = await sessionCookie(session, sealer, true);
    expect(Buffer.byteLength(cookie)).toBeLessThanOrEqual(4_096);
    expect(cookie).not.toContain(session.token);
  });

  it.each([true, false])("opens again (secure: %s)", async (secure) => {
    const cookie = sent(await sessionCookie(session, sealer, secure));
    expect((await openSession(cookie, sealer, secure))?.session).toEqual(session);
    expect((await openSession(`a=1; ${cookie}; b=2`, sealer, secure))?.session).toEqual(session);
  });

  it("is not taken under the name of the other scheme", async () => {
    const plain = sent(await sessionCookie(session, sealer, false));
    expect(await openSession(plain, sealer, true)).toBeNull();
    const prefixed = sent(await sessionCookie(session, sealer, true));
    expect(await openSession(prefixed, sealer, false)).toBeNull();
  });

  it.each(["", "session=", "session=junk", "session", "session=%E0%A4%A", "other=1"])(
    "is no session where the header is %j",
    async (header) => {
      expect(await openSession(header, sealer, false)).toBeNull();
    },
  );

  it.each([true, false])("is cleared by the same name and path (secure: %s)", (secure) => {
    const { name, value, attributes } = parts(clearedSessionCookie(secure));
    expect(name).toBe(secure ? "__Host-session" : "session");
    expect(value).toBe("");
    expect(attributes).toContain("Max-Age=0");
    expect(attributes).toContain("Path=/");
    expect(attributes.includes("Secure")).toBe(secure);
    expect(attributes.some((one) => one.startsWith("Domain"))).toBe(false);
  });
});

describe("a preference", () => {
  it("lasts a year and may be read by scripts", () => {
    expect(parts(preferenceCookie("__lang", "en-US", true))).toEqual({
      name: "__lang",
      value: "en-US",
      attributes: ["Max-Age=31536000", "Path=/", "SameSite=Lax", "Secure"],
    });
    expect(parts(preferenceCookie("lite", "1", false)).attributes).not.toContain("Secure");
  });

  it("cannot smuggle an attribute or a header in its value", () => {
    const { attributes } = parts(
      preferenceCookie("search", "x; Domain=evil\r\nSet-Cookie: y", true),
    );
    expect(attributes).toEqual(["Max-Age=31536000", "Path=/", "SameSite=Lax", "Secure"]);
  });
});

describe("a flash message", () => {
  const some: Flash[] = [
    { tone: "info", key: "preferences.saved" },
    { tone: "error", words: '密码错误; "quoted", 50% \r\n<b>' },
    { tone: "info" },
  ];

  it.each(some)("comes back as it was, and when it was set: %j", async (flash) => {
    let now = 1_000_000;
    const clocked = createSealer([key], () => now);
    for (const secure of [true, false]) {
      const cookie = `a=1; ${sent(await flashCookie(flash, clocked, secure))}`;
      now += 59_000;
      expect(await openFlash(cookie, clocked, secure)).toEqual({ ...flash, at: now - 59_000 });
    }
  });

  it("is private, and gone in a minute", async () => {
    expect(parts(await flashCookie({ tone: "info" }, sealer, true))).toMatchObject({
      name: "__Host-flash",
      attributes: ["HttpOnly", "Max-Age=60", "Path=/", "SameSite=Lax", "Secure"],
    });
    expect(parts(clearedFlashCookie(false))).toMatchObject({
      name: "flash",
      value: "",
      attributes: ["HttpOnly", "Max-Age=0", "Path=/", "SameSite=Lax"],
    });
    let now = 1_000_000;
    const clocked = createSealer([key], () => now);
    const cookie = sent(await flashCookie({ tone: "info" }, clocked, false));
    now += 60_001;
    expect(await openFlash(cookie, clocked, false)).toBeNull();
  });

  it("is cut where its words are long", async () => {
    const words = "长".repeat(5_000);
    const cookie = sent(await flashCookie({ tone: "error", words }, sealer, false));
    expect((await openFlash(cookie, sealer, false))?.words).toBe("长".repeat(200));
  });

  const encoded = (value: unknown) =>
    `flash=${Buffer.from(JSON.stringify(value)).toString("base64url")}`;
  it.each(["", "flash=", "flash", "flash=junk", "flash=%E0%A4%A", encoded({ tone: "info" })])(
    "is none where the header is %j",
    async (header) => {
      expect(await openFlash(header, sealer, false)).toBeNull();
    },
  );

  it("is none where another key sealed it, or as something else", async () => {
    const other = createSealer(["another key that is long enough for the tests"]);
    const foreign = await other.sealFlash({ tone: "info" });
    const captcha = await sealer.sealCaptcha({ id: "1", text: "abcdef" });
    for (const value of [foreign, captcha, await sealer.seal(session)]) {
      expect(await openFlash(`flash=${value}`, sealer, false)).toBeNull();
    }
    const flash = await sealer.sealFlash({ tone: "info" });
    expect(await openSession(`session=${flash}`, sealer, false)).toBeNull();
  });

  it("is none, for any header that nobody sealed", async () => {
    const part = fc.stringMatching(/^[\w-]{0,40}$/);
    const sealed = fc.array(part, { minLength: 5, maxLength: 5 }).map((all) => all.join("."));
    const value = fc.oneof(fc.string(), fc.base64String(), sealed);
    await fc.assert(
      fc.asyncProperty(value, async (text) => {
        expect(await openFlash(`flash=${text}`, sealer, false)).toBeNull();
      }),
    );
  });
});

describe("a personal request", () => {
  it.each([
    "session=x",
    "__Host-session=x",
    "flash=x",
    "a=1; __Host-flash=x",
    "a=1;session=x",
    "session=",
  ])("is %j", (header) => {
    expect(isPersonal(header)).toBe(true);
  });

  it.each(["", "__lang=en-US; darkMode=1; lite=0", "mysession=1", "a=session", "sessions=1"])(
    "is not %j",
    (header) => {
      expect(isPersonal(header)).toBe(false);
    },
  );
});
