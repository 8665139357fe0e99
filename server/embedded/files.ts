import type { IncomingMessage, ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import send from "send";
import { paint } from "./art/painting.ts";

const week = 7 * 24 * 60 * 60 * 1000;
const jpeg = "image/jpeg";

export interface Drawing {
  type: string;
  body: string;
}

export const svg = (body: string): Drawing => ({ type: "image/svg+xml; charset=utf-8", body });
/** A drawing painted as a photograph's kind of file; it must be without words. */
export const painted = (body: string): Drawing => ({ type: jpeg, body });

/** Serves the files of a folder below `prefix`, with Range; false for any other path or method. */
export function folderFiles(prefix: string, folder: URL) {
  const root = fileURLToPath(folder);
  return (request: IncomingMessage, response: ServerResponse, path: string): boolean => {
    if (!isRead(request) || !path.startsWith(prefix)) return false;
    sendFile(request, response, root, path.slice(prefix.length));
    return true;
  };
}

/** Sends a file of the folder `root`, with Range; 404 where there is none. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
  path: string,
): void {
  const missing = (status: number) => {
    // A file that breaks off half-way: it is too late for words.
    if (response.headersSent) return response.destroy();
    response.removeHeader("content-length");
    response.writeHead(status, { "content-type": "text/plain" }).end("Not Found");
  };
  // No stream of ours: it ends what it reads when the visitor leaves.
  // eslint-disable-next-line no-restricted-syntax
  send(request, path, { root, maxAge: week })
    .on("error", (error: { status?: number }) => missing(error.status ?? 404))
    .on("directory", () => missing(404))
    .pipe(response);
}

/** The clips and talks every embedded host may name: `/media/clip-1.webm`. */
export const mediaFiles = folderFiles("/media/", new URL("./media/files", import.meta.url));

/** Serves what `draw` makes of a path, in the language of its query; false where that is null. */
export function drawnFiles(draw: (path: string, lang: "zh" | "en") => Drawing | null) {
  return (request: IncomingMessage, response: ServerResponse, path: string): boolean => {
    if (!isRead(request)) return false;
    const lang = /[?&]lang=en/.test(request.url ?? "") ? "en" : "zh";
    const drawn = draw(path, lang);
    if (drawn === null) return false;
    const answer = (body: string | Buffer) => {
      response.writeHead(200, {
        "content-type": drawn.type,
        "content-length": Buffer.byteLength(body),
        "cache-control": "public, max-age=604800",
        // A drawing opened by itself must not run anything either.
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      });
      response.end(request.method === "HEAD" ? undefined : body);
    };
    if (drawn.type === jpeg)
      paint(drawn.body)
        .then(answer)
        .catch(() => response.destroy());
    else answer(drawn.body);
    return true;
  };
}

const isRead = ({ method }: IncomingMessage) => method === "GET" || method === "HEAD";
