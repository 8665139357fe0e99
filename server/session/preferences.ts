import { parse } from "cookie";
import { defaultLanguage, languages, type Language } from "../../app/urls.ts";

/** What the server renders from; plain cookies, so that nothing flashes and all works without scripts. */
export interface Preferences {
  language: Language;
  /** Null follows the system. */
  theme: "light" | "dark" | null;
  /** No thumbnails, no scripts. */
  lite: boolean;
}

export const languageCookie = "__lang";
export const themeCookie = "darkMode";
export const liteCookie = "lite";
/** Chosen Bible versions; a change of language starts them over (spec 1, section 4). */
export const versionsCookie = "bversions";
export const defaultVersions: Record<Language, string> = { "zh-CN": "hhb", "en-US": "niv" };

/** `?lang=` wins over the cookie, which wins over zh-CN (design: shell). Reads nothing else of the request. */
export function readPreferences(url: URL, cookieHeader: string, saveData: boolean): Preferences {
  const cookies = parse(cookieHeader);
  const dark = cookies[themeCookie];
  const lite = cookies[liteCookie];
  return {
    language:
      toLanguage(url.searchParams.get("lang")) ??
      toLanguage(cookies[languageCookie]) ??
      defaultLanguage,
    theme: dark === "1" ? "dark" : dark === "0" ? "light" : null,
    lite: lite === "1" || (saveData && lite !== "0"),
  };
}

export function toLanguage(raw: unknown): Language | null {
  return languages.find((language) => language === raw) ?? null;
}
