import { Agent, request, type Dispatcher } from "undici";
import { NotFound, Unavailable } from "./errors.ts";
import { discard } from "./unread.ts";

export interface FetchedFile {
  bytes: Buffer;
  /** Lower case, without parameters. */
  type: string;
}

export interface FileFetcher {
  /** Whether an address is fetched at all. */
  allows(url: URL): boolean;
  /** A whole picture of an allowed host, redirects off. Throws NotFound or Unavailable. */
  fetch(url: URL): Promise<FetchedFile>;
  close(): Promise<void>;
}

const mostBytes = 8 * 1024 * 1024;
const waitMs = 4_000;
const pictures = /^image\/(jpeg|png|webp|avif|gif|svg\+xml)$/;

/** What `allows` does not let through is NotFound without a connection. */
export function createFileFetcher(allows: (url: URL) => boolean): FileFetcher {
  const agent = new Agent({
    connect: { timeout: 1_000 },
    connections: 8,
    maxResponseSize: mostBytes,
  });
  return {
    allows,
    async fetch(url) {
      if (!allows(url)) throw new NotFound(`${url.host} is not a host of ours`);
      try {
        const signal = AbortSignal.timeout(waitMs);
        const reply = await request(url, { dispatcher: agent, signal });
        const type = typeOf(reply);
        const fault = faultOf(reply.statusCode, type, url);
        if (fault !== null) {
          discard(reply.body);
          throw fault;
        }
        return { type, bytes: Buffer.from(await reply.body.arrayBuffer()) };
      } catch (error) {
        if (error instanceof NotFound || error instanceof Unavailable) throw error;
        const name = error instanceof Error ? error.name : "fault";
        throw new Unavailable(`${url.pathname}: ${name}`, { hostFault: true, arrival: "maybe" });
      }
    },
    close: () => agent.destroy(),
  };
}

function typeOf({ headers }: Dispatcher.ResponseData): string {
  const [type = ""] = String(headers["content-type"] ?? "").split(";", 1);
  return type.trim().toLowerCase();
}

/** Why an answer is no picture, or null. A status of 500 or more is the host's fault, not the picture's. */
function faultOf(status: number, type: string, url: URL): NotFound | Unavailable | null {
  if (status === 404 || status === 410) return new NotFound(`${status} ${url.pathname}`);
  if (status !== 200) {
    const hostFault = status >= 500;
    return new Unavailable(`${status} ${url.pathname}`, { hostFault, arrival: "answered" });
  }
  return pictures.test(type) ? null : new NotFound(`${type} at ${url.pathname}`);
}
