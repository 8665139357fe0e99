import type { IncomingHttpHeaders } from "node:http";
import { createRequestHandler, type AppLoadContext, type ServerBuild } from "@remix-run/node";
import { createContext, type Known } from "../request/context.ts";
import type { ContextDeps } from "../request/deps.ts";
import { blankOutcome, type Outcome } from "../request/outcome.ts";
import { createHandlers } from "./handlers.ts";
import type { Page } from "./page-cache.ts";

export interface Renderer {
  /** One answer of the built app, whole. Never rejects: a fault of ours is a plain 500. */
  render(request: Request, address: string, known: Known): Promise<Page>;
}

/** What `npm run dev` does otherwise. */
export interface Development {
  /** app/ as it is now. */
  build(): Promise<ServerBuild>;
  /** A page's Content-Security-Policy, with room for what brings the edits. */
  policy(policy: string): string;
}

/** Remix behind a typed context. Every page is buffered: nothing of ours is streamed. */
export function createRenderer(
  build: ServerBuild,
  deps: ContextDeps,
  development?: Development,
): Renderer {
  const edited = development && createRequestHandler(() => development.build(), "development");
  const handlerFor = edited === undefined ? createHandlers(build) : () => edited;
  return {
    async render(request, address, known) {
      const outcome = blankOutcome();
      const started = performance.now();
      try {
        const site = await createContext(request, deps, outcome, address, known);
        const context: AppLoadContext = { site };
        const response = await handlerFor(new URL(request.url).pathname)(request, context);
        const policy = response.headers.get("content-security-policy");
        if (policy !== null && development !== undefined) {
          response.headers.set("content-security-policy", development.policy(policy));
        }
        const { drawn } = outcome;
        const body = drawn ? Buffer.from(drawn.html) : Buffer.from(await response.arrayBuffer());
        return {
          status: response.status,
          headers: [...response.headers, ...waitOf(outcome)],
          body,
          data: drawn?.data ?? null,
          timing: timingOf(performance.now() - started, outcome.slowestCallMs),
          hit: response.ok ? outcome.hit : null,
          degraded: outcome.degraded,
          staleMs: outcome.staleMs,
        };
      } catch (error) {
        deps.log.error({ err: error }, "rendering failed");
        return {
          status: 500,
          headers: [["content-type", "text/plain; charset=utf-8"]],
          body: Buffer.from("Something went wrong on our side.\n"),
          data: null,
          timing: "",
          hit: null,
          degraded: false,
          staleMs: 0,
        };
      }
    },
  };
}

/** What took how long to make the page: our own work, and the slowest call at a host (docs/rules.md, front 9). */
function timingOf(totalMs: number, slowestCallMs: number): string {
  const own = Math.max(0, totalMs - slowestCallMs);
  return `app;dur=${own.toFixed(1)}, upstream;dur=${slowestCallMs.toFixed(1)}`;
}

function waitOf({ waitSeconds }: Outcome): [string, string][] {
  return waitSeconds > 0 ? [["retry-after", String(waitSeconds)]] : [];
}

const hopByHop =
  /^(connection|keep-alive|transfer-encoding|te|trailer|upgrade|proxy-.*|x-forwarded-.*|forwarded|host|content-length|expect)$/;

/** The visitor's own request, without what only concerns the connection or could speak for another host. */
export function ownRequest(
  origin: string,
  method: string,
  url: string,
  incoming: IncomingHttpHeaders,
  body: Buffer | null,
): Request {
  const headers = new Headers({ host: new URL(origin).host });
  for (const [name, value] of Object.entries(incoming)) {
    if (value === undefined || hopByHop.test(name)) continue;
    for (const one of [value].flat()) headers.append(name, one);
  }
  return new Request(origin + url, {
    method: method === "HEAD" ? "GET" : method,
    headers,
    body: body === null || body.length === 0 ? null : new Uint8Array(body),
  });
}
