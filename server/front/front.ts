import type { IncomingMessage, ServerResponse } from "node:http";
import { notFoundUrl, readPageData } from "../../app/urls/index.ts";
import { addressOf } from "./address.ts";
import type { Assets } from "./files/assets.ts";
import { createCanonical } from "./canonical.ts";
import { createDemoFiles } from "./files/demo-files.ts";
import { hasLeft, hearErrors } from "./departure.ts";
import { createFiles } from "./files/files.ts";
import { sayPlainly, securityHeaders } from "./headers.ts";
import { createHealth } from "./health.ts";
import { refuse } from "./limits.ts";
import type { FrontMeasures } from "./measures.ts";
import { comesFromUs } from "./origin-gate.ts";
import { createPages, type PagesDeps } from "./pages.ts";
import { runFor } from "./running.ts";
import { readTarget } from "./target.ts";
import { turns } from "./crowd/turns.ts";

export interface AppDeps extends PagesDeps {
  assets: Assets;
  /** Where the files of the demonstration hosts are; null: there are no such hosts. */
  demoFiles: URL | null;
  metrics: FrontMeasures;
  /** Proxies in front of us. */
  trustProxy: number;
  /** Where resized pictures are kept. */
  imageFolder: string;
}

export interface App {
  handler(request: IncomingMessage, response: ServerResponse): void;
  /** Connections are not kept from now on, and `/readyz` says 503 unless it is to be done quietly. */
  drain(quietly?: boolean): void;
  close(): Promise<void>;
}

/** What stands before Remix, in order: limits, health, origin gate, files, one spelling, pages. */
export function createApp(deps: AppDeps): App {
  const { assets, log, metrics, publicOrigin } = deps;
  const health = createHealth(deps.upstreams, metrics);
  const pages = createPages(deps);
  const canonical = createCanonical(deps.build.routes);
  const security = securityHeaders(publicOrigin);
  const files = createFiles(deps);
  const demoFiles = createDemoFiles(deps.demoFiles);

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    address: string,
  ): Promise<string> {
    for (const [name, value] of security) response.setHeader(name, value);
    if (health.draining()) response.setHeader("connection", "close");

    const refusal = refuse(request);
    if (refusal !== null) return say(response, refusal.status, refusal.words, "close");
    const target = readTarget(request, publicOrigin);
    if (target === null) return say(response, 400, "This request cannot be understood.");
    const { path, search } = target;
    if (health.answer(response, path)) return "-";
    if (request.method === "POST" && !comesFromUs(request.headers, publicOrigin)) {
      return say(response, 403, "This form was sent from another site, so nothing was done.");
    }
    if (path === "/__manifest" || /[?&](_|%5f)(d|%64)(a|%61)(t|%74)(a|%61)=/i.test(search))
      return say(response, 404, "Not found.");
    if (request.method !== "POST") {
      if (assets.serve(request, response, path)) return "-";
      if (path.startsWith("/assets/")) return say(response, 404, "Not found.");
      if (files.serve(request, response, path)) return "-";
      if (demoFiles.serve(request, response, path + search)) return "-";
    }
    const data = readPageData(path);
    if (data !== null && request.method !== "POST") {
      const url = canonical.spell(data.path) + search;
      return pages.serveData({ request, response, url, address }, data.id);
    }
    const spelled = canonical.spell(path);
    const one = spelled === path || spelled === notFoundUrl();
    // Data for client navigation is asked for by our own script, which does not read a redirect of ours as one.
    if (!one && request.method !== "POST" && !spelled.endsWith(".data")) {
      return moved(response, spelled + search);
    }
    warnOfProxy(request);
    return pages.serve({ request, response, url: spelled + search, address });
  }

  let warned = deps.trustProxy > 0;
  /** Said once: a proxy nobody told us of makes one address of all visitors. */
  function warnOfProxy({ headers }: IncomingMessage): void {
    if (warned || headers["x-forwarded-for"] === undefined) return;
    warned = true;
    log.warn("requests come through a proxy: without TRUST_PROXY all visitors share its limits");
  }

  function handle(request: IncomingMessage, response: ServerResponse, address: string): void {
    const started = performance.now();
    runFor(request, response, () => answer(request, response, address))
      .catch((error: unknown) => {
        if (hasLeft(error, response)) return "-";
        log.error({ err: error }, "a request failed");
        if (response.headersSent) response.destroy();
        else sayPlainly(response, 500, "Something went wrong on our side.");
        return "-";
      })
      .then((word) => {
        metrics.response(response.statusCode, word, (performance.now() - started) / 1000);
      })
      .catch((error: unknown) => log.error({ err: error }, "a request could not be counted"));
  }

  /** What stands ready for the very same request is sent without reading it. */
  function answerReady(
    request: IncomingMessage,
    response: ServerResponse,
    address: string,
    started: number,
  ): boolean {
    if (health.draining() || !pages.serveReady(request, response, address)) return false;
    metrics.response(response.statusCode, "HIT", (performance.now() - started) / 1000);
    return true;
  }

  return {
    handler(request, response) {
      const started = performance.now();
      hearErrors(request, response, log);
      const address = addressOf(request, deps.trustProxy);
      const begin = () => {
        // Who waited for his turn may have left meanwhile.
        if (response.destroyed || answerReady(request, response, address, started)) return;
        handle(request, response, address);
      };
      turns.begin(address, begin, () => sendBusy(response));
    },
    drain: () => health.drain(),
    async close() {
      pages.close();
      await Promise.all([files.close(), demoFiles.close()]);
    },
  };
}

/** `to` has one leading slash: it stays here. */
function moved(response: ServerResponse, to: string): string {
  sayPlainly(response, 301, "This page has one address.", {
    location: to,
    "cache-control": "public, max-age=3600",
  });
  return "-";
}

/** Nothing is known of the request but its address. */
function sendBusy(response: ServerResponse): void {
  const words = "Too many requests at once. Please try again shortly.";
  sayPlainly(response, 503, words, { "retry-after": "3", connection: "close" });
}

function say(response: ServerResponse, status: number, words: string, connection?: "close") {
  sayPlainly(response, status, words, connection === undefined ? {} : { connection });
  return "-";
}
