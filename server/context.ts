import { data } from "@remix-run/node";
import { bulkhead } from "cockatiel";
import { parse } from "cookie";
import type { Logger } from "pino";
import type { Language } from "../app/urls.ts";
import { NotFound, UpstreamError } from "./http/errors.ts";
import { deadlineIn, pageBudgetMs } from "./http/deadline.ts";
import type { HostPlaces } from "./http/hosts.ts";
import type { Upstreams } from "./http/request.ts";
import { createAlbumLists } from "./pages/album-lists.ts";
import { createMoviePages } from "./pages/movie.ts";
import { createPodcastPages } from "./pages/podcast.ts";
import { createSecondary } from "./pages/secondary.ts";
import { createShellPages } from "./pages/shell.ts";
import {
  clearedFlashCookie,
  clearedSessionCookie,
  cookieNames,
  flashCookie,
  openSession,
  preferenceCookie,
  readFlash,
  type Flash,
} from "./session/cookies.ts";
import {
  defaultVersions,
  languageCookie,
  liteCookie,
  readPreferences,
  themeCookie,
  versionsCookie,
  type Preferences,
} from "./session/preferences.ts";
import { searchCookie, withSearch } from "./session/search-history.ts";
import type { Sealer, SessionUser } from "./session/seal.ts";
import { createFeedbackClient } from "./upstreams/feedback/client.ts";
import { createMovieClient, type HitKind } from "./upstreams/movie/client.ts";

export interface ContextDeps {
  upstreams: Upstreams;
  places: HostPlaces;
  /** Our own origin when it is configured; else each request's own `Host` is. */
  publicOrigin: string | null;
  /** Further hosts pictures, audio and video may come from. */
  mediaHosts: string[];
  sealer: Sealer;
  log: Logger;
}

export interface Hit {
  ac: HitKind;
  id: number;
}

/** What rendering a page brought to light besides the page. */
export interface Outcome {
  /** The view this page stands for, to be reported each time it is served. */
  hit: Hit | null;
  /** Some secondary content failed: the page has a hole in it. */
  degraded: boolean;
  /** How long ago the oldest content of the page stopped being fresh; 0 when all of it is. */
  staleMs: number;
}

/** What loaders and actions get: the typed meeting place of the two halves. */
export type Site = Awaited<ReturnType<typeof createContext>>;

declare module "@remix-run/node" {
  interface AppLoadContext {
    site?: Site;
  }
}

