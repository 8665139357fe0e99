import type { IncomingMessage, Server } from "node:http";
import { bodyLimits } from "./body.ts";
import { turns } from "./crowd/turns.ts";

const mostUrlBytes = 4 * 1024;
/** Longer than proxies keep an idle connection: they end it, and never send a request on one that ends here. */
export const keepAliveMs = 65_000;

/** What stands against slow or endless requests. */
export function limitServer(server: Server): void {
  server.headersTimeout = 10_000;
  server.requestTimeout = 40_000;
  server.keepAliveTimeout = keepAliveMs;
  server.maxHeadersCount = 100;
  server.on("connection", () => turns.cameIn());
}

/** Why a request is not even looked at, or null. */
export function refuse(request: IncomingMessage): { status: number; words: string } | null {
  const method = request.method ?? "GET";
  if (!["GET", "HEAD", "POST"].includes(method)) {
    return { status: 405, words: "This method is not served here." };
  }
  if ((request.url ?? "").length > mostUrlBytes) {
    return { status: 414, words: "This address is too long." };
  }
  if (Number(request.headers["content-length"] ?? 0) > bodyLimits.pictureBytes) {
    return { status: 413, words: "This form is too large." };
  }
  return null;
}
