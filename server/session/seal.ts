import { createHash } from "node:crypto";
import { CompactEncrypt, compactDecrypt } from "jose";
import { z } from "zod";

/** What the session cookie holds. It is sealed: no browser and no page ever sees inside. */
export interface Session {
  token: string;
  user: SessionUser;
  /** Milliseconds since 1970. */
  issuedAt: number;
  lastSeen: number;
  /** When the account was last asked who this is. */
  checkedAt: number;
}

export interface SessionUser {
  id: number;
  username: string;
  nickname: string;
  avatar: string;
  vemail: boolean;
  vpassword: boolean;
  vsq: boolean;
}

export interface Opened {
  session: Session;
  /** The cookie should be sealed afresh: another key sealed it, or `lastSeen` has grown old. */
  refresh: boolean;
}

export interface Sealer {
  seal(session: Session): Promise<string>;
  /** Anything that does not open, is too old, or is not ours is no session: null, never an error. */
  open(sealed: string): Promise<Opened | null>;
}

const day = 24 * 60 * 60 * 1000;
const idleLimitMs = 14 * day;
const absoluteLimitMs = 30 * day;
const touchAfterMs = 60 * 60 * 1000;
/** A cookie above this would be dropped by browsers. */
const mostBytes = 4096;

const shape = z.object({
  token: z.string().min(1),
  user: z.object({
    id: z.number(),
    username: z.string(),
    nickname: z.string(),
    avatar: z.string(),
    vemail: z.boolean(),
    vpassword: z.boolean(),
    vsq: z.boolean(),
  }),
  issuedAt: z.number(),
  lastSeen: z.number(),
  checkedAt: z.number().default(0),
});

/** Seals with the first secret and opens with all of them (design: "Session"). `now` is injected for tests. */
export function createSealer(secrets: string[], now: () => number = Date.now): Sealer {
  const keys = secrets.map(toKey);
  const first = keys[0];
  if (first === undefined) throw new Error("a sealer needs at least one secret");

  return {
    async seal(session) {
      const sealed = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(session)))
        .setProtectedHeader({ alg: "dir", enc: "A256GCM", kid: first.kid })
        .encrypt(first.key);
      if (sealed.length > mostBytes) throw new Error("the session does not fit a cookie");
      return sealed;
    },
    async open(sealed) {
      if (sealed === "" || sealed.length > mostBytes) return null;
      try {
        const { plaintext, protectedHeader } = await compactDecrypt(
          sealed,
          (header) => {
            const known = keys.find((key) => key.kid === header.kid);
            if (known === undefined) throw new Error("no such key");
            return known.key;
          },
          { keyManagementAlgorithms: ["dir"], contentEncryptionAlgorithms: ["A256GCM"] },
        );
        const session = shape.parse(JSON.parse(new TextDecoder().decode(plaintext)));
        const idle = now() - session.lastSeen;
        if (idle > idleLimitMs || now() - session.issuedAt > absoluteLimitMs) return null;
        return { session, refresh: protectedHeader.kid !== first.kid || idle > touchAfterMs };
      } catch {
        return null;
      }
    },
  };
}

function toKey(secret: string) {
  const key = createHash("sha256").update(`session ${secret}`).digest();
  return {
    key: new Uint8Array(key),
    kid: createHash("sha256").update(key).digest("hex").slice(0, 8),
  };
}
