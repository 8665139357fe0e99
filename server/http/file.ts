import { Agent, request } from "undici";
import { NotFound, Unavailable } from "./errors.ts";

export interface FetchedFile {
  bytes: Buffer;
  /** Lower case, without parameters. */
  type: string;
}

export interface FileFetcher {
  /** A whole file of an allowed host, redirects off. Throws NotFound or Unavailable. */
  fetch(url: URL): Promise<FetchedFile>;
  close(): Promise<void>;
}

const mostBytes = 8 * 1024 * 1024;
const waitMs = 4_000;

/** `allowed` decides which addresses are fetched at all; everything else is NotFound without a connection. */
export function createFileFetcher(allowed: (url: URL) => boolean): FileFetcher {
  const agent = new Agent({
    connect: { timeout: 1_000 },
    connections: 8,
    maxResponseSize: mostBytes,
  });
  return {
    async fetch(url) {
      if (!allowed(url)) throw new NotFound(`${url.host} is not a host of ours`);
      const { status, type, bytes } = await get(agent, url);
      if (status === 404 || status === 410) throw new NotFound(`${status} ${url.pathname}`);
      if (status !== 200) throw new Unavailable(`${status} ${url.pathname}`);
      return { bytes, type };
    },
    close: () => agent.destroy(),
  };
}

async function get(agent: Agent, url: URL) {
  try {
    const signal = AbortSignal.timeout(waitMs);
    const reply = await request(url, { dispatcher: agent, signal });
    const type = String(reply.headers["content-type"] ?? "");
    return {
      status: reply.statusCode,
      type: type.split(";", 1)[0]?.trim().toLowerCase() ?? "",
      bytes: Buffer.from(await reply.body.arrayBuffer()),
    };
  } catch (error) {
    throw new Unavailable(`${url.pathname}: ${String(error)}`, { hostFault: true });
  }
}

/**
 * Whether an address may be fetched as a picture. The upstream hosts' origins are those of their calls too, some of
 * which do things on a GET: there it must be named like a picture and lie outside the calls' paths.
 */
export function mayBePicture(url: URL, origins: string[], mediaHosts: string[]): boolean {
  if (isOnHost(url, mediaHosts)) return true;
  const named = /\.(jpe?g|png|gif|webp|avif|svg)$/i.test(url.pathname);
  return named && !/^\/+(api|index\.php|v\d|bible2)/i.test(url.pathname) && isOnHost(url, origins);
}

/** Whether an address lives on one of the origins or host patterns (`cdn.example.org`, `*.example.org`). */
export function isOnHost(url: URL, hosts: string[]): boolean {
  if (url.protocol !== "http:" && url.protocol !== "https:") return false;
  if (url.username !== "" || url.password !== "") return false;
  return hosts.some((host) => {
    if (host.includes("://")) return url.origin === URL.parse(host)?.origin;
    if (host.startsWith("*.")) return url.hostname.endsWith(host.slice(1));
    return host.includes(":") ? url.host === host : url.hostname === host;
  });
}
