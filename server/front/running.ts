import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage, ServerResponse } from "node:http";

interface Running {
  request: IncomingMessage;
  response: ServerResponse;
}

const running = new AsyncLocalStorage<Running>();

/** Does `work` so that whatever fails in it, at any time and unseen, can be told to this request. */
export function runFor<T>(request: IncomingMessage, response: ServerResponse, work: () => T): T {
  return running.run({ request, response }, work);
}

/** The request whose work is being done, or null: its method and path alone, because a query may be private. */
export function runningRequest() {
  const found = running.getStore();
  if (found === undefined) return null;
  const { request, response } = found;
  return { method: request.method, path: request.url?.split("?", 1)[0], response };
}
