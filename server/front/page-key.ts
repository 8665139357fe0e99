import type { IncomingMessage } from "node:http";
import { answersForItself, isBible, knownQuery, readsIds, readsWords } from "../../app/urls.ts";
import { isPersonal } from "../session/cookies.ts";
import {
  biblePreferenceCookies,
  readBiblePreferences,
  readPreferences,
  toLanguage,
  type BiblePreferences,
  type Preferences,
} from "../session/preferences.ts";

/** A page anybody may be shown, named by everything it depends on. */
export interface PageKey {
  key: string;
  /** Path and known query, as the page will see them. */
  target: string;
  preferences: Preferences;
  /** Only the Bible's pages depend on them. */
  bible: BiblePreferences | null;
}

/** The key of a request for a public page, or null where the request must be answered by itself. */
export function pageKeyOf(request: IncomingMessage, target: string): PageKey | null {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  const cookies = request.headers.cookie ?? "";
  if (isPersonal(cookies)) return null;
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
  const bible = isBible(path) ? readBiblePreferences(cookies) : null;
  const look = bible === null ? "" : ` ${biblePreferenceCookies(bible).join(" ")}`;
  return {
    bible,
    key: `${language} ${theme ?? "system"} ${lite ? "lite" : "full"} ${url.pathname}${search}${look}`,
    target: url.pathname + search,
    preferences,
  };
}

/** A number, a range of them, or a day. */
const isNumbers = /^(\d{1,7}(-\d{1,7})?|\d{4}-\d\d-\d\d)$/;
const isId = /^\d{1,10}$/;
const isWords = /^[^\p{C}]{1,60}$/u;

const shapeOf = (path: string, name: string) =>
  readsWords(path, name) ? isWords : readsIds(name) ? isId : isNumbers;

function knownSearch(url: URL, path: string): string {
  const query = new URLSearchParams();
  const language = toLanguage(url.searchParams.get("lang"));
  if (language !== null) query.set("lang", language);
  for (const name of knownQuery(path)) {
    const value = url.searchParams.get(name);
    if (value !== null && shapeOf(path, name).test(value)) {
      query.set(name, value);
    }
  }
  return query.size === 0 ? "" : `?${query.toString()}`;
}
