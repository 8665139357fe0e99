import { gzipSync } from "node:zlib";
import { hostTraits } from "../../../server/http/hosts.ts";
import type { Behaviour, Exchange } from "../../rigs/proxies.ts";

/** What hosts do wrong. `refused` is not here: nobody listens there. */

const megabyte = 1024 * 1024;
/** What a host says where it says no. */
export const refusal = "这里没有这样的东西";

const json = { "content-type": "application/json; charset=utf-8" };

/** Sends one body to everybody; a large one is made once. */
function always(status: number, headers: Record<string, string>, make: (one: Exchange) => Buffer) {
  const made = new Map<string, Buffer>();
  return (exchange: Exchange) => {
    const key = String(codeOf(exchange));
    const body = made.get(key) ?? make(exchange);
    made.set(key, body);
    exchange.response.writeHead(status, headers).end(body);
  };
}

/** The code that means success; files have none. */
const codeOf = ({ host }: Exchange) => hostTraits[host].success[0] ?? null;

/** A payload in the host's envelope, as text. */
function enveloped(exchange: Exchange, payload: string): Buffer {
  const code = codeOf(exchange);
  return Buffer.from(code === null ? payload : `{"code":${code},"msg":"ok","data":${payload}}`);
}

/** The host's own answer, cut off in its midst; `end` says how. */
async function half({ forward, response }: Exchange, end: "reset" | "end"): Promise<void> {
  const { status, headers, body } = await forward();
  const first = body.subarray(0, Math.ceil(body.length / 2));
  const type = headers["content-type"] ?? "application/json";
  if (end === "end") {
    response.writeHead(status, { "content-type": type }).end(first);
    return;
  }
  response.writeHead(status, { "content-type": type, "content-length": body.length + 1 });
  response.write(first, () => response.socket?.resetAndDestroy());
}

export const connectionFaults = {
  "black hole": () => undefined,
  "reset before headers": ({ response }) => void response.socket?.resetAndDestroy(),
  "reset in the body": (exchange) => half(exchange, "reset"),
  "1 byte a second": ({ response }) => {
    response.writeHead(200, json).write("{");
    const drip = setInterval(() => response.write(" "), 1_000);
    response.once("close", () => clearInterval(drip));
  },
} satisfies Record<string, Behaviour>;

/** Statuses and bodies that are none. `elsewhere` is where the redirect leads. */
export const answerFaults = (elsewhere: () => string) =>
  ({
    "500": always(500, { "content-type": "text/plain" }, () => Buffer.from("no")),
    "404 with a body": (exchange) => {
      const { response, dialect } = exchange;
      // Another house says it with a code.
      const coded = dialect === 2 && codeOf(exchange) !== null;
      const body = { code: coded ? "1044" : 404, msg: refusal, data: coded ? [] : null };
      response.writeHead(coded ? 200 : 404, json).end(JSON.stringify(body));
    },
    "404 without a body": ({ response }) => void response.writeHead(404).end(),
    "302 elsewhere": ({ request, response }) =>
      void response.writeHead(302, { location: elsewhere() + request.url }).end(),
    HTML: always(200, { "content-type": "text/html" }, () =>
      Buffer.from("<!doctype html><html><body><main>busy</main></body></html>"),
    ),
    "empty body": ({ response }) => void response.writeHead(200, json).end(),
  }) satisfies Record<string, Behaviour>;

export const payloadFaults = {
  "wrong shape": always(200, json, (exchange) => enveloped(exchange, '"oops"')),
  truncated: (exchange) => half(exchange, "end"),
  "wrong charset": async ({ forward, response }) => {
    const { status, headers, body } = await forward();
    const type = headers["content-type"] ?? "";
    const isText = /json|text/.test(type);
    // Every letter beyond ASCII as one byte that UTF-8 does not know.
    const latin = () => Buffer.from(String(body).replace(/[^\0-\x7f]/g, "é"), "latin1");
    response.writeHead(status, { "content-type": type }).end(isText ? latin() : body);
  },
  "10,000 levels": always(200, json, (exchange) =>
    enveloped(exchange, "[".repeat(10_000) + "]".repeat(10_000)),
  ),
} satisfies Record<string, Behaviour>;

export const sizeFaults = {
  "10 MB": always(200, json, (exchange) => enveloped(exchange, `"${"a".repeat(10 * megabyte)}"`)),
  "compressed bomb": always(200, { ...json, "content-encoding": "gzip" }, (exchange) =>
    gzipSync(enveloped(exchange, `"${" ".repeat(50 * megabyte)}"`)),
  ),
  "a header of 1 MB": ({ response }) =>
    void response.writeHead(200, { ...json, "x-large": "a".repeat(megabyte) }).end("{}"),
  "1,000,000 objects": always(200, json, (exchange) =>
    enveloped(exchange, `[${"{},".repeat(999_999)}{}]`),
  ),
} satisfies Record<string, Behaviour>;
