import { createHash } from "node:crypto";
import type { Redis } from "ioredis";
import { LRUCache } from "lru-cache";
import { absoluteLimitMs, type Session } from "./seal.ts";

/** Sessions that were signed out before their time. Neither call ever rejects. */
export interface Revocations {
  add(session: Session): Promise<void>;
  has(session: Session): Promise<boolean>;
}

/** Where the processes of this machine tell each other of sessions. */
export interface RevocationSharing {
  /** Resolves when the others know. */
  tellRevoked(id: string): Promise<void>;
  /** Calls back with what others tell, and first with what was told before. */
  listenRevoked(hear: (ids: string[]) => void): Promise<void>;
}

/** No page waits longer for what other replicas know. */
const waitMs = 100;
/** The oldest make room; Redis, where there is one, still knows them. */
const mostInMemory = 50_000;
const prefix = "gospel-media:revoked:";

/**
 * Keeps them in memory, in that of the other processes of this machine, and in Redis where replicas share them, for as
 * long as their seals would open. A Redis that does not answer knows of none. `now` is injected for tests.
 */
export function createRevocations(
  redis: Pick<Redis, "get" | "set"> | null = null,
  now: () => number = Date.now,
  sharing: RevocationSharing | null = null,
): Revocations {
  const here = new LRUCache<string, true>({ maxSize: mostInMemory, sizeCalculation: () => 1 });
  const hear = (ids: string[]) => ids.forEach((id) => here.set(id, true));
  // Nobody asks before the others have said what they know; where they do not, it goes without.
  const heard = sharing?.listenRevoked(hear).catch(() => undefined);
  return {
    async add(session) {
      const id = idOf(session);
      here.set(id, true);
      // Before the answer: the next page may be another process's.
      await sharing?.tellRevoked(id).catch(() => undefined);
      const left = Math.ceil(session.issuedAt + absoluteLimitMs - now());
      if (redis !== null && left > 0) await inTime(redis.set(prefix + id, "1", "PX", left));
    },
    async has(session) {
      await heard;
      const id = idOf(session);
      if (here.has(id)) return true;
      if (redis === null || !(await inTime(redis.get(prefix + id)))) return false;
      here.set(id, true);
      return true;
    },
  };
}

/** Sealing a session afresh changes neither of the two. */
function idOf({ token, issuedAt }: Session): string {
  return createHash("sha256").update(`${token} ${issuedAt}`).digest("base64url");
}

/** Null where it fails or takes too long. */
function inTime<T>(work: Promise<T>): Promise<T | null> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(null), waitMs);
    work.then(resolve, () => resolve(null)).finally(() => clearTimeout(late));
  });
}
