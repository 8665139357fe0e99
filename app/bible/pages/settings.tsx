import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { bibleSettingsForm } from "../forms";
import { goOn, goOnChosen } from "~/forms/answer-form";
import { readParts } from "~/forms/read-form";
import { sendOrKeep } from "~/forms/send-or-keep";
import { siteOf } from "~/site.server";
import { biblesUrl, inLanguage, localPath } from "~/urls";

const night = 4;

export async function loader(args: LoaderFunctionArgs) {
  const { preferences } = await siteOf(args);
  return redirect(inLanguage(biblesUrl(), preferences.language), 303);
}

/** Stores what was chosen in the reader and comes back to it. */
export async function action(args: ActionFunctionArgs) {
  const site = await siteOf(args);
  const parts = await readParts(args.request);
  const raw = { ...Object.fromEntries(parts), versions: parts.getAll("versions") };
  const form = bibleSettingsForm.schema.safeParse(raw);
  if (!form.success) throw data(null, { status: 400 });
  const { redirectTo, multi, versions: wanted, ...changes } = form.data;
  const { offered, most } = await site.pages.bible.versions();
  const known = offered.map(({ key }) => key).filter((key) => wanted.includes(key));
  // At least one stays: with none chosen, the versions are left as they were.
  const versions = known.slice(0, multi === "1" ? most : 1);
  site.cookies.setBible(versions.length === 0 ? changes : { ...changes, versions });
  if (changes.color !== undefined) site.cookies.setTheme(changes.color === night);
  const back = localPath(redirectTo ?? biblesUrl());
  if (multi === "1" && known.length > most) return goOn(site, back, "bible.versions.most");
  return goOnChosen(site, inLanguage(back, site.preferences.language));
}

export const clientAction = sendOrKeep;
