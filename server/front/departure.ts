import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";

/** An error event without a listener ends the process. On a visitor's connection it mostly means that they left. */
export function hearErrors(request: IncomingMessage, response: ServerResponse, log: Logger): void {
  const hear = (error: Error) => {
    if (!hasLeft(error, response)) log.warn({ err: error }, "a connection failed");
  };
  request.on("error", hear);
  response.on("error", hear);
}

const departures =
  /^(ECONNRESET|EPIPE|ECONNABORTED|ABORT_ERR|ERR_STREAM_PREMATURE_CLOSE|ERR_STREAM_DESTROYED)$/;

/** Whether a request failed because the visitor left before the answer, which is no error. */
export function hasLeft(error: unknown, response: ServerResponse): boolean {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return departures.test(code) && (response.destroyed || response.writableFinished);
}
