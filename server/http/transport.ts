import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";
import { Agent, FormData, request as undiciRequest } from "undici";
import { Unavailable } from "./errors.ts";
import type { RawReply } from "./reply.ts";

/** No upstream answer may be larger than this, before or after decompression. */
const maxBodyBytes = 4 * 1024 * 1024;
const connectMs = 1_000;
const connections = 64;

export interface RawCall {
  method: "GET" | "HEAD" | "POST";
  url: URL;
  headers: Record<string, string>;
  body: string | FormWithFile | null;
  signal: AbortSignal;
}

interface FormWithFile {
  form: URLSearchParams;
  file: { name: string; type: string; bytes: Uint8Array<ArrayBuffer> };
}

export interface Transport {
  /** One attempt, redirects off. Every fault of the network or of the body is Unavailable. */
  send(call: RawCall): Promise<RawReply>;
  close(): Promise<void>;
}

export function createTransport(): Transport {
  const agent = new Agent({
    connect: { timeout: connectMs },
    connections,
    maxResponseSize: maxBodyBytes,
    maxHeaderSize: 16 * 1024,
  });
  return {
    async send({ method, url, headers, body, signal }) {
      try {
        const reply = await undiciRequest(url, {
          dispatcher: agent,
          method,
          headers: { ...headers, accept: "application/json", "accept-encoding": "gzip, br" },
          body: typeof body === "object" && body !== null ? inParts(body) : body,
          signal,
        });
        const bytes = new Uint8Array(await reply.body.arrayBuffer());
        const plain =
          method === "HEAD" ? bytes : await decompress(bytes, reply.headers["content-encoding"]);
        return {
          status: reply.statusCode,
          statusText: reply.statusText,
          text: new TextDecoder().decode(plain),
        };
      } catch (error) {
        throw faultOf(error, method, url);
      }
    },
    close: () => agent.destroy(),
  };
}

function inParts({ form, file }: FormWithFile): FormData {
  const parts = new FormData();
  for (const [name, value] of form) parts.append(name, value);
  parts.append("file", new Blob([file.bytes], { type: file.type }), file.name);
  return parts;
}

const decoders: Record<string, typeof promisedGunzip> = {
  gzip: (bytes, options) => promisedGunzip(bytes, options),
  br: (bytes, options) => promisify(brotliDecompress)(bytes, options),
};
const promisedGunzip = promisify<Uint8Array, { maxOutputLength: number }, Uint8Array>(gunzip);

async function decompress(bytes: Uint8Array, encoding: string | string[] | undefined) {
  if (encoding === undefined || encoding === "identity") return bytes;
  const decode = decoders[String(encoding)];
  if (!decode) throw new Error(`content-encoding ${String(encoding)}`);
  return decode(bytes, { maxOutputLength: maxBodyBytes });
}

/** What could not be sent is our own fault and reached nobody; a connection that never stood, neither. */
function faultOf(error: unknown, method: string, url: URL): Unavailable {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const name = error instanceof Error ? error.name : "fault";
  const ours = code === "UND_ERR_INVALID_ARG" || error instanceof TypeError;
  const unsent = ours || /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)$/.test(code);
  return new Unavailable(`${method} ${url.pathname}: ${name} ${code}`, {
    hostFault: !ours,
    arrival: unsent ? "never" : "maybe",
  });
}
