import type { IncomingMessage, Server } from "node:http";
import { mineUrl } from "../../app/urls.ts";
import { isPersonal } from "../session/cookies.ts";

const mostUrlBytes = 4 * 1024;
const mostBodyBytes = 64 * 1024;
/**
 * A picture may have 2 MB; a larger one is still read, for a member alone and a few at a time, so that the form can
 * say so.
 */
const mostPictureBytes = 8 * 1024 * 1024;
const largeAtOnce = 8;
/** Pages that are made, not served from the cache, at one time; beyond it the rest is told to come back. */
export const mostInFlight = 256;

function mostBytes(request: IncomingMessage): number {
  const toProfile = request.url?.split(/[?.]/, 1)[0] === mineUrl();
  return toProfile && isPersonal(request.headers.cookie ?? "") ? mostPictureBytes : mostBodyBytes;
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
  if (Number(request.headers["content-length"] ?? 0) > mostBytes(request)) {
    return { status: 413, words: "This form is too large." };
  }
  return null;
}

let large = 0;

/** The whole body, or null when it is larger than a form may be. Rejects when it breaks off. */
export async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  const most = mostBytes(request);
  let size = 0;
  let counted = false;
  try {
    for await (const chunk of request) {
      const bytes = Buffer.from(chunk);
      size += bytes.length;
      if (size > mostBodyBytes && !counted) {
        if (large >= largeAtOnce) return null;
        large += 1;
        counted = true;
      }
      if (size > most) return null;
      chunks.push(bytes);
    }
    return Buffer.concat(chunks);
  } finally {
    if (counted) large -= 1;
  }
}
