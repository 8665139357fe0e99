import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, type BrotliOptions } from "node:zlib";
import { LRUCache } from "lru-cache";
import { createDoorkeeper } from "../http/cache/doorkeeper.ts";
import type { Hit, PageData } from "../request/outcome.ts";

const second = 1_000;
const freshMs = 30 * second;
const degradedFreshMs = 5 * second;
const revalidateMs = 10 * 60 * second;
const errorMs = 24 * 60 * 60 * second;
/** A page that is not there is kept for a moment, apart from those that are. */
const lostMs = 10 * second;
const lostBytes = 2 * 1024 * 1024;
/** Brotli quality for the visitor who waits, and for the copy that many will get. */
const quickQuality = 5;
const bestQuality = 11;

/** A rendered page: ready bytes, and what stands beside them. */
export interface Page {
  status: number;
  headers: [string, string][];
  body: Buffer;
  /** What stands beside it; null where there is nothing. */
  data: PageData | null;
  /** `Server-Timing` of whoever waited for it. */
  timing: string;
  hit: Hit | null;
  /** Some secondary content is missing. */
  degraded: boolean;
  /** How long ago its oldest content stopped being fresh. */
  staleMs: number;
}

export interface StoredPage {
  status: number;
  headers: [string, string][];
  timing: string;
  etag: string;
  identity: Buffer;
  br: Buffer;
  /** Made when the first visitor asks for it: nearly all take Brotli. */
  gzip: Buffer | null;
  hit: Hit | null;
  degraded: boolean;
  /** When its oldest content was fresh: stale upstream reads do not make a page young again. */
  storedAt: number;
  /** Not asked for again before this moment. */
  freshUntil: number;
}

export type CacheWord = "HIT" | "STALE" | "MISS";
export type CacheAnswer =
  | { word: CacheWord; stored: StoredPage }
  /** Not a page to keep: a 404, a redirect, a failure. */
  | { word: "MISS"; page: Page };

export interface PageCache {
  /** The page for `key`: stored, or made once by `render` however many ask for it. */
  get(key: string, render: () => Promise<Page>): Promise<CacheAnswer>;
  /** The stored page when it is fresh, without a promise in between. */
  peekFresh(key: string): StoredPage | null;
  /** Whether the page can be served without rendering: stored, or being rendered. */
  holds(key: string): boolean;
  /** Makes the page's gzip copy, once. */
  addGzip(key: string, stored: StoredPage): Promise<void>;
}

/** Whole public pages of one kind (docs/rules.md, front 5). `now` is injected for tests; milliseconds. */
export function createPageCache(maxBytes: number, now: () => number = Date.now): PageCache {
  const pages = new LRUCache<string, StoredPage>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  const lost = new LRUCache<string, StoredPage>({ maxSize: lostBytes, sizeCalculation: sizeOf });
  const doorkeeper = createDoorkeeper();
  const rendering = new Map<string, Promise<CacheAnswer>>();
  const polishing = new WeakSet<StoredPage>();
  /** Bodies that cannot be made smaller. */
  const best = new WeakSet<Buffer>();

  function make(key: string, render: () => Promise<Page>): Promise<CacheAnswer> {
    const running = rendering.get(key);
    if (running !== undefined) return running;
    const work = fill(key, render).finally(() => rendering.delete(key));
    rendering.set(key, work);
    return work;
  }

  async function fill(key: string, render: () => Promise<Page>): Promise<CacheAnswer> {
    const page = await render();
    const old = pages.peek(key);
    const standIn = old !== undefined && now() - old.storedAt < errorMs ? old : null;
    const failed = page.status >= 500;
    if (standIn !== null && (failed || (page.degraded && !standIn.degraded))) {
      standIn.freshUntil = now() + degradedFreshMs;
      return { word: "STALE", stored: standIn };
    }
    // What sets a cookie was made for one visitor, whatever its address says.
    const personal = page.headers.some(([name]) => name.toLowerCase() === "set-cookie");
    if (page.status === 404 && !personal) {
      pages.delete(key);
      const stored = await pack(page, now(), undefined);
      lost.set(key, { ...stored, freshUntil: now() + lostMs });
      return { word: "MISS", page };
    }
    if (page.status !== 200 || personal) {
      if (!failed) pages.delete(key);
      return { word: "MISS", page };
    }
    const stored = await pack(page, now(), old);
    lost.delete(key);
    // A full cache takes in only what is asked for a second time.
    const full = old === undefined && pages.calculatedSize + sizeOf(stored, key) > maxBytes;
    if (!full || doorkeeper.knows(key)) pages.set(key, stored);
    return { word: page.staleMs >= revalidateMs ? "STALE" : "MISS", stored };
  }

  /** A page that is asked for again is worth the best compression, once, off the main thread. */
  function polish(key: string, stored: StoredPage): void {
    if (best.has(stored.br) || polishing.has(stored)) return;
    polishing.add(stored);
    brotli(stored.identity, bestQuality).then((br) => {
      best.add(br);
      if (pages.peek(key) !== stored) return;
      stored.br = br;
      pages.set(key, stored);
    }, ignore);
  }

  return {
    peekFresh(key) {
      const stored = pages.get(key) ?? lost.get(key);
      if (stored === undefined || now() >= stored.freshUntil) return null;
      if (stored.status !== 200) return stored;
      polish(key, stored);
      return stored;
    },
    async get(key, render) {
      const stored = pages.get(key);
      if (stored === undefined) return make(key, render);
      if (now() < stored.freshUntil) return { word: "HIT", stored };
      const work = make(key, render);
      if (now() - stored.storedAt >= revalidateMs) return work;
      work.catch(ignore);
      return { word: "STALE", stored };
    },
    holds(key) {
      const stored = pages.peek(key);
      return rendering.has(key) || (stored !== undefined && now() - stored.storedAt < revalidateMs);
    },
    async addGzip(key, stored) {
      if (stored.gzip !== null) return;
      stored.gzip = await promisify(gzip)(stored.identity);
      if (pages.peek(key) === stored) pages.set(key, stored);
    },
  };
}

function sizeOf(page: StoredPage, key: string): number {
  const { identity, br, gzip: copy } = page;
  return identity.length + br.length + (copy?.length ?? 0) + key.length + 1_000;
}

/** Most pages come out as they were: then their compressed copies, the best ones too, are as good as new. */
async function pack(page: Page, at: number, old: StoredPage | undefined): Promise<StoredPage> {
  const hash = createHash("sha256").update(page.body).digest("base64url").slice(0, 22);
  // Weak: the same page stands behind it in every encoding.
  const etag = `W/"${hash}"`;
  const same = old?.etag === etag ? old : null;
  return {
    status: page.status,
    headers: page.headers,
    timing: page.timing,
    etag,
    identity: same?.identity ?? page.body,
    br: same?.br ?? (await brotli(page.body, quickQuality)),
    gzip: same?.gzip ?? null,
    hit: page.hit,
    degraded: page.degraded,
    storedAt: at - page.staleMs,
    freshUntil: at + (page.degraded ? degradedFreshMs : freshMs),
  };
}

export const brotli = (body: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(body, optionsFor(body, quality));

/** At once, and for less work in all than in a thread; only for what takes about a millisecond. */
export const brotliNow = (body: Buffer, quality: number): Buffer =>
  brotliCompressSync(body, optionsFor(body, quality));

const optionsFor = ({ length }: Buffer, quality: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    // A window a page fits in: the usual 4 MB would be set up, and cleared, for every page.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  },
});

function ignore(): void {}
