import { parse } from "cookie";
import type { Language } from "../../app/urls/index.ts";
import type { Entry } from "../pages/account.ts";
import { accountOf } from "../pages/recovery.ts";
import {
  clearedDraftCookie,
  clearedFlashCookie,
  clearedPendingCookie,
  clearedSessionCookie,
  cookieNames,
  draftCookie,
  flashCookie,
  pendingCookie,
  preferenceCookie,
} from "../session/cookies.ts";
import { beginSession, type CurrentSession } from "../session/current.ts";
import {
  bibleCookies,
  defaultVersions,
  languageCookie,
  liteCookie,
  themeCookie,
  versionsCookie,
  type BiblePreferences,
} from "../session/preferences.ts";
import { searchCookie, withSearch } from "../session/search-history.ts";
import type { Flash, Pending, Sealer } from "../session/seal.ts";
import type { openVisitor } from "../session/visitor.ts";

interface Jar {
  sealer: Sealer;
  secure: boolean;
  /** The request's `Cookie` header. */
  cookieHeader: string;
  session: CurrentSession;
  who: ReturnType<typeof openVisitor>;
}

/** The `Set-Cookie` values an answer may carry, each ready to send. */
export function createCookieJar({ sealer, secure, cookieHeader, session, who }: Jar) {
  const sent = parse(cookieHeader);
  return {
    flash: (message: Flash) => flashCookie(message, sealer, secure),
    /** A language, and the Bible version that goes with it (spec 1, section 4). */
    language: (value: Language) => [
      preferenceCookie(languageCookie, value, secure),
      preferenceCookie(versionsCookie, defaultVersions[value], secure),
    ],
    /** What this request has made of the visitor's private cookies: a message shown, a session kept or over. */
    settled: async () => [
      ...(cookieNames(secure).flash in sent ? [clearedFlashCookie(secure)] : []),
      ...(await session.cookies()),
    ],
    signedIn: async ({ token, user, name = "" }: Entry) => [
      await beginSession(token, user, sealer, secure),
      clearedPendingCookie(secure),
      await who.knownHere(user.id, name, user.username),
    ],
    /** Whose password was set anew is known here from now on: no picture stands before the sign-in. */
    proved: async (pending: Parameters<typeof accountOf>[0]) => [
      clearedPendingCookie(secure),
      clearedSessionCookie(secure),
      await who.knownHere(0, accountOf(pending)),
    ],
    nothingPending: () => clearedPendingCookie(secure),
    /** Keeps a text while its author signs in; null where it is too long for that. */
    draft: (path: string, content: string) => draftCookie({ path, content }, secure),
    noDraft: () => clearedDraftCookie(secure),
    signedOut: () => clearedSessionCookie(secure),
    pending: (next: Pending) => pendingCookie(next, sealer, secure),
    theme: (dark: boolean) => preferenceCookie(themeCookie, dark ? "1" : "0", secure),
    lite: (on: boolean) => preferenceCookie(liteCookie, on ? "1" : "0", secure),
    /** The Bible's settings that were chosen, and only those. */
    bible: (changes: Partial<BiblePreferences>) =>
      bibleCookies(changes).map(([name, value]) => preferenceCookie(name, value, secure)),
    /** The visitor's last three searches, this one first. */
    searched: (keywords: string) =>
      preferenceCookie(searchCookie, withSearch(cookieHeader, keywords), secure),
  };
}
