import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type { Pool } from "../../app/urls/page.ts";
import type { Hit } from "../request/outcome.ts";
import { say, type Asked } from "./asked.ts";
import type { Admission, Refusal } from "./crowd/admission.ts";
import { securityHeaders } from "./headers.ts";
import { createPageCache, type CacheAnswer, type Page, type PageCache } from "./page-cache.ts";
import { createPageDataStore, sendPageData } from "./page-data.ts";
import type { PageKey } from "./page-key.ts";
import type { Renderer } from "./render.ts";
import { needsGzip, sendPage, sendReady, sendStored } from "./send-page.ts";

export interface PublicPages {
  /** Answers with the page; `alike` says that whoever sends the very same request gets the same one. */
  serve(asked: Asked, origin: string, page: PageKey, alike: boolean): Promise<string>;
  /** Answers at once where such a request was answered lately by a page that is still fresh. */
  serveReady(request: IncomingMessage, response: ServerResponse, address: string): boolean;
  /** Answers with what stands beside the page, by its id. */
  serveData(asked: Asked, origin: string, page: PageKey | null, id: string): Promise<string>;
}

interface PublicPagesDeps {
  publicOrigin: string | null;
  renderer: Renderer;
  admission: Admission;
  /** Counts a view. */
  count(request: IncomingMessage, hit: Hit | null, address: string): void;
}

/** Bytes of requests whose page is known: their words are a visitor's, and may be long. */
const placeBytes = 2 * 1024 * 1024;

/** All that a page for everybody is chosen by, as it was sent. */
const placeOf = ({ url, headers }: IncomingMessage) =>
  `${headers.host} ${url} ${headers["save-data"]} ${headers.cookie}`;

const hasBody = ({ headers }: IncomingMessage) =>
  "content-length" in headers || "transfer-encoding" in headers;

/** Bytes of pages kept of each kind. */
const poolBytes: Record<Pool, number> = {
  home: 4 * 1024 * 1024,
  albums: 24 * 1024 * 1024,
  bible: 16 * 1024 * 1024,
  others: 20 * 1024 * 1024,
};

/** Pages for everybody, from the cache; what must be made waits for room. */
export function createPublicPages(deps: PublicPagesDeps): PublicPages {
  const { publicOrigin, renderer, admission, count } = deps;
  const pools = Object.fromEntries(
    Object.entries(poolBytes).map(([pool, bytes]) => [pool, createPageCache(bytes)]),
  ) as Record<Pool, PageCache>;
  const security = securityHeaders(publicOrigin);
  const beside = createPageDataStore();
  /** Where the page of a request stands: to read the request again costs more than to send the page. */
  const places = new LRUCache<string, { cache: PageCache; key: string }>({
    maxSize: placeBytes,
    sizeCalculation: ({ key }, words) => key.length + words.length + 200,
  });

  function serveReady(request: IncomingMessage, response: ServerResponse, address: string) {
    if (request.method !== "GET" || hasBody(request)) return false;
    const place = places.get(placeOf(request));
    const stored = place?.cache.peekFresh(place.key) ?? null;
    if (stored === null || needsGzip(request, stored)) return false;
    sendReady(request, response, stored, security);
    if (stored.hit !== null) count(request, stored.hit, address);
    return true;
  }

  async function serve(
    asked: Asked,
    origin: string,
    page: PageKey,
    alike: boolean,
  ): Promise<string> {
    const { request, response, address } = asked;
    const cache = pools[page.pool];
    const key = keyAt(origin, page);
    if (alike) places.set(placeOf(request), { cache, key });
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

  async function serveData(
    { request, response, address }: Asked,
    origin: string,
    page: PageKey | null,
    id: string,
  ): Promise<string> {
    // Where data is saved no script runs, and nothing is kept for one.
    if (page === null || page.known.preferences.lite) return say(response, noData);
    const cache = pools[page.pool];
    const key = keyAt(origin, page);
    if (beside.get(id, key) === null) {
      if ((cache.peekFresh(key)?.status ?? 200) !== 200) return say(response, noData);
      const refusal = await admission.ask("pages", address);
      if (refusal !== null) return say(response, refusal);
      const found = await cache.get(key, () => draw(address, origin, page));
      // The page may be kept for longer than what stands beside it.
      if ("stored" in found && beside.get(id, key) === null) await draw(address, origin, page);
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

  return { serve, serveReady, serveData };
}

const noData: Refusal = { status: 404, words: "Nothing stands beside this page.", waitSeconds: 0 };
