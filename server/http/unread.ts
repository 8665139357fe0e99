import type { Dispatcher } from "undici";

/** A short error page is read to its end, so that the connection can be used again; anything longer is not worth it. */
const mostBytes = 64 * 1024;
const waitMs = 1_000;

/**
 * Ends the body of an answer that nobody will read. Never throws, and never emits: a bare `destroy()` of such a body
 * ends in an error event without a listener, and that ends the process.
 */
export function discard(body: Dispatcher.ResponseData["body"]): void {
  body.on("error", ignore);
  body.dump({ limit: mostBytes, signal: AbortSignal.timeout(waitMs) }).catch(ignore);
}

function ignore(): void {}
