import { clearedSessionCookie, cookieNames, sessionCookie } from "./cookies.ts";
import type { Personal } from "./personal.ts";
import type { Revocations } from "./revocations.ts";
import type { Sealer, Session, SessionUser } from "./seal.ts";

/** The account is asked again when it was last seen longer ago than this (docs/rules.md, session 7). */
const recheckMs = 5 * 60 * 1000;

const nobody: SessionUser = {
  id: 0,
  username: "",
  nickname: "",
  avatar: "",
  vemail: true,
  vpassword: true,
  vsq: true,
};

/** The session of one request: who it speaks for, and what becomes of its cookie. */
export type CurrentSession = Awaited<ReturnType<typeof openCurrent>>;

interface Opening {
  sealer: Sealer;
  revocations: Revocations;
  secure: boolean;
  /** A form was sent. */
  posting: boolean;
}

/** A session that was signed out counts as no session, even with a valid cookie. */
export async function openCurrent(
  personal: Personal,
  { sealer, revocations, secure, posting }: Opening,
) {
  const found = personal.opened.session;
  const opened = found !== null && (await revocations.has(found.session)) ? null : found;
  const sent = personal.session || personal.junk.includes(cookieNames(secure).session);
  let session = opened?.session ?? null;
  let touch = opened?.refresh ?? false;
  let over = sent && session === null;

  return {
    token: session?.token ?? null,
    /**
     * The member of the cookie, kept for the rest of a POST that met an expired session. With a cookie that no longer
     * opens, a POST gets a member without a name, so that its form is given back.
     */
    get user(): SessionUser | null {
      return session?.user ?? (posting && sent ? nobody : null);
    },
    /** Whether a member's calls make sense: no longer once a host said, during this request, that it is over. */
    signedIn: () => session !== null && !over,
    /** True once a host said that the session is over. */
    expired: () => over,
    /** A host answered 401: the cookie goes. */
    expire() {
      over = true;
    },
    needsCheck: () => session !== null && !over && Date.now() - session.checkedAt > recheckMs,
    /** Whether this page may say what the account wants: once a session, and never in place of a form's page. */
    tellOnce(): boolean {
      if (session === null || over || posting || session.told === true) return false;
      session = { ...session, told: true };
      touch = true;
      return true;
    },
    /** What the account looks like now. */
    update(user: SessionUser) {
      if (session === null) return;
      session = { ...session, user, checkedAt: Date.now() };
      touch = true;
    },
    /** Takes the session out of use, in whatever hands its cookie is. */
    async revoke() {
      if (session !== null) await revocations.add(session);
    },
    /** The cookies that carry all of that: none, one fresh seal, or the end. */
    async cookies(): Promise<string[]> {
      if (over) return sent ? [clearedSessionCookie(secure)] : [];
      if (session === null || !touch) return [];
      return [await sessionCookie({ ...session, lastSeen: Date.now() }, sealer, secure)];
    },
  };
}

/** A session that begins now, always under a fresh seal; `told` where its member hears at once what the account wants. */
export function beginSession(
  { token, user, told }: Pick<Session, "token" | "user" | "told">,
  sealer: Sealer,
  secure: boolean,
) {
  const now = Date.now();
  const session = { token, user, told, issuedAt: now, lastSeen: now, checkedAt: now };
  return sessionCookie(session, sealer, secure);
}
