import { createServer, get } from "node:http";

/** The least a Node process can do: the very bytes of another server's answer, headers and all, from one buffer. */
const [, , source = ""] = process.argv;
const { headers, body } = await copy(source);

createServer((_request, response) => {
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
