import * as jose from "jose";
import { afterEach, describe, expect, it, vi } from "vitest";
import { flashCookie, sessionCookie } from "../../../server/session/cookies.ts";
import { openPersonal } from "../../../server/session/personal.ts";
import { createSealer, type Session } from "../../../server/session/seal.ts";

vi.mock("jose", { spy: true });

const sealer = createSealer(["a key that is long enough for the tests"]);
const flags = { vemail: true, vpassword: true, vsq: true };
const user = { id: 1, username: "u", nickname: "n", avatar: "", ...flags };
const now = Date.now();
const session: Session = { token: "t0ken", user, issuedAt: now, lastSeen: now, checkedAt: now };
const sent = (header: string) => header.split("; ", 1)[0] ?? "";

afterEach(() => vi.mocked(jose.compactDecrypt).mockClear());

describe("what makes a request personal", () => {
  it.each([true, false])("is opened once, and handed on (secure: %s)", async (secure) => {
    const cookies = [
      sent(await sessionCookie(session, sealer, secure)),
      sent(await flashCookie({ tone: "info", key: "member.saved" }, sealer, secure)),
    ];
    const personal = await openPersonal(`lite=1; ${cookies.join("; ")}`, sealer, secure);
    expect(personal).toMatchObject({ session: true, flash: true, junk: [] });
    expect(personal.opened.session?.session).toEqual(session);
    expect(personal.opened.flash).toMatchObject({ tone: "info", key: "member.saved" });
    expect(jose.compactDecrypt).toHaveBeenCalledTimes(2);
  });

  it("is nothing where no such cookie was sent", async () => {
    const personal = await openPersonal("__lang=en-US; pending=x", sealer, false);
    const opened = { session: null, flash: null };
    expect(personal).toEqual({ session: false, flash: false, junk: [], opened });
  });

  it("names what does not open, under the name it was sent by", async () => {
    const junk = "session=x; flash=e30; __Host-session=y";
    expect((await openPersonal(junk, sealer, false)).junk).toEqual(["session", "flash"]);
    expect((await openPersonal(junk, sealer, true)).junk).toEqual(["__Host-session"]);
    const good = sent(await sessionCookie(session, sealer, false));
    const mixed = await openPersonal(`${good}; flash=`, sealer, false);
    expect([mixed.session, mixed.flash, mixed.junk]).toEqual([true, false, ["flash"]]);
  });

  it("turns no key for junk: wrong shape, wrong size, unknown key, another kind", async () => {
    const head = (more: object) =>
      Buffer.from(JSON.stringify({ alg: "dir", enc: "A256GCM", ...more })).toString("base64url");
    const tail = `..${"a".repeat(16)}.${"b".repeat(60)}.${"c".repeat(22)}`;
    const flash = await sealer.sealFlash({ tone: "info" });
    const own = flash.split(".", 1)[0] ?? "";
    const kid = String(
      (JSON.parse(Buffer.from(own, "base64url").toString()) as { kid: string }).kid,
    );
    const junk = [
      "",
      "x",
      "a.b.c.d.e",
      "....",
      "x".repeat(8_000),
      `${own}${tail}`.replace(".b", ".*b"),
      own + tail.replace("b", "b".repeat(4_096)),
      head({ kid: "unknown0", typ: "session" }) + tail,
      head({ kid, typ: "pending" }) + tail,
      head({ typ: "session" }) + tail,
      `${Buffer.from("no json, but long enough").toString("base64url")}${tail}`,
      flash,
    ];
    for (const value of junk) {
      const { session, junk } = await openPersonal(`session=${value}`, sealer, false);
      expect([session, junk], value.slice(0, 80)).toEqual([false, ["session"]]);
    }
    expect(jose.compactDecrypt).not.toHaveBeenCalled();
  });
});
