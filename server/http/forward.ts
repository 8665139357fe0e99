import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { Agent, request as undiciRequest } from "undici";
import { Unavailable } from "./errors.ts";

export interface Forwarder {
  /**
   * Asks `path` (with its query) of a server of our own machine as the visitor asked us, and gives him its answer as
   * it is. Throws Unavailable, before the first byte only.
   */
  forward(
    base: URL,
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void>;
  close(): Promise<void>;
}

/** Which part is wanted and what the visitor has; from what page, by what name, and through whom he asks. */
const asked =
  /^(host|range|if-.*|origin|referer|sec-fetch-site|forwarded|via|x-real-ip|x-forwarded-.*)$/;
/** What an answer says of the connection, and not of the file. */
const hopByHop = /^(connection|keep-alive|transfer-encoding|te|trailer|upgrade|date)$/;

export function createForwarder(): Forwarder {
  const agent = new Agent({ connect: { timeout: 1_000 }, headersTimeout: 4_000 });
  return {
    async forward(base, path, request, response) {
      const gone = new AbortController();
      response.once("close", () => gone.abort());
      const reply = await undiciRequest(base.origin + path, {
        dispatcher: agent,
        method: request.method === "HEAD" ? "HEAD" : "GET",
        headers: headersOf(request),
        signal: gone.signal,
      }).catch((error: unknown) => {
        const name = error instanceof Error ? error.name : "fault";
        throw new Unavailable(`${path.split("?", 1)[0]}: ${name}`, {
          hostFault: true,
          arrival: "maybe",
        });
      });
      for (const [name, value] of Object.entries(reply.headers)) {
        if (value !== undefined && !hopByHop.test(name)) response.setHeader(name, value);
      }
      response.writeHead(reply.statusCode);
      await pipeline(reply.body, response).catch(() => response.destroy());
    },
    close: () => agent.destroy(),
  };
}

function headersOf({ headers, socket }: IncomingMessage): Record<string, string> {
  const sent = Object.entries(headers).filter(
    (header): header is [string, string] => typeof header[1] === "string" && asked.test(header[0]),
  );
  const near = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? "");
  // To that server everybody comes from this machine: it must hear who does not.
  if (!near) sent.push(["x-forwarded-for", String(socket.remoteAddress)]);
  return Object.fromEntries(sent);
}
