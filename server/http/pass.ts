import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { Agent, request as undiciRequest } from "undici";
import { NotFound, Unavailable } from "./errors.ts";

export interface Passage {
  /** Streams a file of a host to the visitor, part by part where parts are asked for. Throws before the first byte only. */
  pass(url: URL, request: IncomingMessage, response: ServerResponse, type: string): Promise<void>;
  /** A small file, whole. Throws NotFound or Unavailable. */
  text(url: URL): Promise<string>;
  close(): Promise<void>;
}

const headersMs = 4_000;
/** Streams at one time, and how long one may stand still because nobody reads it. */
const mostStreams = 256;
const idleMs = 60_000;
const mostTextBytes = 1024 * 1024;
/** What of the host's answer is about the file, and not about the connection. */
const passed = ["content-length", "content-range", "accept-ranges", "last-modified", "etag"];

export function createPassage(): Passage {
  const agent = new Agent({ connect: { timeout: 1_000 }, headersTimeout: headersMs });
  const texts = new Agent({ connect: { timeout: 1_000 }, maxResponseSize: mostTextBytes });
  let streams = 0;
  return {
    async pass(url, request, response, type) {
      if (streams >= mostStreams) throw new Unavailable("too many streams");
      streams += 1;
      response.once("close", () => (streams -= 1));
      response.setTimeout(idleMs, () => response.destroy());
      const { range, "if-range": ifRange } = request.headers;
      // A visitor who goes away takes the host's stream along.
      const gone = new AbortController();
      response.once("close", () => gone.abort());
      const reply = await undiciRequest(url, {
        dispatcher: agent,
        method: request.method === "HEAD" ? "HEAD" : "GET",
        headers: { ...(range && { range }), ...(ifRange && { "if-range": String(ifRange) }) },
        signal: gone.signal,
      }).catch((error: unknown) => {
        throw new Unavailable(`${url.pathname}: ${String(error)}`, { hostFault: true });
      });
      const { statusCode } = reply;
      if (![200, 206, 304, 416].includes(statusCode)) {
        reply.body.destroy();
        if (statusCode === 404 || statusCode === 410) throw new NotFound(url.pathname);
        throw new Unavailable(`${statusCode} ${url.pathname}`);
      }
      for (const name of passed) {
        const value = reply.headers[name];
        if (value !== undefined) response.setHeader(name, value);
      }
      response.writeHead(statusCode, {
        "content-type": type,
        "cache-control": statusCode === 416 ? "no-store" : "public, max-age=604800",
      });
      await pipeline(reply.body, response).catch(() => response.destroy());
    },

    async text(url) {
      try {
        const reply = await undiciRequest(url, {
          dispatcher: texts,
          signal: AbortSignal.timeout(headersMs),
        });
        if (reply.statusCode === 200) return await reply.body.text();
        reply.body.destroy();
        if (reply.statusCode === 404) throw new NotFound(url.pathname);
        throw new Unavailable(`${reply.statusCode} ${url.pathname}`);
      } catch (error) {
        if (error instanceof NotFound || error instanceof Unavailable) throw error;
        throw new Unavailable(`${url.pathname}: ${String(error)}`, { hostFault: true });
      }
    },

    async close() {
      await Promise.all([agent.destroy(), texts.destroy()]);
    },
  };
}
