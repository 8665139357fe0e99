import { createServer, request as httpRequest } from "node:http";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { hostNames, type HostName, type HostPlaces } from "../../server/http/hosts.ts";
import { translate, type Dialect } from "./dialect.ts";

/** What a host answered, whole. */
interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Exchange {
  host: HostName;
  dialect: Dialect;
  request: IncomingMessage;
  response: ServerResponse;
  /** What the host would have answered. */
  forward(): Promise<Reply>;
}

/** Does something else with a call than passing it on. */
export type Behaviour = (exchange: Exchange) => void | Promise<void>;

export interface Proxies {
  base(host: HostName): string;
  /** `account POST /apiv2/login`, in the order they came. */
  asked: string[];
  /** Calls that are not over yet. */
  open(): number;
  /** Comes true once no call is open. */
  quiet(): Promise<void>;
  stop(): Promise<void>;
}

/** Nobody listens there: the port is reserved, and only root could take it. */
const nobody = "http://127.0.0.1:1";

/**
 * A server before each host, that passes every call on in a dialect; `behaviour` deals with those for `faulty`.
 * `refused`: nobody is where that host is said to be.
 */
export async function startProxies(
  places: HostPlaces,
  dialect: Dialect,
  faulty: HostName | null = null,
  behaviour: Behaviour | "refused" | null = null,
): Promise<Proxies> {
  const asked: string[] = [];
  const sockets = new Set<Socket>();
  const waiting: (() => void)[] = [];
  let open = 0;

  function listen(host: HostName) {
    const server = createServer((request, response) => {
      const path = (request.url ?? "/").split("?", 1)[0];
      asked.push(`${host} ${request.method} ${path}`);
      open += 1;
      response.once("close", () => {
        open -= 1;
        if (open === 0) for (const tell of waiting.splice(0)) tell();
      });
      const exchange = { host, dialect, request, response };
      const body = read(request);
      const forward = () => body.then((sent) => ask(places[host].base, request, sent, dialect));
      const work =
        host === faulty && typeof behaviour === "function"
          ? behaviour({ ...exchange, forward })
          : forward().then((reply) => pass(reply, response));
      // A visitor who has gone is no fault of the host's.
      Promise.resolve(work).catch(() => response.destroy());
    });
    server.on("connection", (socket) => {
      sockets.add(socket);
      socket.on("error", () => undefined);
      socket.once("close", () => sockets.delete(socket));
    });
    return new Promise<{ host: HostName; server: typeof server }>((resolve) => {
      server.listen(0, "127.0.0.1", () => resolve({ host, server }));
    });
  }

  const servers = await Promise.all(hostNames.map(listen));
  const bases = new Map(
    servers.map(({ host, server }) => [
      host,
      `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ]),
  );
  return {
    base: (host) =>
      host === faulty && behaviour === "refused" ? nobody : (bases.get(host) ?? nobody),
    asked,
    open: () => open,
    quiet: () => (open === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
    async stop() {
      for (const socket of sockets) socket.destroy();
      await Promise.all(servers.map(({ server }) => new Promise((done) => server.close(done))));
    },
  };
}

/** Passes an answer on as it is. */
function pass({ status, headers, body }: Reply, response: ServerResponse): void {
  response.writeHead(status, {
    ...without(headers, "connection", "keep-alive", "transfer-encoding"),
    "content-length": body.length,
  });
  response.end(response.req.method === "HEAD" ? undefined : body);
}

async function ask(
  base: URL,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  dialect: Dialect,
): Promise<Reply> {
  const sent = { ...without(headers, "accept-encoding"), host: base.host, connection: "close" };
  const reply = await new Promise<Reply>((resolve, reject) => {
    httpRequest(new URL(url ?? "/", base), { method, headers: sent, agent: false }, (response) => {
      read(response).then((read) => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: read });
      }, reject);
    })
      .on("error", reject)
      .end(body);
  });
  const isJson = /\bjson\b/.test(String(reply.headers["content-type"]));
  if (dialect === 1 || !isJson || reply.body.length === 0) return reply;
  return { ...reply, body: Buffer.from(JSON.stringify(translate(JSON.parse(String(reply.body))))) };
}

async function read(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function without(headers: IncomingHttpHeaders, ...names: string[]): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}
