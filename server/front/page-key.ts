import type { IncomingMessage } from "node:http";
import type { BibleCatalogue } from "../upstreams/bible/catalogue.ts";
import type { Version } from "../upstreams/bible/versions.ts";
import { rowOf } from "../../app/urls/match.ts";
import type { PageEntry, Pool } from "../../app/urls/page.ts";
import { knownQuery } from "../../app/urls/query.ts";
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
  pool: Pool;
  /** Path and known query, as the page will see them. */
  target: string;
  /** What the page is made with instead of the visitor's cookies; only the Bible's pages depend on the Bible's. */
  known: { preferences: Preferences; biblePreferences: BiblePreferences | undefined };
}

/**
 * The key of a request for a public page, or null where the request must be answered by itself. `target` has the one
 * spelling of its path; a Bible version that is not in the catalogue is as good as none.
 */
export function pageKeyOf(
  request: IncomingMessage,
  target: string,
  bible: Pick<BibleCatalogue, "versions" | "revision">,
): PageKey | null {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  const cookies = request.headers.cookie ?? "";
  const url = URL.parse(target, "http://page.invalid");
  if (url === null) return null;
  // Client navigation may ask for some routes of a page only; that is not a whole page.
  if (url.pathname.endsWith(".data") && url.searchParams.has("_routes")) return null;
  // As the router will read it: "%6c" is an "l" there.
  const path = decodeURIComponent(url.pathname);
  const { entry } = rowOf(path.replace(/(\/_root)?\.data$/, ""));
  if (entry.audience !== "everybody") return null;

  const saveData = request.headers["save-data"] === "on";
  const preferences = readPreferences(url, cookies, saveData);
  const search = knownSearch(url, entry);
  const { language, theme, lite } = preferences;
  const biblePreferences = entry.readsBible
    ? knownOnly(readBiblePreferences(cookies), bible.versions())
    : undefined;
  const look = biblePreferences
    ? ` ${[...biblePreferenceCookies(biblePreferences), bible.revision()].join(" ")}`
    : "";
  return {
    pool: entry.pool ?? "others",
    key: `${language} ${theme ?? "system"} ${lite ? "lite" : "full"} ${url.pathname}${search}${look}`,
    target: url.pathname + search,
    known: { preferences, biblePreferences },
  };
}

function knownOnly(preferences: BiblePreferences, offered: Version[]): BiblePreferences {
  const isOffered = (key: string) => offered.some((version) => version.key === key);
  return { ...preferences, versions: preferences.versions.filter(isOffered) };
}

/** The language, which every page reads, and what the page's own entry names. */
function knownSearch(url: URL, entry: PageEntry): string {
  const query = new URLSearchParams();
  const language = toLanguage(url.searchParams.get("lang"));
  if (language !== null) query.set("lang", language);
  for (const [name, value] of knownQuery(url.searchParams, entry.query)) query.set(name, value);
  return query.size === 0 ? "" : `?${query.toString()}`;
}
