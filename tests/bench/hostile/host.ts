import { createServer, type ServerResponse } from "node:http";
import sharp from "sharp";

/** The six hosts of a site under attack, at one address: quick and well, but for pictures that hang. */
const answerMs = 10;
let hits = 0;

const picture = await sharp({
  create: { width: 1600, height: 1000, channels: 3, background: "#357", noise: noise() },
})
  .jpeg()
  .toBuffer();
const audio = Buffer.alloc(8 * 1024 * 1024, 1);

createServer((request, response) => {
  const url = new URL(request.url ?? "/", "http://host.invalid");
  const { pathname } = url;
  if (pathname === "/hits") return void response.end(String(hits));
  if (pathname.startsWith("/hang")) return;
  if (pathname.startsWith("/real")) {
    return void response.writeHead(200, { "content-type": "image/jpeg" }).end(picture);
  }
  if (pathname.startsWith("/audio/")) {
    return sendAudio(response, /^bytes=0-(\d+)$/.exec(request.headers.range ?? "")?.[1]);
  }
  if (pathname.endsWith("/hit")) hits += 1;
  setTimeout(() => reply(response, answerTo(pathname, url.searchParams)), answerMs);
}).listen(Number(process.env["PORT"]), "127.0.0.1");

/** All of it, or as far as a player wants it. */
function sendAudio(response: ServerResponse, until: string | undefined): void {
  const body = until === undefined ? audio : audio.subarray(0, Number(until) + 1);
  response.writeHead(until === undefined ? 200 : 206, {
    "content-type": "audio/mpeg",
    "accept-ranges": "bytes",
    "content-length": body.length,
    ...(until !== undefined && { "content-range": `bytes 0-${until}/${audio.length}` }),
  });
  response.end(body);
}

function answerTo(path: string, query: URLSearchParams): unknown {
  const movid = Number(query.get("movid") ?? 1);
  if (path.endsWith("movie/detail")) {
    return {
      ...album(movid),
      url_list: many(60, (at) => ({ urlid: movid * 100 + at, title: `Part ${at}` })),
    };
  }
  if (path.endsWith("movie/url")) return { urlid: 1, movid, title: "A part", url: "/a.mp4" };
  if (path.endsWith("movie/index")) return { data: many(24, album), total: 240 };
  if (path.endsWith("index/index")) return { recommends: many(24, album), hot: many(24, album) };
  if (path.endsWith("category/index")) return many(30, (id) => ({ id, name: `Category ${id}` }));
  return {};
}

function album(movid: number) {
  const description = "A talk in many parts about what is written. ".repeat(10);
  return { movid, title: `Album ${movid}`, thumb: "", description, hits: movid, url_count: 60 };
}

function reply(response: ServerResponse, data: unknown): void {
  response
    .writeHead(200, { "content-type": "application/json" })
    .end(JSON.stringify({ code: 1, msg: "ok", data }));
}

function many<T>(count: number, make: (at: number) => T): T[] {
  return Array.from({ length: count }, (_, at) => make(at + 1));
}

/** A picture that is some work to make smaller. */
function noise() {
  return { type: "gaussian" as const, mean: 128, sigma: 40 };
}
