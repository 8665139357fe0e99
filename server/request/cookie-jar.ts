import { parse } from "cookie";
import type { Language } from "../../app/urls/index.ts";
import type { Entry } from "../pages/sign-in/auth-family.ts";
import { wishOf } from "../pages/sign-in/flags.ts";
import { accountOf } from "../pages/sign-in/recovery.ts";
import {
  clearedDraftCookie,
  clearedFlashCookie,
  clearedPendingCookie,
  clearedSessionCookie,
  cookieNames,
  draftCookie,
  flashCookie,
  openPending,
  pendingCookie,
  preferenceCookie,
  readDraft,
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

export type CookieJar = ReturnType<typeof createCookieJar>;

/** Collects what one request sets. `putOn` writes it on the answer; what was said last about a cookie counts. */
export function createCookieJar({ sealer, secure, cookieHeader, session, who }: Jar) {
  const sent = parse(cookieHeader);
  const lines = new Map<string, string>();
  const set = (line: string) => {
    lines.set(nameOf(line), line);
  };
  const prefer = (name: string, value: string) => set(preferenceCookie(name, value, secure));

  return {
    /** Writes the cookies on an answer, and what became of the session. Lines that stood there are replaced. */
    async putOn(headers: Headers): Promise<Headers> {
      const all = new Map((await session.cookies()).map((line) => [nameOf(line), line]));
      for (const [name, line] of lines) all.set(name, line);
      return write(headers, all);
    },
    /** Writes no more than what was set: the session is left to the page that comes next. */
    putSetOn: (headers: Headers) => write(headers, lines),

    /** A message for the page that comes next. */
    setFlash: async (message: Flash) => set(await flashCookie(message, sealer, secure)),
    /** The message that was sent along is shown now. */
    dropFlash() {
      if (cookieNames(secure).flash in sent) set(clearedFlashCookie(secure));
    },

    async signIn({ token, user, name = "" }: Entry) {
      const told = wishOf(user) !== null;
      set(await beginSession({ token, user, told }, sealer, secure));
      set(clearedPendingCookie(secure));
      set(await who.knownHere(user.id, name, user.username));
    },
    signOut: () => set(clearedSessionCookie(secure)),
    /** After a reset this browser knows the account, so its sign-in needs no challenge. */
    async proved(pending: Parameters<typeof accountOf>[0]) {
      set(clearedPendingCookie(secure));
      set(clearedSessionCookie(secure));
      set(await who.knownHere(0, accountOf(pending)));
    },
    /** What the step of signing in before this one left. */
    pending: () => openPending(cookieHeader, sealer, secure),
    setPending: async (next: Pending) => set(await pendingCookie(next, sealer, secure)),

    /** What a visitor wrote for the page at `path` before signing in. */
    draft: (path: string) => readDraft(cookieHeader, path),
    hasDraft: () => "draft" in sent,
    /** Keeps a text while its author signs in, unless it is too long for that. */
    setDraft(path: string, content: string) {
      const line = draftCookie({ path, content }, secure);
      if (line !== null) set(line);
    },
    dropDraft: () => set(clearedDraftCookie(secure)),

    /** A language, and the Bible version that goes with it (docs/rules.md, preferences 2). */
    setLanguage(value: Language) {
      prefer(languageCookie, value);
      prefer(versionsCookie, defaultVersions[value]);
    },
    setTheme: (dark: boolean) => prefer(themeCookie, dark ? "1" : "0"),
    setLite: (on: boolean) => prefer(liteCookie, on ? "1" : "0"),
    /** The Bible's settings that were chosen, and only those. */
    setBible(changes: Partial<BiblePreferences>) {
      for (const [name, value] of bibleCookies(changes)) prefer(name, value);
    },
    /** The visitor's last three searches, this one first. */
    addSearch: (words: string) => prefer(searchCookie, withSearch(cookieHeader, words)),
  };
}

function write(headers: Headers, lines: Map<string, string>): Headers {
  headers.delete("Set-Cookie");
  for (const line of lines.values()) headers.append("Set-Cookie", line);
  return headers;
}

const nameOf = (line: string) => line.slice(0, line.indexOf("="));
