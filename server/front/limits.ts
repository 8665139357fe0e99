import type { IncomingMessage, Server } from "node:http";
import { mineUrl } from "../../app/urls.ts";

const mostUrlBytes = 4 * 1024;
const mostBodyBytes = 64 * 1024;
/** A picture of 2 MB, and the form around it. */
const mostPictureBytes = 2 * 1024 * 1024 + 16 * 1024;
/** Pages that are made, not served from the cache, at one time; beyond it the rest is told to come back. */
export const mostInFlight = 256;

function mostBytes(path: string | undefined): number {
  return path?.split(/[?.]/, 1)[0] === mineUrl() ? mostPictureBytes : mostBodyBytes;
}

/** What stands against slow or endless requests. */
export function limitServer(server: Server): void {
  server.headersTimeout = 10_000;
  server.requestTimeout = 20_000;
  server.keepAliveTimeout = 65_000;
  server.maxHeadersCount = 100;
}

export interface Refusal {
  status: number;
  words: string;
}

/** Why a request is not even looked at, or null. */
export function refuse(request: IncomingMessage): Refusal | null {
  const method = request.method ?? "GET";
  if (!["GET", "HEAD", "POST"].includes(method)) {
    return { status: 405, words: "This method is not served here." };
  }
  if ((request.url ?? "").length > mostUrlBytes) {
    return { status: 414, words: "This address is too long." };
  }
  if (Number(request.headers["content-length"] ?? 0) > mostBytes(request.url)) {
    return { status: 413, words: "This form is too large." };
  }
  return null;
}

/** The whole body, or null when it is larger than a form may be. Rejects when it breaks off. */
export async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  const most = mostBytes(request.url);
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > most) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
