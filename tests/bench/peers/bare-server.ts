import { createServer, get } from "node:http";

/** The least a Node process can do: the very bytes of another server's answer, headers and all, from one buffer. */
const [, , source = ""] = process.argv;
const { headers, body } = await copy(source);
const etag = headers[headers.findIndex((text) => /^etag$/i.test(text)) + 1];
const withoutBody = headers.flatMap((text, at) =>
  at % 2 === 0 && !/^content-(length|encoding|type)$/i.test(text)
    ? [text, headers[at + 1] ?? ""]
    : [],
);

createServer((request, response) => {
  if (etag !== undefined && request.headers["if-none-match"] === etag) {
    response.writeHead(304, withoutBody);
    return void response.end();
  }
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(process.env["PORT"]), "127.0.0.1");

function copy(url: string): Promise<{ headers: string[]; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br" } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        // Node writes these by itself.
        const own = response.rawHeaders.flatMap((name, index, all) =>
          index % 2 === 1 || /^(date|connection|keep-alive)$/i.test(name)
            ? []
            : [name, all[index + 1] ?? ""],
        );
        resolve({ headers: own, body: Buffer.concat(chunks) });
      });
    }).on("error", reject);
  });
}
