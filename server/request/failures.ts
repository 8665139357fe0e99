import { data, redirect } from "@remix-run/node";
import type { Logger } from "pino";
import { localPath } from "../../app/urls/index.ts";
import { NotFound, Refused, SessionExpired, UpstreamError } from "../http/errors.ts";
import { plainText } from "../http/wire.ts";
import type { CurrentSession } from "../session/current.ts";
import type { CookieJar } from "./cookie-jar.ts";

interface Asked {
  request: Request;
  session: CurrentSession;
  cookies: Pick<CookieJar, "setFlash" | "putOn">;
}

export interface Failures {
  /** The same methods: what one of them rejects with is thrown as `respond` does. */
  answered<Methods extends Record<string, Method>>(methods: Methods): Methods;
  /** Throws the response that stands for an upstream's failure, and any other error as it is. */
  respond(error: unknown): Promise<never>;
}

/** Turns the errors of the upstream family, in this one place, into what Remix expects of a loader. */
export function createFailures(
  log: Logger,
  recommendations: () => Promise<unknown>,
  asked: Asked,
): Failures {
  async function respond(error: unknown): Promise<never> {
    if (!(error instanceof UpstreamError)) throw error;
    if (error instanceof NotFound || error instanceof Refused) {
      const albums = await recommendations();
      throw data({ key: "notFound.title", said: plain(error.said), albums }, { status: 404 });
    }
    if (error instanceof SessionExpired) throw await signInAgain(asked);
    log.warn({ detail: error.detail, kind: error.constructor.name }, "a page could not be made");
    throw data({ key: error.messageKey }, { status: error.status });
  }
  function answered<Methods extends Record<string, Method>>(methods: Methods): Methods {
    const wrapped = Object.entries(methods).map(([name, method]) => [
      name,
      (...args: never[]) => method(...args).catch(respond),
    ]);
    // Same names, same signatures: only what a rejection turns into has changed.
    return Object.fromEntries(wrapped) as Methods;
  }
  return { answered, respond };
}

/**
 * The session is over (docs/rules.md, session 5): the same page again as for a stranger, with a message that leads to
 * the sign-in. A form that was posted is not sent away: its page says so around what was typed.
 */
async function signInAgain({ session, request, cookies }: Asked): Promise<unknown> {
  session.expire();
  const { pathname, searchParams } = new URL(request.url);
  // Client navigation's own.
  searchParams.delete("_routes");
  searchParams.delete("index");
  const search = searchParams.size === 0 ? "" : `?${searchParams.toString()}`;
  if (request.method !== "GET") return data({ key: "session.expired" }, { status: 401 });
  await cookies.setFlash({ tone: "error", key: "session.expired" });
  const headers = await cookies.putOn(new Headers());
  const page = pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
  // Steps upwards may have left an address that names another host.
  return redirect(localPath(page + search), { headers });
}

/** A host's words are text: a page shows a line of them, without their markup. */
function plain(said: string): string {
  return plainText.parse(said).replace(/\s+/g, " ").slice(0, longestSaid);
}
const longestSaid = 200;

type Method = (...args: never[]) => Promise<unknown>;
