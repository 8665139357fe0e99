import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { accepts, choose, matchesEtag } from "./negotiate.ts";
import { brotli, brotliNow, type CacheWord, type Page, type StoredPage } from "./page-cache.ts";

/** Below this a compressed body is no smaller on the wire. */
const worthCompressing = 1_024;
const dynamicQuality = 4;
/** Above this, compressing is work for another thread. */
const mostAtOnce = 160 * 1024;
const unsent = new Set(["content-length", "transfer-encoding", "connection"]);

/** Whether the visitor would be sent a gzip copy that is not there yet. */
export function needsGzip({ headers }: IncomingMessage, { gzip: copy }: StoredPage): boolean {
  const accepted = String(headers["accept-encoding"] ?? "");
  return copy === null && accepts(accepted, "gzip") && !accepts(accepted, "br");
}

/** Sends a stored page: 304 where the visitor has it, else the ready bytes of the best encoding. */
export function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  stored: StoredPage,
  word: CacheWord,
): void {
  const age = Math.max(0, Math.floor((Date.now() - stored.storedAt) / 1000));
  const headers: [string, string][] = [
    ...headersOf(stored, word),
    ["age", String(age)],
    ...(word === "MISS" ? timingOf(stored) : []),
  ];
  if (stored.status === 200 && matchesEtag(request.headers["if-none-match"], stored.etag)) {
    response.writeHead(304, headers.flat()).end();
    return;
  }
  const { body, encoding } = choose(request.headers["accept-encoding"], stored);
  headers.push(...Object.entries(encoding), ["content-length", String(body.length)]);
  response.writeHead(stored.status, headers.flat());
  response.end(request.method === "HEAD" ? undefined : body);
}

/** The headers of an answer that is sent again and again, by its body; the last of them is its age. */
const ready = new WeakMap<Buffer, string[]>();
const readyUnchanged = new WeakMap<StoredPage, string[]>();

/** The same for a page that is fresh, with nothing left to be worked out; `security` is on every answer. */
export function sendReady(
  { headers: asked }: IncomingMessage,
  response: ServerResponse,
  stored: StoredPage,
  security: readonly [string, string][],
): void {
  const age = String(Math.max(0, Math.floor((Date.now() - stored.storedAt) / 1000)));
  const common = () => [...security, ...headersOf(stored, "HIT")].flat();
  if (stored.status === 200 && matchesEtag(asked["if-none-match"], stored.etag)) {
    const headers = readyUnchanged.get(stored) ?? [...common(), "age", age];
    readyUnchanged.set(stored, headers);
    headers[headers.length - 1] = age;
    response.writeHead(304, headers).end();
    return;
  }
  const { body, encoding } = choose(asked["accept-encoding"], stored);
  let headers = ready.get(body);
  if (headers === undefined) {
    const length = ["content-length", String(body.length)];
    headers = [...common(), ...Object.entries(encoding).flat(), ...length, "age", age];
    ready.set(body, headers);
  }
  headers[headers.length - 1] = age;
  response.writeHead(stored.status, headers).end(body);
}

const headersOf = (stored: StoredPage, word: CacheWord): [string, string][] => [
  ...stored.headers,
  ["vary", "accept-encoding, cookie, save-data"],
  ...kept(stored),
  ["x-cache", word],
];

/** What a browser may do with its copy; of a page that is not there it keeps none. */
function kept({ status, etag }: StoredPage): [string, string][] {
  if (status !== 200) return [["cache-control", "private, no-store"]];
  return [
    ["etag", etag],
    // Private: which page an address shows depends on cookies, so no shared cache may keep it.
    ["cache-control", "private, no-cache"],
  ];
}

/** Sends a page made for this request alone. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: Page,
  word: "MISS" | "BYPASS",
): Promise<void> {
  const headers = page.headers.filter(([name]) => !unsent.has(name));
  if (!headers.some(([name]) => name === "cache-control")) {
    headers.push(["cache-control", "private, no-store"]);
  }
  headers.push(
    ...timingOf(page),
    ["x-cache", word],
    ["vary", "accept-encoding, cookie, save-data"],
  );
  const { body, encoding } = await compressed(request, page);
  headers.push(...Object.entries(encoding), ["content-length", String(body.length)]);
  response.writeHead(page.status, headers.flat());
  response.end(request.method === "HEAD" ? undefined : body);
}

function timingOf({ timing }: { timing: string }): [string, string][] {
  return timing === "" ? [] : [["server-timing", timing]];
}

async function compressed(request: IncomingMessage, { headers, body }: Page) {
  const type = headers.find(([name]) => name === "content-type")?.[1] ?? "";
  if (body.length < worthCompressing || !/^text\/|json|javascript|xml/.test(type)) {
    return { body, encoding: {} };
  }
  const accepted = String(request.headers["accept-encoding"] ?? "");
  if (accepts(accepted, "br")) {
    const soon = body.length <= mostAtOnce;
    const br = soon ? brotliNow(body, dynamicQuality) : await brotli(body, dynamicQuality);
    return choose(accepted, { identity: body, br, gzip: null });
  }
  if (!accepts(accepted, "gzip")) return { body, encoding: {} };
  return choose(accepted, { identity: body, br: null, gzip: await promisify(gzip)(body) });
}
