import type { IncomingMessage, ServerResponse } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import { isbot } from "isbot";
import { notFoundUrl } from "../app/urls.ts";
import type { ContextDeps } from "./context.ts";
import type { Hit } from "./outcome.ts";
import { reportHit } from "./hits.ts";
import type { Embedded } from "./embedded/start.ts";
import { addressOf } from "./front/address.ts";
import { needsGzip, sendPage, sendStored } from "./front/answer.ts";
import type { Assets } from "./front/assets.ts";
import { createBibleFiles } from "./front/bible-files.ts";

import { sayPlainly, securityHeaders } from "./front/headers.ts";
import { createImages } from "./front/images.ts";
import { openImageStore } from "./front/image-store.ts";
import { createFileFetcher, mayBePicture } from "./http/file.ts";
import { createPassage } from "./http/pass.ts";
import { createHealth } from "./front/health.ts";
import { mostInFlight, readBody, refuse } from "./front/limits.ts";
import { comesFromUs } from "./front/origin-gate.ts";
import { createPageCache } from "./front/page-cache.ts";
import { pageKeyOf } from "./front/page-key.ts";
import { createRenderer, ownRequest, publicRequest } from "./front/render.ts";
import { runFor } from "./front/running.ts";
import type { Metrics } from "./metrics.ts";

export interface AppDeps extends ContextDeps {
  build: ServerBuild;
  assets: Assets;
  embedded: Embedded | null;
  metrics: Metrics;
  /** Proxies in front of us. */
  trustProxy: number;
  /** Where resized pictures are kept. */
  imageFolder: string;
}

export interface App {
  handler(request: IncomingMessage, response: ServerResponse): void;
  /** `/readyz` says 503 from now on, and connections are not kept. */
  drain(): void;
  close(): Promise<void>;
}

const imageStoreBytes = 256 * 1024 * 1024;
const pageCacheBytes = 64 * 1024 * 1024;

