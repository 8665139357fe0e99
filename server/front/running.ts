import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage, ServerResponse } from "node:http";

interface Running {
  request: IncomingMessage;
  response: ServerResponse;
}

const running = new AsyncLocalStorage<Running>();

/** Runs `work` so that any later failure in it, caught or not, can be traced to this request. */
export function runFor<T>(request: IncomingMessage, response: ServerResponse, work: () => T): T {
  return running.run({ request, response }, work);
}

/** The current request, or null. Method and path only, because a query may be private. */
export function runningRequest() {
  const found = running.getStore();
  if (found === undefined) return null;
  const { request, response } = found;
  return { method: request.method, path: request.url?.split("?", 1)[0], response };
}
