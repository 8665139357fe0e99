import { bibleFileUrl } from "../../app/urls/index.ts";
import type { Visitor } from "../http/call.ts";
import { createBudget, pageBudgetMs, writeBudgetMs } from "../http/deadline.ts";
import { Refused, SessionExpired, UpstreamError } from "../http/errors.ts";
import { createAuthFamily } from "../pages/sign-in/auth-family.ts";
import { createSettled } from "../pages/failure.ts";
import { createGuard } from "../pages/sign-in/guard.ts";
import { createSecondary } from "../pages/secondary.ts";
import type { Tools } from "../pages/tools.ts";
import { createAllowed } from "../pages/written.ts";
import type { CurrentSession } from "../session/current.ts";
import type { BiblePreferences, Preferences } from "../session/preferences.ts";
import type { Visitor as Trier } from "../session/standing.ts";
import { createClients, createSignInClients } from "../upstreams/clients.ts";
import type { ContextDeps } from "./deps.ts";
import type { Outcome } from "./outcome.ts";
import { isVisit } from "./visit.ts";

interface Asking {
  request: Request;
  session: CurrentSession;
  /** For the limits. */
  visitor: Trier;
  outcome: Outcome;
  preferences: Preferences;
  biblePreferences: BiblePreferences;
}

/** One request's tools for the page factories. What the calls bring to light goes into `outcome`. */
export function createTools(deps: ContextDeps, asking: Asking): Tools {
  const { request, session, outcome } = asking;
  const { language } = asking.preferences;
  const caller: Visitor = {
    language,
    token: session.token,
    deadline: createBudget(pageBudgetMs, request.method === "POST" ? writeBudgetMs : null),
    onStale: (byMs) => {
      outcome.staleMs = Math.max(outcome.staleMs, byMs);
    },
    onCall: (ms) => {
      outcome.slowestCallMs = Math.max(outcome.slowestCallMs, ms);
    },
  };
  const secondary = createSecondary((error) => {
    // The session is over: a GET starts again without it, rather than leave a gap in a member's page. After a POST
    // the page stays, because it holds what the visitor typed.
    if (error instanceof SessionExpired) {
      session.expire();
      if (request.method === "GET") throw error;
    }
    // A refusal is an answer: the page is complete without that content.
    if (!(error instanceof Refused)) outcome.degraded = true;
    deps.log.debug({ detail: detailOf(error) }, "a page goes without some content");
  });
  const clients = createClients(deps, caller);
  const watch = { throttle: deps.throttle, captchas: deps.captchas, visitor: asking.visitor };
  return {
    clients,
    auth: createAuthFamily(deps.authHost, clients, (token) =>
      createSignInClients(deps, caller, token),
    ),
    authHost: deps.authHost,
    session,
    secondary,
    settled: createSettled(session),
    allowed: createAllowed(deps.throttle, asking.visitor, session),
    inTurn: deps.inTurn,
    guard: createGuard(watch),
    watch,
    language,
    bible: {
      preferences: asking.biblePreferences,
      versions: deps.bible.versions(),
      since: deps.bible.since() || undefined,
      fileUrl: (path) =>
        deps.front ? bibleFileUrl(path) : `${deps.places.bible.publicBase}/${path}`,
    },
    visited: isVisit(request.headers),
    now: Date.now,
  };
}

function detailOf(error: unknown): string {
  return error instanceof UpstreamError ? error.detail : String(error);
}
