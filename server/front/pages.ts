import type { IncomingMessage, ServerResponse } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import { isbot } from "isbot";
import { mineUrl } from "../../app/urls/index.ts";
import type { ContextDeps } from "../request/deps.ts";
import { createHits } from "../request/hits.ts";
import type { Hit } from "../request/outcome.ts";
import { clearedCookie, isPersonal } from "../session/cookies.ts";
import { openPersonal, type Personal } from "../session/personal.ts";
import { createAdmission, type Refusal } from "./crowd/admission.ts";
import { needsGzip, sendPage, sendStored } from "./send-page.ts";
import { createBodies, type BodyRefusal } from "./body.ts";
import { sayPlainly } from "./headers.ts";
import { createPageCache, type CacheAnswer, type Page, type PageCache } from "./page-cache.ts";
import { createPageDataStore, sendPageData } from "./page-data.ts";
import type { Pressure } from "./crowd/pressure.ts";
import type { Pool } from "../../app/urls/page.ts";
import { pageKeyOf, type PageKey } from "./page-key.ts";
import { createRenderer, ownRequest, type Development } from "./render.ts";

export interface PagesDeps extends ContextDeps {
  build: ServerBuild;
  /** Set where app/ is being worked on: no page is kept. */
  development?: Development | undefined;
  /** How many times the limits on one address apply; 0 is none. */
  addressLimits: number;
  /** How late this process is; measured unless given. */
  pressure?: Pressure | undefined;
}

/** One request for a page, as the front has read it. */
interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
  /** Path in its one spelling, and query. */
  url: string;
  /** The visitor's, for the limits. */
  address: string;
}

export interface Pages {
  /** Answers with a page; resolves with the X-Cache word. */
  serve(asked: Asked): Promise<string>;
  /** Answers with what stands beside a page, by its id. */
  serveData(asked: Asked, id: string): Promise<string>;
  close(): void;
}

/** Bytes of pages kept of each kind. */
const poolBytes: Record<Pool, number> = {
  home: 4 * 1024 * 1024,
  albums: 24 * 1024 * 1024,
  bible: 16 * 1024 * 1024,
  others: 20 * 1024 * 1024,
};

