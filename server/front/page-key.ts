import type { IncomingMessage } from "node:http";
import {
  answersForItself,
  isBible,
  knownQuery,
  readsIds,
  readsWords,
} from "../../app/urls/index.ts";
import {
  biblePreferenceCookies,
  readBiblePreferences,
  readPreferences,
  toLanguage,
  type BiblePreferences,
  type Preferences,
} from "../session/preferences.ts";

/** Where a page is kept: many addresses of one kind never push out pages of another. */
export type Pool = "home" | "albums" | "bible" | "others";

/** A page anybody may be shown, named by everything it depends on. */
export interface PageKey {
  key: string;
  pool: Pool;
  /** Path and known query, as the page will see them. */
  target: string;
  /** What the page is made with instead of the visitor's cookies; only the Bible's pages depend on the Bible's. */
  known: { preferences: Preferences; biblePreferences: BiblePreferences | undefined };
}

/**
 * The key of a request for a public page, or null where the request must be answered by itself. `target` has the one
 * spelling of its path; a Bible version that is not among `versions` is as good as none.
 */
export function pageKeyOf(
  request: IncomingMessage,
  target: string,
  versions: ReadonlySet<string>,
): PageKey | null {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  const cookies = request.headers.cookie ?? "";
  const url = URL.parse(target, "http://page.invalid");
  if (url === null) return null;
  // Client navigation may ask for some routes of a page only; that is no page of its own.
  if (url.pathname.endsWith(".data") && url.searchParams.has("_routes")) return null;
  // As the router will read it: "%6c" is an "l" there.
  const path = decodeURIComponent(url.pathname);
  const plainPath = path.toLowerCase().replace(/(\/|\.data)+$/, "");
  if (answersForItself(plainPath)) return null;

  const saveData = request.headers["save-data"] === "on";
  const preferences = readPreferences(url, cookies, saveData);
  const search = knownSearch(url, path);
  const { language, theme, lite } = preferences;
  const ofBible = isBible(path);
  const biblePreferences = ofBible ? knownOnly(readBiblePreferences(cookies), versions) : undefined;
  const look = biblePreferences ? ` ${biblePreferenceCookies(biblePreferences).join(" ")}` : "";
  return {
    pool: poolOf(plainPath, ofBible),
    key: `${language} ${theme ?? "system"} ${lite ? "lite" : "full"} ${url.pathname}${search}${look}`,
    target: url.pathname + search,
    known: { preferences, biblePreferences },
  };
}

function poolOf(path: string, bible: boolean): Pool {
  if (bible) return "bible";
  if (/^(\/(index\.html|movies|movies\/index\.html|_root))?$/.test(path)) return "home";
  return /^\/(content\/view|html)\//.test(path) ? "albums" : "others";
}

function knownOnly(preferences: BiblePreferences, known: ReadonlySet<string>): BiblePreferences {
  return { ...preferences, versions: preferences.versions.filter((key) => known.has(key)) };
}

/** A number, a range of them, or a day. */
const isNumbers = /^(\d{1,7}(-\d{1,7})?|\d{4}-\d\d-\d\d)$/;
const isId = /^\d{1,10}$/;
const isWords = /^[^\p{C}]{1,60}$/u;

const shapeOf = (path: string, name: string) =>
  readsWords(path, name) ? isWords : readsIds(name) ? isId : isNumbers;

/** "007" is 7; a day keeps its zeros. */
function shortest(value: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(value) ? value : value.replace(/\b0+(?=\d)/g, "");
}

function knownSearch(url: URL, path: string): string {
  const query = new URLSearchParams();
  const language = toLanguage(url.searchParams.get("lang"));
  if (language !== null) query.set("lang", language);
  for (const name of knownQuery(path)) {
    const value = url.searchParams.get(name);
    const shape = shapeOf(path, name);
    if (value === null || !shape.test(value)) continue;
    query.set(name, shape === isNumbers || shape === isId ? shortest(value) : value);
  }
  return query.size === 0 ? "" : `?${query.toString()}`;
}
