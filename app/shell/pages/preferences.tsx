import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { preferencesForm } from "../forms";
import { readForm } from "~/forms/read-form";
import { siteOf } from "~/site.server";
import { homeUrl, inLanguage, localPath } from "~/urls";

export async function loader(args: LoaderFunctionArgs) {
  const { preferences } = await siteOf(args);
  return redirect(inLanguage(homeUrl(), preferences.language), 303);
}

/** Stores one preference and comes back to where the form stood. */
export async function action(args: ActionFunctionArgs) {
  const { cookies } = await siteOf(args);
  const form = await readForm(args.request, preferencesForm);
  const { lang, theme, lite, redirectTo } = form;
  const headers = new Headers();
  for (const cookie of lang === undefined ? [] : cookies.language(lang)) {
    headers.append("Set-Cookie", cookie);
  }
  if (theme !== undefined) headers.append("Set-Cookie", cookies.theme(theme === "dark"));
  if (lite !== undefined) headers.append("Set-Cookie", cookies.lite(lite === "1"));
  const from = localPath(redirectTo);
  // Only the language form changes the language of the page it stood on.
  const back = lang === undefined ? from : inLanguage(from, lang);
  return redirect(back, { status: 303, headers });
}
