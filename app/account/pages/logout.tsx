import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { goOn } from "~/forms/answer-form";
import { siteOf } from "~/site.server";
import { homeUrl, inLanguage } from "~/urls";

/** Signing out is a form: a link changes nothing, and the hosts have no call for it (docs/rules.md, sign-in 11). */
export async function loader(args: LoaderFunctionArgs) {
  const { preferences } = await siteOf(args);
  return redirect(inLanguage(homeUrl(), preferences.language), 303);
}

export async function action(args: ActionFunctionArgs) {
  const site = await siteOf(args);
  await site.endSession();
  site.cookies.signOut();
  return goOn(site, homeUrl(), "account.signedOut");
}
