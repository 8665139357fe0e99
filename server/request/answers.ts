import { data, redirect } from "@remix-run/node";
import type { Logger } from "pino";
import { localPath } from "../../app/urls/index.ts";
import { NotFound, Refused, SessionExpired, UpstreamError } from "../http/errors.ts";
import { plainText } from "../http/wire.ts";
import type { CurrentSession } from "../session/current.ts";
import type { Flash } from "../session/seal.ts";

interface Answering {
  session: CurrentSession;
  request: Request;
  flash(message: Flash): Promise<string>;
}

/** Turns the errors of the upstream family, in this one place, into what Remix expects of a loader. */
export function createAnswers(
  log: Logger,
  recommendations: () => Promise<unknown>,
  answering: Answering,
) {
  async function respond(error: unknown): Promise<never> {
    if (!(error instanceof UpstreamError)) throw error;
    if (error instanceof NotFound || error instanceof Refused) {
      const albums = await recommendations();
      throw data({ key: "notFound.title", said: plain(error.said), albums }, { status: 404 });
    }
    if (error instanceof SessionExpired) throw await signInAgain(answering);
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

/**
 * The re-login flag (spec 1, section 8): the same page again, for nobody in particular, with a message that leads to
 * the sign-in. A form that was posted is not sent away: its page says so around what was typed.
 */
async function signInAgain({ session, request, flash }: Answering): Promise<unknown> {
  session.expire();
  const { pathname, searchParams } = new URL(request.url);
  // Client navigation's own.
  searchParams.delete("_routes");
  searchParams.delete("index");
  const search = searchParams.size === 0 ? "" : `?${searchParams.toString()}`;
  if (request.method !== "GET") return data({ key: "session.expired" }, { status: 401 });
  const headers = new Headers();
  for (const cookie of await session.cookies()) headers.append("Set-Cookie", cookie);
  headers.append("Set-Cookie", await flash({ tone: "error", key: "session.expired" }));
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
