import { data } from "@remix-run/node";
import { parse } from "cookie";
import type { Logger } from "pino";
import { bibleFileUrl } from "../../app/urls/index.ts";
import { NotFound, Refused, SessionExpired, UpstreamError } from "../http/errors.ts";
import { createAnswers } from "./answers.ts";
import { createCookieJar } from "./cookie-jar.ts";
import { createClients, createSignInClients } from "./clients.ts";
import { createBudget, pageBudgetMs, writeBudgetMs } from "../http/deadline.ts";
import type { HostPlaces } from "../http/hosts.ts";
import type { Upstreams } from "../http/request.ts";
import { createAlbumLists } from "../pages/album-lists.ts";
import { createAccountPages } from "../pages/account.ts";
import { toAvatar } from "../pages/avatar.ts";
import { createAuthFamily } from "../pages/auth-family.ts";
import { createBiblePages } from "../pages/bible.ts";
import { createChannelPages } from "../pages/channel.ts";
import { createCommunityPages } from "../pages/community.ts";
import { createGospelPages } from "../pages/gospel.ts";
import { createLivePages } from "../pages/live.ts";
import { createMarkPages } from "../pages/marks.ts";
import { createMemberPages } from "../pages/member.ts";
import { createMoviePages } from "../pages/movie.ts";
import { createPodcastPages } from "../pages/podcast.ts";
import { scan } from "../pages/scan.ts";
import { createSecondary } from "../pages/secondary.ts";
import { createReadingPages } from "../pages/reading.ts";
import { createShellPages } from "../pages/shell.ts";
import { createShortPages } from "../pages/shorts.ts";
import { createGuard } from "../pages/guard.ts";
import { createAllowed } from "../pages/written.ts";
import type { CaptchaGate } from "../session/captcha.ts";
import { openPending, readDraft } from "../session/cookies.ts";
import { openCurrent } from "../session/current.ts";
import { openPersonal, type Personal } from "../session/personal.ts";
import { readBiblePreferences, readPreferences, type Preferences } from "../session/preferences.ts";
import type { Revocations } from "../session/revocations.ts";
import type { Sealer } from "../session/seal.ts";
import type { Throttle } from "../session/throttle.ts";
import { openVisitor } from "../session/visitor.ts";
import type { Version } from "../upstreams/bible/versions.ts";
import type { HitKind } from "../upstreams/movie/client.ts";
import type { Outcome } from "./outcome.ts";
import { rememberPosted } from "./posted.ts";
import { nextRenderTurn } from "./render-turn.ts";
import { isVisit } from "./visit.ts";

export interface ContextDeps {
  upstreams: Upstreams;
  places: HostPlaces;
  /** Our own origin when it is configured; else each request's own `Host` is. */
  publicOrigin: string | null;
  /** Further hosts pictures, audio and video may come from. */
  mediaHosts: string[];
  sealer: Sealer;
  revocations: Revocations;
  throttle: Throttle;
  captchas: CaptchaGate;
  /** Which host's calls sign members in, and what they are told we are. */
  authHost: "account" | "movie";
  accountAppid: string;
  gospelProduct: string;
  smsLogin: boolean;
  /** The embedded hosts answer. */
  demo: boolean;
  bibleVersions: Version[];
  /** A front of ours stands before Remix, and passes the Bible host's files on. */
  front: boolean;
  log: Logger;
}

/** What loaders and actions get: the typed meeting place of the two halves. */
export type Site = Awaited<ReturnType<typeof createContext>>;

declare module "@remix-run/node" {
  interface AppLoadContext {
    site?: Site;
  }
}

/**
 * One request's context. `outcome` is filled while the page renders; `address` is the visitor's, for the limits;
 * `known` is what the front opened of the request's cookies already.
 */