/** Pages for everybody come from the cache, pages for one visitor are rendered. Rendering waits for room. */
export function createPages(deps: PagesDeps): Pages {
  const { publicOrigin } = deps;
  const pools = Object.fromEntries(
    Object.entries(poolBytes).map(([pool, bytes]) => [pool, createPageCache(bytes)]),
  ) as Record<Pool, PageCache>;
  const renderer = createRenderer(deps.build, deps, deps.development);
  const admission = createAdmission(deps.addressLimits, deps.pressure, deps.counter);
  const bodies = createBodies();
  const hits = createHits(deps);
  const beside = createPageDataStore();

  async function serve(asked: Asked): Promise<string> {
    const { request, response, url } = asked;
    const origin = originOf(request);
    const personal = await personalOf(request, origin);
    const forEverybody = personal === null || !(personal.session || personal.flash);
    const kept = forEverybody && deps.development === undefined;
    const page = kept ? pageKeyOf(request, url, deps.bible) : null;
    if (page === null) return serveOwn(asked, origin, personal);
    // A cookie that does not open is deleted, and its sender gets everybody's page.
    const secure = origin.startsWith("https:");
    const cleared = personal?.junk.map((name) => clearedCookie(name, secure)) ?? [];
    if (cleared.length > 0) response.setHeader("set-cookie", cleared);
    return servePublic(asked, origin, page);
  }

  const originOf = ({ headers }: IncomingMessage) => publicOrigin ?? `http://${headers.host}`;

  function personalOf(request: IncomingMessage, origin: string): Promise<Personal> | null {
    const cookies = request.headers.cookie ?? "";
    return isPersonal(cookies)
      ? openPersonal(cookies, deps.sealer, origin.startsWith("https:"))
      : null;
  }

  async function servePublic(asked: Asked, origin: string, page: PageKey): Promise<string> {
    const { request, response, address } = asked;
    const cache = pools[page.pool];
    const key = keyAt(origin, page);
    const fresh = cache.peekFresh(key);
    if (fresh !== null) return send(asked, cache, key, { word: "HIT", stored: fresh });
    // Only a page that must be made now can be one too many; those who wait for it cost nothing.
    if (!cache.holds(key)) {
      const refusal = await admission.ask("pages", address);
      // Another request may have started this page meanwhile.
      if (refusal !== null && !cache.holds(key)) return say(response, refusal);
    }
    const found = await cache.get(key, () => draw(address, origin, page));
    if ("stored" in found) return send(asked, cache, key, found);
    await sendPage(request, response, found.page, "MISS");
    return found.word;
  }

  const keyAt = (origin: string, { key }: PageKey) =>
    publicOrigin === null ? `${origin} ${key}` : key;

  /** A page for everybody depends on nobody's address, and on nothing of a request but what its key names. */
  function draw(address: string, origin: string, page: PageKey): Promise<Page> {
    return admission.render(address, async () => {
      const request = new Request(origin + page.target);
      const drawn = await renderer.render(request, "everybody", page.known);
      if (drawn.data !== null) beside.add(keyAt(origin, page), drawn.data);
      return drawn;
    });
  }

  async function serveData({ request, response, url, address }: Asked, id: string) {
    const origin = originOf(request);
    const page = pageKeyOf(request, url, deps.bible);
    if (page === null) return say(response, noData);
    const key = keyAt(origin, page);
    if (beside.get(id, key) === null) {
      const refusal = await admission.ask("pages", address);
      if (refusal !== null) return say(response, refusal);
      await draw(address, origin, page);
    }
    const bodies = beside.get(id, key);
    if (bodies === null) return say(response, noData);
    await sendPageData(request, response, bodies);
    return "-";
  }

  async function send(
    { request, response, address }: Asked,
    cache: PageCache,
    key: string,
    { stored, word }: Extract<CacheAnswer, { stored: unknown }>,
  ): Promise<string> {
    if (needsGzip(request, stored)) await cache.addGzip(key, stored);
    sendStored(request, response, stored, word);
    count(request, stored.hit, address);
    return word;
  }

  /** A request that is a person's own: a form, a member's page, one with a message to show. */
  async function serveOwn(asked: Asked, origin: string, personal: Personal | null) {
    const { request, response, url, address } = asked;
    const method = request.method ?? "GET";
    const posting = method === "POST";
    const refusal = await admission.ask(posting ? "forms" : "pages", address);
    // A body that nobody reads keeps a connection open.
    if (refusal !== null) return say(response, { ...refusal, close: posting });
    let bytes: Buffer | null = null;
    if (posting) {
      const large = personal?.session === true && isPictureForm(request, url);
      const body = await bodies.read(request, address, large);
      if ("refused" in body) return say(response, { ...bodyRefusals[body.refused], close: true });
      bytes = body.bytes;
    }
    const own = ownRequest(origin, method, url, request.headers, bytes);
    const render = () => renderer.render(own, address, { personal: personal ?? undefined });
    // A form has been read, and may have been typed for an hour: it is not turned away any more.
    const page = posting ? await render() : await admission.render(address, render);
    await sendPage(request, response, page, "BYPASS");
    if (!posting) count(request, page.hit, address);
    return "BYPASS";
  }

  /** Counts a view by a person: no machine, no page fetched ahead of a click that may never come. */
  function count(request: IncomingMessage, hit: Hit | null, address: string): void {
    if (hit === null || request.method !== "GET") return;
    const { "sec-purpose": purpose, "user-agent": agent } = request.headers;
    if (String(purpose ?? "").includes("prefetch") || !agent || isbot(agent)) return;
    hits.report(hit, address);
  }

  return { serve, serveData, close: admission.close };
}

const noData: Refusal = { status: 404, words: "Nothing stands beside this page.", waitSeconds: 0 };

/** The one form that sends a picture; only a member may send so much. */
function isPictureForm({ headers }: IncomingMessage, url: string): boolean {
  const toProfile = url.split(/[?.]/, 1)[0] === mineUrl();
  return toProfile && /^multipart\/form-data\b/i.test(headers["content-type"] ?? "");
}

const bodyRefusals: Record<BodyRefusal, Refusal> = {
  large: { status: 413, words: "This form is too large.", waitSeconds: 0 },
  fields: { status: 413, words: "This form has too many fields.", waitSeconds: 0 },
  late: { status: 408, words: "This form took too long to arrive.", waitSeconds: 0 },
  busy: { status: 503, words: "Too many forms at once. Please try again.", waitSeconds: 3 },
};

function say(response: ServerResponse, refusal: Refusal & { close?: boolean }): string {
  const { status, words, waitSeconds, close } = refusal;
  sayPlainly(response, status, words, {
    ...(waitSeconds > 0 && { "retry-after": String(waitSeconds) }),
    ...(close && { connection: "close" }),
  });
  return "-";
}
