import type { IncomingMessage } from "node:http";
import { knownQuery, ownAnswers } from "../../app/urls.ts";
import { isPersonal } from "../session/cookies.ts";
import { readPreferences, type Preferences } from "../session/preferences.ts";

/** A page anybody may be shown, named by everything it depends on. */
export interface PageKey {
  key: string;
  /** Path and known query, as the page will see them. */
  target: string;
  preferences: Preferences;
}

/** The key of a request for a public page, or null where the request must be answered by itself. */
export function pageKeyOf(request: IncomingMessage): PageKey | null {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  const cookies = request.headers.cookie ?? "";
  if (isPersonal(cookies)) return null;
  const url = URL.parse(request.url ?? "/", "http://page.invalid");
  // Client navigation may ask for some routes of a page only; that is no page of its own.
  if (url === null || url.searchParams.has("_routes")) return null;
  if (ownAnswers.includes(url.pathname.replace(/\.data$/, ""))) return null;

  const saveData = request.headers["save-data"] === "on";
  const preferences = readPreferences(url, cookies, saveData);
  const query = new URLSearchParams();
  for (const name of knownQuery) {
    const value = url.searchParams.get(name);
    if (value !== null) query.set(name, value);
  }
  const search = query.toString();
  const target = url.pathname + (search === "" ? "" : `?${search}`);
  const { language, theme, lite } = preferences;
  return {
    key: `${language} ${theme ?? "system"} ${lite ? "lite" : "full"} ${target}`,
    target,
    preferences,
  };
}
