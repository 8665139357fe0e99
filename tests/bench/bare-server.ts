import { createServer } from "node:http";

/** The least a Node process can do: one ready buffer for every request. Its body comes from another server. */
const [, , source = ""] = process.argv;
const copy = await fetch(source, { headers: { "accept-encoding": "br" } });
const encoded = copy.headers.get("content-encoding");
// fetch has decoded the body; what goes out must have the size the other server sends.
const length = Number(copy.headers.get("content-length"));
await copy.arrayBuffer();
const body = Buffer.alloc(length, "x");
const headers = {
  "content-type": "text/html",
  "x-encoding": encoded ?? "",
  "content-length": length,
};

createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(process.env["PORT"]), "127.0.0.1");
