import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { preferencesForm } from "../forms";
import { goOnChosen } from "~/forms/answer-form";
import { readForm } from "~/forms/read-form";
import { sendOrKeep } from "~/forms/send-or-keep";
import { siteOf } from "~/site.server";
import { homeUrl, inLanguage, localPath } from "~/urls";

export async function loader(args: LoaderFunctionArgs) {
  const { preferences } = await siteOf(args);
  return redirect(inLanguage(homeUrl(), preferences.language), 303);
}

/** Stores one preference and comes back to where the form stood. */
export async function action(args: ActionFunctionArgs) {
  const site = await siteOf(args);
  const form = await readForm(args.request, preferencesForm);
  const { lang, theme, lite, redirectTo } = form;
  if (lang !== undefined) site.cookies.setLanguage(lang);
  if (theme !== undefined) site.cookies.setTheme(theme === "dark");
  if (lite !== undefined) site.cookies.setLite(lite === "1");
  const from = localPath(redirectTo);
  // Only the language form changes the language of the page it stood on.
  return goOnChosen(site, lang === undefined ? from : inLanguage(from, lang));
}

export const clientAction = sendOrKeep;
