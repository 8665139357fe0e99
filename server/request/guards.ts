import { data, redirect } from "@remix-run/node";
import { inLanguage, loginUrl, type Language } from "../../app/urls/index.ts";
import { NotFound } from "../http/errors.ts";
import type { CurrentSession } from "../session/current.ts";
import type { SessionUser } from "../session/seal.ts";
import type { MovieClient } from "../upstreams/movie/client.ts";
import type { CookieJar } from "./cookie-jar.ts";
import type { Failures } from "./failures.ts";

interface Guarded {
  movie: Pick<MovieClient, "commonIndex">;
  session: CurrentSession;
  failures: Failures;
  cookies: Pick<CookieJar, "putOn">;
  language: Language;
}

/** What stands before a page that is not for everybody. Each throws the answer where nobody may go on. */
export function createGuards({ movie, session, failures, cookies, language }: Guarded) {
  /** For an address that is no page: the same 404 as for something no host has. */
  const notFound = (): Promise<never> => failures.respond(new NotFound("no such address"));

  /**
   * Sign-in exists only where the config opens accounts (docs/rules.md, accounts 1). Where the config cannot be read, we
   * do not know, and the answer is 503 and not 404.
   */
  async function accountsOnly(): Promise<void> {
    const { accountsOpen } = await movie.commonIndex().catch(failures.respond);
    if (!accountsOpen) await notFound();
  }

  return {
    notFound,
    accountsOnly,

    /** Who is signed in, for a page of the member area; a stranger sees the screen that asks to sign in. */
    async membersOnly(): Promise<SessionUser> {
      await accountsOnly();
      if (session.user === null) throw data({ key: "session.signInFirst" }, { status: 401 });
      return session.user;
    },

    /** To the sign-in, in the page's language; from there the visitor comes back to `to`. */
    async signInFirst(to: string): Promise<never> {
      const headers = await cookies.putOn(new Headers());
      const url = inLanguage(loginUrl({ redirectTo: to }), language);
      throw redirect(url, { status: 303, headers });
    },
  };
}
