import { openCurrent } from "../session/current.ts";
import { openPersonal, type Personal } from "../session/personal.ts";
import {
  readBiblePreferences,
  readPreferences,
  type BiblePreferences,
  type Preferences,
} from "../session/preferences.ts";
import { openVisitor } from "../session/visitor.ts";
import { toAvatar } from "../pages/sign-in/avatar.ts";
import { scan } from "../pages/sign-in/scan.ts";
import { createShellPages } from "../pages/shell.ts";
import type { HitKind } from "../upstreams/movie/client.ts";
import { createCookieJar } from "./cookie-jar.ts";
import { mediaSources, type ContextDeps } from "./deps.ts";
import { createFailures } from "./failures.ts";
import { createGuards } from "./guards.ts";
import type { Drawn, Outcome } from "./outcome.ts";
import { createPages } from "./pages.ts";
import { rememberPosted } from "./posted.ts";
import { nextRenderTurn } from "./render-turn.ts";
import { createTools } from "./tools.ts";

/** What loaders and actions get: the typed meeting place of the two halves. */
export type Site = Awaited<ReturnType<typeof createContext>>;

declare module "@remix-run/node" {
  interface AppLoadContext {
    site?: Site;
  }
}

/** What the front has read of a request already. A page for everybody has its preferences from here and no cookies. */
export interface Known {
  personal?: Personal | undefined;
  preferences?: Preferences;
  biblePreferences?: BiblePreferences | undefined;
}

/** One request's context. `outcome` is filled while the page renders; `address` is the visitor's, for the limits. */
export async function createContext(
  request: Request,
  deps: ContextDeps,
  outcome: Outcome,
  address: string,
  known: Known = {},
) {
  const url = new URL(request.url);
  const cookieHeader = request.headers.get("cookie") ?? "";
  const saveData = request.headers.get("save-data") === "on";
  const origin = deps.publicOrigin ?? url.origin;
  const secure = origin.startsWith("https:");
  const posting = request.method === "POST";
  const { sealer } = deps;
  const preferences = known.preferences ?? readPreferences(url, cookieHeader, saveData);
  const biblePreferences = known.biblePreferences ?? readBiblePreferences(cookieHeader);
  const personal = known.personal ?? (await openPersonal(cookieHeader, sealer, secure));
  const session = await openCurrent(personal, { ...deps, secure, posting });
  const who = openVisitor(address, cookieHeader, sealer, secure);
  const cookies = createCookieJar({ sealer, secure, cookieHeader, session, who });
  const { flash } = personal.opened;
  const posted = rememberPosted(request);

  const { visitor } = who;
  const asking = { request, session, visitor, outcome, preferences, biblePreferences };
  const tools = createTools(deps, asking);
  const { recommendations } = createShellPages(tools);
  const failures = createFailures(deps.log, recommendations, { request, session, cookies });
  const pages = createPages(tools, failures);
  const { movie } = tools.clients;
  const { language } = preferences;

  return {
    preferences,
    biblePreferences,
    origin,
    mediaSources: mediaSources(deps),
    smsLogin: deps.smsLogin,
    demo: deps.demo,
    ...createGuards({ movie, session, failures, cookies, language }),
    get user() {
      return session.user;
    },
    /** Whether member's calls make sense: false as well once a host said, during this request, that it is over. */
    signedIn: session.signedIn,
    /** True where this request met the end of a session it came with. */
    sessionOver: () => session.expired() && posting,
    /** Signs out: the session ends even for copies of its cookie. */
    endSession: () => session.revoke(),
    /**
     * The oldest read this page may show. A visitor who has just changed something sees the change, while members
     * still share their reads. Undefined for strangers.
     */
    since: (): number | undefined =>
      flash?.at ?? (session.token !== null ? Date.now() - sharedMs : undefined),
    /** What the page before this one said, by its key. */
    greeting: flash?.key ?? null,
    /** The message that came with the request, or null: it is shown once. */
    takeFlash() {
      cookies.dropFlash();
      return flash && { tone: flash.tone, key: flash.key, words: flash.words };
    },
    cookies,
    /** What a visitor wrote for this page before signing in. */
    draft: () => cookies.draft(url.pathname.replace(/\.data$/, "")),
    /** What a form sent, for a page that cannot be shown; null where none was sent. */
    posted,
    pages,
    /** The state of the code on the visitor's screen; a new code where there is none or it has run out. */
    scan: () =>
      scan({
        account: pages.account,
        cookies,
        standIn: deps.demo ? `${deps.places.account.publicBase}/qr/` : null,
      }),
    toAvatar,
    /** Whether what the loaders said may stand beside the page: it is for everybody, and a front of ours keeps both. */
    keepsData: deps.front && known.preferences !== undefined,
    /** Hands the page over to the front; false where there is none, and the answer needs a body. */
    handOver(drawn: Drawn): boolean {
      if (deps.front) outcome.drawn = drawn;
      return deps.front;
    },
    /** Resolves when this page may be made. */
    renderTurn: nextRenderTurn,
    /** The answer tells browsers too how long to wait. */
    retryAfter: (seconds: number) => {
      outcome.waitSeconds = seconds;
    },
    /** Names the view this page stands for. It is reported after the answer, and again whenever a stored copy is served. */
    countsAs: (ac: HitKind, id: number) => {
      const token = session.signedIn() ? session.token : null;
      outcome.hit = { ac, id, token, language };
    },
  };
}

/** Members share what was read for another of them so lately. */
const sharedMs = 3_000;
