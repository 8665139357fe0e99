import { createServer, get, type IncomingMessage } from "node:http";
import { pipeline } from "node:stream/promises";

/** The least a Node process can do to pass a file on: one host's answer, piped. */
const [, , source = ""] = process.argv;

createServer((request, response) => {
  get(source + (request.url ?? "/"), (answer: IncomingMessage) => {
    response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    // Who goes away in the middle is no fault.
    pipeline(answer, response).catch(() => response.destroy());
  }).on("error", () => response.writeHead(502).end());
}).listen(Number(process.env["PORT"]), "127.0.0.1");
