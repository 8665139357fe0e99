import { accountPages, localPath, mineUrl, readQuery } from "~/urls";
import type { Site } from "../../server/request/context.ts";
import type { Entry } from "../../server/pages/account.ts";
import { goOn } from "./answer-form";

/**
 * Sign-in belongs to sites whose config opens accounts (spec 1, section 1). Where the config cannot be had, nobody knows:
 * that is no reason to say that there is no such page.
 */
export async function accountsOnly(site: Site): Promise<void> {
  const { accountsOpen } = await site.movie.commonIndex();
  if (!accountsOpen) await site.notFound();
}

/**
 * Lets a member in: first to the profile where the account wants something (spec 1, section 4), else back to where
 * the visitor came from.
 */
export async function enter(site: Site, entry: Entry, redirectTo: unknown, isNew = false) {
  const { vpassword, vemail, vsq } = entry.user;
  const cookies = await site.cookies.signedIn(entry);
  // Words that wait for their author come first; the message says what the account wants all the same.
  const waiting = site.hasDraft() ? localPath(redirectTo) : null;
  if (!vpassword) return goOn(site, waiting ?? mineUrl(true), "account.noPassword", cookies);
  if (!vemail && !vsq) {
    const says = isNew ? "account.registeredBind" : "account.bind";
    return goOn(site, waiting ?? mineUrl(), says, cookies);
  }
  return goOn(
    site,
    localPath(redirectTo),
    isNew ? "account.registered" : "account.welcome",
    cookies,
  );
}

/** Where a sign-in page was told to lead; members have nothing to do there. */
export function redirectTarget(request: Request): string {
  return localPath(readQuery(request, accountPages.login).redirectTo);
}
