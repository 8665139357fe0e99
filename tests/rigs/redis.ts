import { createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";

export interface FakeRedis {
  url: string;
  values: Map<string, string>;
  stop(): Promise<void>;
}

/** Speaks enough of the Redis protocol for GET and SET; every other command is answered with OK. */
export async function startRedis(): Promise<FakeRedis> {
  const values = new Map<string, string>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    let pending = "";
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => undefined);
    socket.on("data", (chunk) => {
      pending += chunk.toString();
      for (let taken = takeCommand(pending); taken !== null; taken = takeCommand(pending)) {
        pending = taken.rest;
        socket.write(run(values, taken.words));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `redis://127.0.0.1:${port}`,
    values,
    stop() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function run(values: Map<string, string>, [name = "", key = "", value = ""]: string[]): string {
  if (name.toLowerCase() === "info") return bulk("redis_version:7.0.0\r\nloading:0\r\n");
  if (name.toLowerCase() === "set") values.set(key, value);
  if (name.toLowerCase() !== "get") return "+OK\r\n";
  const found = values.get(key);
  return found === undefined ? "$-1\r\n" : bulk(found);
}

function bulk(text: string): string {
  return `$${Buffer.byteLength(text)}\r\n${text}\r\n`;
}

/** One `*N $len word ...` command off the front, or null while it is not whole. Words here are ASCII. */
function takeCommand(text: string): { words: string[]; rest: string } | null {
  const head = /^\*(\d+)\r\n/.exec(text);
  if (head === null) return null;
  let at = head[0].length;
  const words: string[] = [];
  for (let index = 0; index < Number(head[1]); index++) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at));
    if (size === null) return null;
    at += size[0].length;
    const length = Number(size[1]);
    if (text.length < at + length + 2) return null;
    words.push(text.slice(at, at + length));
    at += length + 2;
  }
  return { words, rest: text.slice(at) };
}
