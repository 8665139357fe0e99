import type { IncomingMessage, ServerResponse } from "node:http";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Agent, request as undiciRequest, type Dispatcher } from "undici";
import { NotFound, Unavailable } from "./errors.ts";
import { discard } from "./unread.ts";

export interface Relay {
  /**
   * Asks a host for a file, or the part that the visitor asks for, and sends the head of the answer. Throws NotFound or
   * Unavailable.
   */
  open(
    url: URL,
    request: IncomingMessage,
    response: ServerResponse,
    type: string,
  ): Promise<PassedFile>;
  /** A small file, whole. Throws NotFound or Unavailable. */
  text(url: URL): Promise<string>;
  close(): Promise<void>;
}

interface PassedFile {
  /** Streams the rest; every chunk waits until `move`, which is told its bytes, resolves. Never throws. */
  stream(move: (bytes: number) => Promise<void>): Promise<void>;
}

const headersMs = 4_000;
const mostTextBytes = 1024 * 1024;
/** What of the host's answer is about the file, and not about the connection. */
const passed = ["content-length", "content-range", "accept-ranges", "last-modified", "etag"];
/** Hosts send a page with a 200 where a file is missing or somebody should pay first. */
const noSound = /^text\/|json|xml/;
const noText = /^text\/html|json|xml/;

export function createRelay(): Relay {
  const agent = new Agent({ connect: { timeout: 1_000 }, headersTimeout: headersMs });
  const texts = new Agent({ connect: { timeout: 1_000 }, maxResponseSize: mostTextBytes });
  return {
    async open(url, request, response, type) {
      // A visitor who goes away takes the host's stream along.
      const gone = new AbortController();
      response.once("close", () => gone.abort());
      const reply = await undiciRequest(url, {
        dispatcher: agent,
        method: request.method === "HEAD" ? "HEAD" : "GET",
        headers: partOf(request),
        signal: gone.signal,
      }).catch((error: unknown) => {
        throw faultOf(error, url);
      });
      try {
        demand(reply, url, [200, 206, 304, 416], noSound);
        for (const name of passed) {
          const value = reply.headers[name];
          if (value !== undefined) response.setHeader(name, value);
        }
        response.writeHead(reply.statusCode, {
          "content-type": type,
          "cache-control": reply.statusCode === 416 ? "no-store" : "public, max-age=604800",
        });
      } catch (error) {
        discard(reply.body);
        throw error;
      }
      // It may be a turn before anybody hears what becomes of it.
      reply.body.on("error", () => response.destroy());
      return {
        async stream(move) {
          const pieces = new Transform({
            transform(chunk: Buffer, _encoding, done) {
              move(chunk.length).then(() => done(null, chunk), done);
            },
          });
          await pipeline(reply.body, pieces, response).catch(() => response.destroy());
        },
      };
    },

    async text(url) {
      try {
        const reply = await undiciRequest(url, {
          dispatcher: texts,
          signal: AbortSignal.timeout(headersMs),
        });
        try {
          demand(reply, url, [200], noText);
        } catch (error) {
          discard(reply.body);
          throw error;
        }
        return await reply.body.text();
      } catch (error) {
        if (error instanceof NotFound || error instanceof Unavailable) throw error;
        throw faultOf(error, url);
      }
    },

    async close() {
      await Promise.all([agent.destroy(), texts.destroy()]);
    },
  };
}

/** Several parts at once would come in an envelope of their own, which no player asks for. */
function partOf({ headers }: IncomingMessage): Record<string, string> {
  const { range, "if-range": ifRange } = headers;
  if (range === undefined || range.includes(",")) return {};
  return { range, ...(ifRange !== undefined && { "if-range": String(ifRange) }) };
}

/** Throws where the answer is not the file that was asked for. */
function demand(reply: Dispatcher.ResponseData, url: URL, wanted: number[], unwanted: RegExp) {
  const { statusCode: status, headers } = reply;
  if (status === 404 || status === 410) throw new NotFound(`${status} ${url.pathname}`);
  if (!wanted.includes(status)) {
    throw new Unavailable(`${status} ${url.pathname}`, { arrival: "answered" });
  }
  const type = String(headers["content-type"] ?? "").toLowerCase();
  // What a host says of a part that is not there may be words.
  if (status !== 416 && unwanted.test(type)) {
    throw new Unavailable(`${type.split(";", 1)[0]} at ${url.pathname}`, { arrival: "answered" });
  }
}

function faultOf(error: unknown, url: URL): Unavailable {
  const name = error instanceof Error ? error.name : "fault";
  return new Unavailable(`${url.pathname}: ${name}`, { hostFault: true, arrival: "maybe" });
}