/** What stands before Remix, in order: limits, health, origin gate, files, page cache. */
export function createApp(deps: AppDeps): App {
  const { assets, embedded, log, metrics, publicOrigin } = deps;
  const cache = createPageCache(pageCacheBytes);
  const health = createHealth(deps.upstreams, metrics);
  const renderer = createRenderer(deps.build, deps);
  const security = securityHeaders(publicOrigin);
  const origins = Object.values(deps.places).map(({ base }) => base.origin);
  const files = createFileFetcher((url) => mayBePicture(url, origins, deps.mediaHosts));
  const store = openImageStore(deps.imageFolder, imageStoreBytes);
  const images = createImages(files, store, deps.places);
  const passage = createPassage();
  const bibleFiles = createBibleFiles(deps.places.bible, deps.bibleVersions, passage);
  let inFlight = 0;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<string> {
    for (const [name, value] of security) response.setHeader(name, value);
    if (health.draining()) response.setHeader("connection", "close");

    const refusal = refuse(request);
    if (refusal !== null) return say(response, refusal.status, refusal.words, "close");
    const asked = request.url ?? "/";
    // A path whose percent signs are broken is no page; the lost lamb says so better than an error would.
    const url = isReadable(asked) ? asked : notFoundUrl();
    const path = url.split("?", 1)[0] ?? "/";
    // Two leading slashes would name another host.
    if (!/^\/(?![/\\])/.test(url) || !isHost(request.headers.host)) {
      return say(response, 400, "This request cannot be understood.");
    }
    if (health.answer(response, path)) return "-";
    if (request.method === "POST" && !comesFromUs(request.headers, publicOrigin)) {
      return say(response, 403, "This form was sent from another site, so nothing was done.");
    }
    if (path === "/__manifest" || /[?&](_|%5f)(d|%64)(a|%61)(t|%74)(a|%61)=/i.test(url))
      return say(response, 404, "Not found.");
    if (request.method !== "POST") {
      if (assets.serve(request, response, path)) return "-";
      if (path.startsWith("/assets/")) return say(response, 404, "Not found.");
      if (images.serve(request, response, path)) return "-";
      if (bibleFiles.serve(request, response, path)) return "-";
      if (path.startsWith("/_embedded/") && embedded?.files(request, response, path)) return "-";
    }
    return servePage(request, response, url);
  }

  async function servePage(request: IncomingMessage, response: ServerResponse, url: string) {
    const origin = publicOrigin ?? `http://${request.headers.host}`;
    const page = pageKeyOf(request, url);
    if (page === null) return serveOwn(request, response, origin, url);

    const key = publicOrigin === null ? `${origin} ${page.key}` : page.key;
    const fresh = cache.peekFresh(key);
    if (fresh !== null) {
      if (needsGzip(request, fresh)) await cache.addGzip(key, fresh);
      sendStored(request, response, fresh, "HIT");
      count(request, fresh.hit);
      return "HIT";
    }
    // Only a page that must be made now can be one too many; those who wait for it cost nothing.
    if (inFlight >= mostInFlight && !cache.holds(key)) return shed(response);
    const found = await cache.get(key, () =>
      // A page for everybody depends on nobody's address.
      busy(() => renderer.render(publicRequest(origin, page), "everybody")),
    );
    if ("stored" in found) {
      if (needsGzip(request, found.stored)) await cache.addGzip(key, found.stored);
      sendStored(request, response, found.stored, found.word);
      count(request, found.stored.hit);
    } else {
      await sendPage(request, response, found.page, "MISS");
    }
    return found.word;
  }

  /** A request that is a person's own: a form, a member's page, one with a message to show. */
  async function serveOwn(
    request: IncomingMessage,
    response: ServerResponse,
    origin: string,
    url: string,
  ) {
    if (inFlight >= mostInFlight) return shed(response);
    const method = request.method ?? "GET";
    const body = method === "POST" ? await busy(() => readBody(request)) : null;
    if (method === "POST" && body === null) {
      return say(response, 413, "This form is too large.", "close");
    }
    const own = ownRequest(origin, method, url, request.headers, body);
    const address = addressOf(request, deps.trustProxy);
    const page = await busy(() => renderer.render(own, address));
    await sendPage(request, response, page, "BYPASS");
    if (method === "GET") count(request, page.hit);
    return "BYPASS";
  }

  async function busy<T>(work: () => Promise<T>): Promise<T> {
    inFlight += 1;
    try {
      return await work();
    } finally {
      inFlight -= 1;
    }
  }

  /** Counts a view by a person: no machine, no page fetched ahead of a click that may never come. */
  function count(request: IncomingMessage, hit: Hit | null): void {
    if (hit === null || request.method !== "GET") return;
    const { "sec-purpose": purpose, "user-agent": agent } = request.headers;
    if (String(purpose ?? "").includes("prefetch") || !agent || isbot(agent)) return;
    reportHit(deps, hit);
  }

  function shed(response: ServerResponse): string {
    sayPlainly(response, 503, "Too many visitors at this moment. Please try again shortly.", {
      "retry-after": "3",
    });
    return "-";
  }

  return {
    handler(request, response) {
      const started = performance.now();
      runFor(request, response, () => answer(request, response))
        .catch((error: unknown) => {
          log.error({ err: error }, "a request failed");
          if (response.headersSent) response.destroy();
          else sayPlainly(response, 500, "Something went wrong on our side.");
          return "-";
        })
        .then((word) => {
          metrics.response(response.statusCode, word, (performance.now() - started) / 1000);
        });
    },
    drain: () => health.drain(),
    async close() {
      await Promise.all([files.close(), passage.close()]);
    },
  };
}

function isHost(host: string | undefined): boolean {
  return host !== undefined && /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`);
}

function isReadable(url: string): boolean {
  try {
    decodeURIComponent(url.split("?", 1)[0] ?? "");
    return true;
  } catch {
    return false;
  }
}

function say(response: ServerResponse, status: number, words: string, connection?: "close") {
  sayPlainly(response, status, words, connection === undefined ? {} : { connection });
  return "-";
}