/** One request's context. `outcome` is filled while the page renders. */
export async function createContext(request: Request, deps: ContextDeps, outcome: Outcome) {
  const url = new URL(request.url);
  const cookies = request.headers.get("cookie") ?? "";
  const origin = deps.publicOrigin ?? url.origin;
  const secure = origin.startsWith("https:");
  const preferences: Preferences = readPreferences(
    url,
    cookies,
    request.headers.get("save-data") === "on",
  );
  const names = cookieNames(secure);
  const sent = parse(cookies);
  const opened = await openSession(cookies, deps.sealer, secure);
  const flash: Flash | null = readFlash(cookies, secure);
  const user: SessionUser | null = opened?.session.user ?? null;

  const visitor = {
    language: preferences.language,
    token: opened?.session.token ?? null,
    deadline: deadlineIn(pageBudgetMs),
    onStale: (byMs: number) => {
      outcome.staleMs = Math.max(outcome.staleMs, byMs);
    },
  };
  const movie = createMovieClient(deps.upstreams.on("movie", visitor), deps.places.movie);
  const secondary = createSecondary((error) => {
    outcome.degraded = true;
    deps.log.debug({ detail: detailOf(error) }, "a page goes without some content");
  });
  const feedback = createFeedbackClient(deps.upstreams.on("feedback", visitor));
  const shell = createShellPages(movie, secondary);
  const answers = translate(deps.log, () => shell.recommendations());

  return {
    preferences,
    origin,
    secure,
    mediaSources: mediaSources(deps),
    user,
    flash,
    /** For an address that can be no page of ours: the same answer as a thing no host has. */
    notFound: () => answers.respond(new NotFound("no such address")),
    movie: answers.of(movie),
    pages: {
      shell,
      movie: answers.of(createMoviePages(movie, feedback, shell, secondary)),
      podcast: answers.of(createPodcastPages(movie)),
      lists: answers.of(createAlbumLists(movie, shell, secondary)),
    },
    cookies: {
      flash: (message: Flash) => flashCookie(message, secure),
      /** A language, and the Bible version that goes with it (spec 1, section 4). */
      language: (value: Language) => [
        preferenceCookie(languageCookie, value, secure),
        preferenceCookie(versionsCookie, defaultVersions[value], secure),
      ],
      /** Takes back what no longer serves: a message that is shown now, a seal that does not open. */
      stale: () => [
        ...(names.flash in sent ? [clearedFlashCookie(secure)] : []),
        ...(names.session in sent && opened === null ? [clearedSessionCookie(secure)] : []),
      ],
      theme: (dark: boolean) => preferenceCookie(themeCookie, dark ? "1" : "0", secure),
      lite: (on: boolean) => preferenceCookie(liteCookie, on ? "1" : "0", secure),
      /** The visitor's last three searches, this one first. */
      searched: (keywords: string) =>
        preferenceCookie(searchCookie, withSearch(cookies, keywords), secure),
    },
    /** Names the view this page stands for. It is reported after the answer, and again whenever a stored copy is served. */
    countsAs: (ac: HitKind, id: number) => {
      outcome.hit = { ac, id };
    },
  };
}

/** Views go out a few at a time; when the host does not take them, the rest is dropped, not heaped up. */
const hitsAtOnce = 8;
const mostHitsWaiting = 2_000;
const hitQueue = bulkhead(hitsAtOnce, mostHitsWaiting);

/** Reports a view; never waits, never fails. */
export function reportHit(deps: ContextDeps, hit: Hit): void {
  const send = () => {
    const visitor = { language: "zh-CN" as const, token: null, deadline: deadlineIn(pageBudgetMs) };
    const movie = createMovieClient(deps.upstreams.on("movie", visitor), deps.places.movie);
    return movie.reportHit(hit.ac, hit.id);
  };
  hitQueue
    .execute(send)
    .catch((error: unknown) => deps.log.debug({ detail: detailOf(error) }, "a hit was lost"));
}

/** Origins pictures and media may come from, besides our own; for the CSP. */
export function mediaSources({
  places,
  mediaHosts,
}: Pick<ContextDeps, "places" | "mediaHosts">): string[] {
  const bases = Object.values(places)
    .map((place) => URL.parse(place.publicBase)?.origin)
    .filter((base) => base !== undefined);
  return [...new Set([...bases, ...mediaHosts])];
}

/** Turns the errors of the upstream family, in this one place, into what Remix expects of a loader. */
function translate(log: Logger, recommendations: () => Promise<unknown>) {
  async function respond(error: unknown): Promise<never> {
    if (!(error instanceof UpstreamError)) throw error;
    if (error instanceof NotFound) {
      throw data({ key: error.messageKey, albums: await recommendations() }, { status: 404 });
    }
    log.warn({ detail: error.detail, kind: error.constructor.name }, "a page could not be made");
    throw data({ key: error.messageKey }, { status: error.status });
  }
  function of<Methods extends Record<string, Method>>(methods: Methods): Methods {
    const wrapped = Object.entries(methods).map(([name, method]) => [
      name,
      (...args: never[]) => method(...args).catch(respond),
    ]);
    // Same names, same signatures: only what a rejection turns into has changed.
    return Object.fromEntries(wrapped) as Methods;
  }
  return { of, respond };
}

type Method = (...args: never[]) => Promise<unknown>;

function detailOf(error: unknown): string {
  return error instanceof UpstreamError ? error.detail : String(error);
}
