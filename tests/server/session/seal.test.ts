import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { createSealer, type Session } from "../../../server/session/seal.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const start = Date.UTC(2025, 0, 1);
const oldKey = "an old key that is long enough for a test";
const newKey = "a new key that is long enough for a test";

const session: Session = {
  token: "upstream-token-0123456789",
  user: {
    id: 42,
    username: "lydia",
    nickname: "吕底亚 😀",
    avatar: "https://cdn.example/a.png?x=1&y=2",
    vemail: true,
    vpassword: false,
    vsq: true,
  },
  issuedAt: start,
  lastSeen: start,
  checkedAt: 0,
};

const at = (ms: number, ...keys: string[]) =>
  createSealer(keys.length > 0 ? keys : [newKey], () => start + ms);

describe("a sealed session", () => {
  it("opens as it was", async () => {
    const sealed = await at(0).seal(session);
    expect(await at(0).open(sealed)).toEqual({ session, refresh: false });
  });

  it("is different text every time", async () => {
    const sealer = at(0);
    expect(await sealer.seal(session)).not.toBe(await sealer.seal(session));
  });

  it("shows nothing of what is inside, in no encoding", async () => {
    const sealed = await at(0).seal(session);
    const parts = sealed.split(".");
    const readings = (["utf8", "latin1", "utf16le"] as const).flatMap((encoding) =>
      parts.map((part) => Buffer.from(part, "base64url").toString(encoding)),
    );
    for (const text of [sealed, ...readings]) {
      for (const secret of [session.token, "lydia", "example", "token", newKey]) {
        expect(text).not.toContain(secret);
      }
    }
  });

  it("fits a cookie; one that would not is refused when it is sealed", async () => {
    const large = (length: number) => ({ ...session, token: "t".repeat(length) });
    expect((await at(0).seal(large(2_000))).length).toBeLessThanOrEqual(4_096);
    await expect(at(0).seal(large(4_000))).rejects.toThrow();
  });
});

describe("keys", () => {
  it("rotate: the first seals, all open, and what an old one sealed is sealed afresh", async () => {
    const before = await at(0, oldKey).seal(session);
    const rotated = at(0, newKey, oldKey);
    expect(await rotated.open(before)).toEqual({ session, refresh: true });

    const after = await rotated.seal(session);
    expect(await rotated.open(after)).toEqual({ session, refresh: false });
    expect(await at(0, newKey).open(after)).toEqual({ session, refresh: false });
    expect(await at(0, oldKey).open(after)).toBeNull();
  });

  it("that are no longer known open nothing", async () => {
    const sealed = await at(0, oldKey).seal(session);
    expect(await at(0, newKey).open(sealed)).toBeNull();
  });

  it("are needed", () => {
    expect(() => createSealer([])).toThrow();
  });
});

describe("age", () => {
  const opened = async (ms: number, changes: Partial<Session> = {}) =>
    at(ms).open(await at(0).seal({ ...session, ...changes }));

  it("is idle for 14 days at most", async () => {
    expect(await opened(14 * day)).not.toBeNull();
    expect(await opened(14 * day + 1)).toBeNull();
  });

  it("is 30 days at most, however lately the member was seen", async () => {
    const seen = { lastSeen: start + 29 * day };
    expect(await opened(30 * day, seen)).not.toBeNull();
    expect(await opened(30 * day + 1, seen)).toBeNull();
  });

  it("of more than an hour unseen asks for a fresh seal", async () => {
    expect(await opened(60 * minute)).toMatchObject({ refresh: false });
    expect(await opened(61 * minute)).toMatchObject({ refresh: true });
  });
});

describe("what was tampered with", () => {
  let sealed: string;
  beforeAll(async () => {
    sealed = await at(0).seal(session);
  });

  it("does not open: 1,000 single bits of header, nonce, text and tag", async () => {
    const parts = sealed.split(".").map((part) => Buffer.from(part, "base64url"));
    const filled = fc.constantFrom(...parts.keys()).filter((n) => (parts[n]?.length ?? 0) > 0);
    await fc.assert(
      fc.asyncProperty(filled, fc.nat(), fc.nat(7), async (which, place, bit) => {
        const flipped = parts.map((part, n) => {
          if (n !== which) return part;
          const copy = Buffer.from(part);
          const index = place % copy.length;
          copy.writeUInt8(copy.readUInt8(index) ^ (1 << bit), index);
          return copy;
        });
        const text = flipped.map((part) => part.toString("base64url")).join(".");
        expect(await at(0).open(text)).toBeNull();
      }),
      { numRuns: 1_000 },
    );
  });

  it("never opens as anything else: 1,000 changed characters", async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(sealed.length - 1), fc.nat(127), async (place, code) => {
        const text = sealed.slice(0, place) + String.fromCharCode(code) + sealed.slice(place + 1);
        const opened = await at(0).open(text);
        // The last character of a part has bits that stand for nothing; those may differ.
        if (opened !== null) expect(opened.session).toEqual(session);
      }),
      { numRuns: 1_000 },
    );
  });

  it("does not open: every truncation, from either end", async () => {
    for (let length = 0; length < sealed.length; length++) {
      expect(await at(0).open(sealed.slice(0, length))).toBeNull();
      expect(await at(0).open(sealed.slice(sealed.length - length))).toBeNull();
    }
  });

  it("does not open: parts of two seals put together", async () => {
    const other = (await at(0).seal({ ...session, token: "another" })).split(".");
    for (const n of other.keys()) {
      const mixed = sealed.split(".").with(n, other[n] ?? "");
      if (mixed.join(".") === sealed) continue;
      expect(await at(0).open(mixed.join("."))).toBeNull();
    }
  });
});

describe("what is no session", () => {
  it.each(["", ".", "....", "a.b.c.d.e", "null", "x".repeat(5_000), "\u0000", "😀", "%00"])(
    "does not open: %j",
    async (junk) => {
      expect(await at(0).open(junk)).toBeNull();
    },
  );

  it("never throws, for any text", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary" }), async (junk) => {
        expect(await at(0).open(junk)).toBeNull();
      }),
    );
  });

  it("does not open although sealed by us: a payload of another shape", async () => {
    const { token, ...rest } = session;
    const shapes = [null, 1, [], {}, rest, { ...session, user: null }, { ...session, token: "" }];
    for (const shape of [...shapes, { token, issuedAt: "now" }]) {
      const sealed = await at(0).seal(shape as Session);
      expect(await at(0).open(sealed)).toBeNull();
    }
  });
});
