import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";

type Answer = (request: IncomingMessage, response: ServerResponse, url: URL) => void;

export interface FakeUpstream {
  /** `http://127.0.0.1:PORT` */
  base: string;
  /** Paths asked for, in order, with their query. */
  asked: string[];
  /** Calls nobody scripted; a test that leaves any has failed. */
  unexpected: string[];
  /** What the host does with a path (`/api/tv.movie/detail`), or with everything (`*`). */
  on(path: string, answer: Answer): void;
  stop(): Promise<void>;
}

/** An upstream host that does what a test tells it, over real HTTP on a free port. */
export async function startUpstream(): Promise<FakeUpstream> {
  const answers = new Map<string, Answer>();
  const asked: string[] = [];
  const unexpected: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://fake.invalid");
    asked.push(`${request.method} ${url.pathname}${url.search}`);
    const answer = answers.get(url.pathname) ?? answers.get("*");
    if (answer !== undefined) return answer(request, response, url);
    unexpected.push(url.pathname);
    response.writeHead(404).end();
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}`,
    asked,
    unexpected,
    on: (path, answer) => void answers.set(path, answer),
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A reply in the envelope of the movie API. */
export function reply(data: unknown, code: number | string = 1, msg = "ok"): Answer {
  return (_request, response) =>
    response
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify({ code, msg, data }));
}
