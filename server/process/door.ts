import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { Server as NetServer, type AddressInfo } from "node:net";

export interface Door {
  port: number;
  server: Server;
  /** Answers those who waited, and from now on whoever comes. */
  open(handler: RequestListener): void;
  /**
   * Listens no more and ends when the last connection has: idle ones are let go after `lingerMs`, all that are
   * left after `graceMs`.
   */
  close(graceMs: number, lingerMs?: number): Promise<void>;
}

/** Requests that may wait for a site that is still starting. */
const mostWaiting = 256;

/** Listens at once: who comes while the site starts waits for it, and is not refused. Throws when it cannot listen. */
export async function openDoor(port: number, host: string): Promise<Door> {
  const waiting: [IncomingMessage, ServerResponse][] = [];
  let handle: RequestListener = (request, response) => {
    if (waiting.length < mostWaiting) waiting.push([request, response]);
    else response.writeHead(503, { "retry-after": "1", connection: "close" }).end();
  };
  const server = createServer({ connectionsCheckingInterval: 2_000 }, (request, response) =>
    handle(request, response),
  );
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    server,
    open(handler) {
      handle = handler;
      for (const [request, response] of waiting.splice(0)) handler(request, response);
    },
    async close(graceMs, lingerMs = 0) {
      const idleUntil = performance.now() + lingerMs;
      // More than once: an answer begun before we said that connections are not kept leaves one behind.
      const letGo = () => {
        if (performance.now() >= idleUntil) server.closeIdleConnections();
      };
      letGo();
      const sweep = setInterval(letGo, 50);
      const force = setTimeout(() => server.closeAllConnections(), graceMs);
      // Not http's own close: that cuts idle connections at once, and a proxy may just be sending a form on one.
      await new Promise<unknown>((resolve) => NetServer.prototype.close.call(server, resolve));
      clearInterval(sweep);
      clearTimeout(force);
      // Ends what http's server checks its connections with.
      server.close();
    },
  };
}
