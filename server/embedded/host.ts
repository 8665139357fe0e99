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
  /** The multipart field `file`. */
  file: { type: string; bytes: Buffer } | null;
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

/** A field of the form or, as PHP's `$_REQUEST` does, of the query. */
export function field({ form, query }: EmbeddedCall, name: string): string {
  return form.get(name) ?? query.get(name) ?? "";
}

const mostFormBytes = 256 * 1024;
const mostMultipartBytes = 3 * 1024 * 1024;

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface Listening {
  base: URL;
  server: Server;
}

/** A host on a loopback port; 0 is a free one of the system's choice. */
export function listen(host: EmbeddedHost, port = 0): Promise<Listening> {
  return listenFor((request, response) => answerFor(host, request, response), port);
}

/** Whatever answers, on a loopback port. */
export async function listenFor(answer: Answer, port = 0): Promise<Listening> {
  const server = createServer((request, response) => {
    response.on("error", () => response.destroy());
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve, reject) => {
    // Behind the start too: a connection that cannot be accepted must not end the process.
    server.on("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address() as AddressInfo;
  return { base: new URL(`http://127.0.0.1:${address.port}/`), server };
}

/** The calls and the files of a host. */
async function answerFor(host: EmbeddedHost, request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? "/", "http://embedded.invalid");
  const handler = host.calls[`${request.method} ${url.pathname.slice(1)}`];
  if (handler === undefined) {
    if (host.files(request, response, url.pathname)) return;
    response.writeHead(404, { "content-type": "text/plain" }).end("Not Found");
    return;
  }
  const { form, file } = await readBody(request);
  const header = request.headers["token"];
  const token =
    typeof header === "string" ? header : form.get("token") || url.searchParams.get("token");
  const lang = url.searchParams.get("lang")?.startsWith("en") ? "en" : "zh";
  const reply = await envelope(host, () =>
    handler({ query: url.searchParams, form, token, lang, file }),
  );
  response
    .writeHead(200, { "content-type": "application/json; charset=utf-8" })
    .end(JSON.stringify(reply));
}

async function envelope(host: EmbeddedHost, run: () => unknown) {
  try {
    return { code: host.success, msg: "ok", time: "0", data: await run() };
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, msg: error.message, data: null };
    throw error;
  }
}

async function readBody(request: IncomingMessage): Promise<Pick<EmbeddedCall, "form" | "file">> {
  const type = request.headers["content-type"] ?? "";
  const multipart = type.startsWith("multipart/form-data");
  const most = multipart ? mostMultipartBytes : mostFormBytes;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) throw new Error("the form is too large");
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  if (!multipart) return { form: new URLSearchParams(body.toString()), file: null };

  const form = new URLSearchParams();
  let file: EmbeddedCall["file"] = null;
  const fields = await new Response(body, { headers: { "content-type": type } }).formData();
  for (const [name, value] of fields) {
    if (typeof value === "string") form.append(name, value);
    else if (name === "file") {
      file = { type: value.type, bytes: Buffer.from(await value.arrayBuffer()) };
    }
  }
  return { form, file };
}
