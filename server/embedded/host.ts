import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { DatabaseSync } from "node:sqlite";

/** One call on an embedded host, already read. */
export interface EmbeddedCall {
  query: URLSearchParams;
  form: URLSearchParams;
  token: string | null;
  /** Which half of the bilingual content to answer with. */
  lang: "zh" | "en";
}

/** An embedded host: the calls it answers in its own envelope, and the files it serves to browsers. */
export interface EmbeddedHost {
  /** `GET api/tv.movie/detail` -> payload. Throw a Refusal for any other code. */
  calls: Record<string, (call: EmbeddedCall) => unknown>;
  success: number;
  /** Serves a GET or HEAD for a file; false when the path is none. */
  files(request: IncomingMessage, response: ServerResponse, path: string): boolean;
}

export type OpenEmbeddedHost = (db: DatabaseSync) => Promise<EmbeddedHost>;

/** A reply with another code than success. */
export class Refusal extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

const mostFormBytes = 256 * 1024;

/** Listens on a free loopback port. */
export async function listen(host: EmbeddedHost): Promise<{ base: URL; server: Server }> {
  const server = createServer((request, response) => {
    answer(host, request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { base: new URL(`http://127.0.0.1:${port}/`), server };
}

async function answer(host: EmbeddedHost, request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? "/", "http://embedded.invalid");
  const handler = host.calls[`${request.method} ${url.pathname.slice(1)}`];
  if (handler === undefined) {
    if (host.files(request, response, url.pathname)) return;
    response.writeHead(404, { "content-type": "text/plain" }).end("Not Found");
    return;
  }
  const form = new URLSearchParams(await readBody(request));
  const token = request.headers["token"];
  const reply = envelope(host, () =>
    handler({
      query: url.searchParams,
      form,
      token:
        typeof token === "string" ? token : (form.get("token") ?? url.searchParams.get("token")),
      lang: url.searchParams.get("lang")?.startsWith("en") ? "en" : "zh",
    }),
  );
  response
    .writeHead(200, { "content-type": "application/json; charset=utf-8" })
    .end(JSON.stringify(reply));
}

function envelope(host: EmbeddedHost, run: () => unknown) {
  try {
    return { code: host.success, msg: "ok", time: "0", data: run() };
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, msg: error.message, data: null };
    throw error;
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request) {
    body += String(chunk);
    if (body.length > mostFormBytes) throw new Error("the form is too large");
  }
  return body;
}
