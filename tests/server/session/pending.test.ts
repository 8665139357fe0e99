import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  clearedPendingCookie,
  openPending,
  pendingCookie,
} from "../../../server/session/cookies.ts";
import { createSealer, type Pending } from "../../../server/session/seal.ts";

const minute = 60_000;
const start = Date.UTC(2025, 0, 1);
const key = "a key that is long enough for a test, really";
const oldKey = "an old key that is long enough for a test";
const at = (ms: number, ...keys: string[]) =>
  createSealer(keys.length > 0 ? keys : [key], () => start + ms);

const kinds: Pending[] = [
  { kind: "qr", ticket: "/_embedded/account/qr/abc", check: "/api/login/check?ticket=abc" },
  { kind: "token", token: "reset-token-0123456789" },
  { kind: "email", email: "lydia@example.org", code: "123456" },
];

describe.each(kinds)("what waits for the next step: $kind", (pending) => {
  it("opens as it was, for a quarter of an hour", async () => {
    const sealed = await at(0).sealPending(pending);
    expect(await at(0).openPending(sealed)).toEqual({ ...pending, until: start + 15 * minute });
    expect(await at(15 * minute - 1).openPending(sealed)).toMatchObject(pending);
    expect(await at(15 * minute).openPending(sealed)).toBeNull();
  });

  it("shows nothing of what is inside", async () => {
    const sealed = await at(0).sealPending(pending);
    const parts = sealed.split(".").map((part) => Buffer.from(part, "base64url").toString());
    for (const secret of Object.values(pending).slice(1)) {
      for (const text of [sealed, ...parts]) expect(text).not.toContain(secret);
    }
  });

  it("opens with an old key, and not with one that is gone", async () => {
    const sealed = await at(0, oldKey).sealPending(pending);
    expect(await at(0, key, oldKey).openPending(sealed)).toMatchObject(pending);
    expect(await at(0).openPending(sealed)).toBeNull();
  });

  it("is no session, whatever cookie it stands in", async () => {
    expect(await at(0).open(await at(0).sealPending(pending))).toBeNull();
  });
});

describe("what is nothing of ours", () => {
  it("does not open: a session", async () => {
    const user = { id: 1, username: "u", nickname: "n", avatar: "" };
    const flags = { vemail: true, vpassword: true, vsq: true };
    const times = { issuedAt: start, lastSeen: start, checkedAt: start };
    const sealed = await at(0).seal({ token: "t", user: { ...user, ...flags }, ...times });
    expect(await at(0).openPending(sealed)).toBeNull();
  });

  it("does not open: another shape under our seal", async () => {
    for (const shape of [{}, { kind: "other" }, { kind: "token" }, { kind: "qr", ticket: "t" }]) {
      expect(await at(0).openPending(await at(0).sealPending(shape as Pending))).toBeNull();
    }
  });

  it("does not open, and never throws: any text, and any single changed bit", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary" }), async (junk) => {
        expect(await at(0).openPending(junk)).toBeNull();
      }),
    );
    const parts = (await at(0).sealPending({ kind: "token", token: "t" })).split(".");
    const filled = fc.constantFrom(...[0, 2, 3, 4]);
    await fc.assert(
      fc.asyncProperty(filled, fc.nat(), fc.nat(7), async (which, place, bit) => {
        const bytes = Buffer.from(parts[which] ?? "", "base64url");
        const index = place % bytes.length;
        bytes.writeUInt8(bytes.readUInt8(index) ^ (1 << bit), index);
        const text = parts.with(which, bytes.toString("base64url")).join(".");
        expect(await at(0).openPending(text)).toBeNull();
      }),
      { numRuns: 300 },
    );
  });
});

describe("its cookie", () => {
  const sealer = createSealer([key]);
  const pending: Pending = { kind: "token", token: "reset-token-0123456789" };

  it.each([true, false])("is private and short-lived; secure: %s", async (secure) => {
    const line = await pendingCookie(pending, sealer, secure);
    expect(line.startsWith(secure ? "__Host-pending=" : "pending=")).toBe(true);
    for (const word of ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=900"]) {
      expect(line.split("; ")).toContain(word);
    }
    expect(line.includes("; Secure")).toBe(secure);
    expect(line).not.toMatch(/domain/i);
    expect(await openPending(line.split(";", 1)[0] ?? "", sealer, secure)).toMatchObject(pending);
    expect(await openPending(line.split(";", 1)[0] ?? "", sealer, !secure)).toBeNull();
    expect(clearedPendingCookie(secure)).toMatch(/^(__Host-)?pending=; .*Max-Age=0/);
  });

  it("is none where none was sent", async () => {
    expect(await openPending("a=b", sealer, false)).toBeNull();
  });
});
