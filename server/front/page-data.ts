import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import type { PageData } from "../request/outcome.ts";
import { accepts, choose, type Bodies } from "./negotiate.ts";
import { brotli } from "./page-cache.ts";

/** Bytes of data kept: some hundred pages, or the last minutes of those that change. */
const mostBytes = 12 * 1024 * 1024;
const mostPages = 10_000;
/** It goes to those who use a page, one in many. */
const quality = 5;

export interface PageDataStore {
  /** Keeps what stands beside a page. */
  add(key: string, data: PageData): void;
  /** By its id; the page's present one where that is gone; null where there is none at all. */
  get(id: string, key: string): Bodies | null;
}

/**
 * What stands beside pages, by its hash: a page made anew of the same data shares it, and who looks at an older page
 * finds what was said for that one.
 */
export function createPageDataStore(): PageDataStore {
  const kept = new LRUCache<string, Bodies>({
    maxSize: mostBytes,
    sizeCalculation: ({ identity }) => identity.length + 1_000,
  });
  const present = new LRUCache<string, string>({ max: mostPages });
  return {
    add(key, { id, text }) {
      present.set(key, id);
      if (kept.get(id) !== undefined) return;
      kept.set(id, { identity: Buffer.from(text), br: null, gzip: null });
    },
    get: (id, key) => kept.get(id) ?? kept.get(present.get(key) ?? "") ?? null,
  };
}

/** Sends it in the best encoding, which is made once. A browser keeps it with its page, and not apart from it. */
export async function sendPageData(
  request: IncomingMessage,
  response: ServerResponse,
  bodies: Bodies,
): Promise<void> {
  const accepted = String(request.headers["accept-encoding"] ?? "");
  if (accepts(accepted, "br")) bodies.br ??= await brotli(bodies.identity, quality);
  else if (accepts(accepted, "gzip")) bodies.gzip ??= await promisify(gzip)(bodies.identity);
  const { body, encoding } = choose(accepted, bodies);
  response.writeHead(200, {
    "content-type": "text/x-script; charset=utf-8",
    "content-security-policy": "default-src 'none'",
    "cache-control": "private, no-store",
    vary: "accept-encoding",
    "content-length": body.length,
    ...encoding,
  });
  response.end(request.method === "HEAD" ? undefined : body);
}
