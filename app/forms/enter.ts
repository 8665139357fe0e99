import type { MessageKey } from "~/i18n/translator";
import { accountPages, isPressed, localPath, mineUrl, readQuery } from "~/urls";
import type { Site } from "../../server/request/context.ts";
import type { Entry } from "../../server/pages/sign-in/auth-family.ts";
import type { Wish } from "../../server/pages/sign-in/flags.ts";
import { goOn } from "./answer-form";

/**
 * Lets a member in: to the profile where the account wants something (docs/rules.md, sign-in 6), else back to where
 * the visitor came from.
 */
export async function enter(site: Site, entry: Entry, redirectTo: unknown, isNew = false) {
  const { vpassword, vemail, vsq } = entry.user;
  await site.cookies.signIn(entry);
  // What waits for its author comes first, a comment or a press; the message still says what the account wants.
  const back = localPath(redirectTo);
  const waiting = site.cookies.hasDraft() || isPressed(back) ? back : null;
  if (!vpassword) return greet(site, waiting ?? mineUrl(true), "account.noPassword");
  if (!vemail && !vsq) {
    const says = isNew ? "account.registeredBind" : "account.bind";
    return greet(site, waiting ?? mineUrl(), says);
  }
  return greet(site, back, isNew ? "account.registered" : "account.welcome");
}

/** A member who comes back hears once what the account wants, where it can be done (docs/rules.md, sign-in 6). */
export function askFor(site: Site, wish: Wish) {
  const says = wish === "password" ? "account.noPassword" : "account.bind";
  return greet(site, mineUrl(wish === "password"), says);
}

/** Where a sign-in page was told to lead; members have nothing to do there. */
export function redirectTarget(request: Request): string {
  return localPath(readQuery(request, accountPages.login).redirectTo);
}

/** What a member is greeted with on the page a sign-in leads to. */
const greetings = [
  "account.welcome",
  "account.registered",
  "account.registeredBind",
  "account.bind",
  "account.noPassword",
] as const satisfies MessageKey[];
type Greeting = (typeof greetings)[number];
const greet = (site: Site, to: string, says: Greeting) => goOn(site, to, says);

/** Whether this is the page a member is led to from the sign-in. */
export const entersNow = (site: Site) =>
  site.signedIn() && greetings.some((greeting) => greeting === site.greeting);