export async function createContext(
  request: Request,
  deps: ContextDeps,
  outcome: Outcome,
  address: string,
  known?: Personal,
) {
  const url = new URL(request.url);
  const cookies = request.headers.get("cookie") ?? "";
  const origin = deps.publicOrigin ?? url.origin;
  const secure = origin.startsWith("https:");
  const preferences: Preferences = readPreferences(
    url,
    cookies,
    request.headers.get("save-data") === "on",
  );
  const sent = parse(cookies);
  const posting = request.method === "POST";
  const posted = rememberPosted(request);
  const personal = known ?? (await openPersonal(cookies, deps.sealer, secure));
  const session = await openCurrent(personal, { ...deps, secure, posting });
  const { flash } = personal.opened;

  const who = openVisitor(address, cookies, deps.sealer, secure);
  const { sealer } = deps;
  const jar = createCookieJar({ sealer, secure, cookieHeader: cookies, session, who });

  const visitor = {
    language: preferences.language,
    token: session.token,
    deadline: createBudget(pageBudgetMs, posting ? writeBudgetMs : null),
    onStale: (byMs: number) => {
      outcome.staleMs = Math.max(outcome.staleMs, byMs);
    },
    onCall: (ms: number) => {
      outcome.slowestCallMs = Math.max(outcome.slowestCallMs, ms);
    },
  };
  const clients = createClients(deps, visitor);
  const { movie, account, member } = clients;
  const auth = createAuthFamily(deps.authHost, { member, account }, (token) =>
    createSignInClients(deps, visitor, token),
  );
  const secondary = createSecondary((error) => {
    // A page for a member who is none any more is not a page with a hole: it is to be made anew. Only a form that
    // was posted keeps its page, for the words in it.
    if (error instanceof SessionExpired) {
      session.expire();
      if (request.method === "GET") throw error;
    }
    // What a host declines to give is no hole in a page: the page is whole without it.
    if (!(error instanceof Refused)) outcome.degraded = true;
    deps.log.debug({ detail: detailOf(error) }, "a page goes without some content");
  });
  const shell = createShellPages(movie, secondary);
  const answers = createAnswers(deps.log, () => shell.recommendations(), {
    session,
    request,
    flash: jar.flash,
  });
  const visited = isVisit(request.headers);

  const pending = () => openPending(cookies, sealer, secure);
  const watch = { throttle: deps.throttle, captchas: deps.captchas, visitor: who.visitor };
  const accountPages = createAccountPages(auth, watch);
  const allowed = createAllowed(deps.throttle, who.visitor, session);

  const biblePreferences = readBiblePreferences(cookies);

  return {
    preferences,
    biblePreferences,
    origin,
    secure,
    mediaSources: mediaSources(deps),
    get user() {
      return session.user;
    },
    /** Whether member's calls make sense: false as well once a host said, during this request, that it is over. */
    signedIn: () => session.token !== null && !session.expired(),
    /** True where this request met the end of a session it came with. */
    sessionOver: () => session.expired() && posting,
    /**
     * Since when what the page shows must have been read: a visitor who may just have changed it sees the change, and
     * reads are shared all the same. Undefined for anybody else.
     */
    since: (): number | undefined =>
      flash?.at ?? (session.token !== null ? Date.now() - sharedMs : undefined),
    /** What a visitor wrote for this page before signing in. */
    draft: () => readDraft(cookies, url.pathname.replace(/\.data$/, "")),
    hasDraft: () => "draft" in sent,
    smsLogin: deps.smsLogin,
    demo: deps.demo,
    flash: flash && { tone: flash.tone, key: flash.key, words: flash.words },
    /** What a form sent, for a page that cannot be shown; null where none was sent. */
    posted,
    /** Signing out: nobody goes on with this session, whoever still has its cookie. */
    endSession: () => session.revoke(),
    /** For a page that is a member's alone. */
    signInFirst: (): never => {
      throw data({ key: "session.signInFirst" }, { status: 401 });
    },
    /** For an address that can be no page of ours: the same answer as a thing no host has. */
    notFound: () => answers.respond(new NotFound("no such address")),
    movie: answers.of(movie),
    pages: {
      shell,
      movie: answers.of(createMoviePages(movie, clients.feedback, shell, secondary, allowed)),
      podcast: answers.of(createPodcastPages(movie)),
      account: accountPages,
      bible: answers.of(
        createBiblePages(clients, shell, secondary, {
          language: preferences.language,
          preferences: biblePreferences,
          versions: deps.bibleVersions,
          fileUrl: (path) =>
            deps.front ? bibleFileUrl(path) : `${deps.places.bible.publicBase}/${path}`,
        }),
      ),
      marks: answers.of(createMarkPages(clients.marks, session, secondary, allowed, visited)),
      member: answers.of(
        createMemberPages(clients, session, secondary, deps.authHost, {
          guard: createGuard(watch),
          allowed,
          visited,
        }),
      ),
      channel: answers.of(createChannelPages(clients.channel, shell, secondary)),
      shorts: answers.of(createShortPages(clients.channel, shell, session, secondary, allowed)),
      live: answers.of(createLivePages(clients.live, shell, secondary, allowed)),
      community: answers.of(createCommunityPages(clients, session, secondary, allowed)),
      gospel: answers.of(createGospelPages(clients.gospel, shell, secondary)),
      reading: answers.of(createReadingPages(clients.reading, shell, session, secondary, allowed)),
      lists: answers.of(createAlbumLists(movie, shell, secondary)),
    },
    cookies: jar,
    pending,
    /** What became of the code on the visitor's screen; a new one where that is none, or none any more. */
    scan: () => scan({ account: accountPages, pending, origin, keep: jar.pending }),
    toAvatar,
    /** Resolves when this page may be made. */
    renderTurn: nextRenderTurn,
    /** The answer tells browsers too how long to wait. */
    retryAfter: (seconds: number) => {
      outcome.waitSeconds = seconds;
    },
    /** Names the view this page stands for. It is reported after the answer, and again whenever a stored copy is served. */
    countsAs: (ac: HitKind, id: number) => {
      outcome.hit = { ac, id };
    },
  };
}

/** Members share what was read for another of them so lately. */
const sharedMs = 3_000;

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

function detailOf(error: unknown): string {
  return error instanceof UpstreamError ? error.detail : String(error);
}
