import { parse } from "cookie";
import { defaultLanguage, languages, type Language } from "../../app/urls/index.ts";

/** What the server renders from; plain cookies, so that nothing flashes and all works without scripts. */
export interface Preferences {
  language: Language;
  /** Null follows the system. */
  theme: "light" | "dark" | null;
  /** No thumbnails, no scripts. */
  lite: boolean;
}

/** How the Bible is shown and heard (docs/rules.md, bible 3 to 6). */
export interface BiblePreferences {
  font: (typeof fontSizes)[number];
  /** 0 to 4; 4 is the dark one. */
  color: number;
  /** Keys, in the order chosen; empty leaves it to the language. */
  versions: string[];
  /** 0 pure, 1 drama, 2 for children. */
  audio: number;
}
const fontSizes = [14, 18, 22, 26, 30, 34] as const;
const defaultFont = 18;
const defaultColor = 1;
const mostColor = 4;
const mostAudio = 2;
/** So many stand beside each other. */
export const mostVersions = 4;

export const languageCookie = "__lang";
export const themeCookie = "darkMode";
export const liteCookie = "lite";
/** Chosen Bible versions; a change of language starts them over (docs/rules.md, preferences 2). */
export const versionsCookie = "bversions";
const fontCookie = "bfont";
const colorCookie = "bcolor";
const audioCookie = "audioV";
export const defaultVersions: Record<Language, string> = { "zh-CN": "hhb", "en-US": "niv" };

/** `?lang=` wins over the cookie, which wins over zh-CN (docs/rules.md, preferences 1). Reads nothing else. */
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

export function readBiblePreferences(cookieHeader: string): BiblePreferences {
  const cookies = parse(cookieHeader);
  const versions = (cookies[versionsCookie] ?? "")
    .split(",")
    .filter((key) => /^\w{1,12}$/.test(key));
  return {
    font: fontSizes.find((size) => String(size) === cookies[fontCookie]) ?? defaultFont,
    color: upTo(mostColor, cookies[colorCookie]) ?? defaultColor,
    versions: [...new Set(versions)].slice(0, mostVersions),
    audio: upTo(mostAudio, cookies[audioCookie]) ?? 0,
  };
}

/** Names and values of the cookies that keep such settings. */
export function bibleCookies({ font, color, versions, audio }: Partial<BiblePreferences>) {
  const all: [string, string | undefined][] = [
    [fontCookie, font?.toString()],
    [colorCookie, color?.toString()],
    [versionsCookie, versions?.join(",")],
    [audioCookie, audio?.toString()],
  ];
  return all.filter((one): one is [string, string] => one[1] !== undefined && one[1] !== "");
}

/** What a page of the Bible depends on, and nothing else of the cookies. */
export const biblePreferenceCookies = (preferences: BiblePreferences): string[] =>
  bibleCookies(preferences).map((pair) => pair.join("="));

function upTo(most: number, raw: string | undefined): number | null {
  const value = Number(raw ?? "");
  return raw !== undefined && /^\d$/.test(raw) && value <= most ? value : null;
}

export function toLanguage(raw: unknown): Language | null {
  return languages.find((language) => language === raw) ?? null;
}
