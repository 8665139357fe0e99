import { afterAll, beforeAll, expect, test } from "vitest";
import {
  albumsUrl,
  albumUrl,
  articleUrl,
  bibleFileUrl,
  loginUrl,
  mineUrl,
} from "../../app/urls/index.ts";
import { ask, type Asking } from "../rigs/browse.ts";
import { run, type Running } from "../rigs/processes.ts";
import { limitMemory } from "../rigs/memory-limit.ts";
import { realHosts } from "../rigs/site.ts";
import { reply, startUpstream, type FakeUpstream } from "../rigs/upstream.ts";

/**
 * The least machine the README promises: everything that one request or a few once ended or filled, against a worker
 * that has 512 MB to itself, on a host of its own: no process of the demonstration counts, and none is asked. Where no such limit can be had the same is asked of a process without one.
 */
const limit = limitMemory(512);
let host: FakeUpstream;
let site: Running;
let origin: string;

beforeAll(async () => {
  if (!limit.held) console.log(limit.words);
  host = await startUpstream();
  host.on("*", (_request, response) => response.writeHead(404).end("x".repeat(64 * 1024)));
  host.on("/api/tv.common/index", reply({ ucenter: { open: "1" } }));
  host.on("/api/tv.common/seo", reply({}));
  host.on("/api/tv.category/index", reply([]));
  host.on("/api/tv.movie/index", reply({ data: [], total: 0 }));
  const million = `{"code":1,"data":[${Array(1_000_000).fill("{}").join(",")}]}`;
  host.on("/api/tv.movie/detail", (request, response, url) => {
    const movid = Number(url.searchParams.get("movid"));
    if (movid > 1_000) response.end(million);
    else reply({ movid, title: "专辑", url_list: [{ urlid: 1 }] })(request, response, url);
  });
  host.on("/v1/article/detail", (request, response, url) => {
    const content = "<b>".repeat(200_000);
    reply({ itemid: 1, title: "文章", content }, 0)(request, response, url);
  });
  const command = limit.hold([process.execPath, "server/process/worker.ts"]);
  site = run(command, {
    PORT: "0",
    HOST: "127.0.0.1",
    MALLOC_ARENA_MAX: "2",
    ...realHosts(host.base),
  });
  const [line] = await site.said(/^\{.*"port":\d+.*\}$/m);
  origin = `http://127.0.0.1:${(JSON.parse(line) as { port: number }).port}`;
}, 30_000);
afterAll(async () => {
  await site.stop();
  await host.stop();
  limit.remove();
});

const get = (path: string, headers: Asking["headers"] = {}) => ask(origin, path, { headers });
/** A few at a time, as many times as it says. */
async function times(count: number, work: (n: number) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < count; from += 20) {
    await Promise.all(Array.from({ length: 20 }, (_, n) => work(from + n)));
  }
}

const attacks: [string, () => Promise<unknown>][] = [
  [
    "files a host refuses with a body",
    () => times(40, (n) => get(bibleFileUrl(`subtitles/43/${n + 1}.vtt`))),
  ],
  [
    "forms of a million fields",
    () =>
      times(40, () =>
        ask(origin, mineUrl(), {
          method: "POST",
          headers: {
            cookie: "session=x",
            origin: "http://127.0.0.1",
            "content-type": "application/x-www-form-urlencoded",
          },
          body: "a&".repeat(3_900_000),
        }).catch(() => null),
      ),
  ],
  ["payloads of a million objects", () => times(20, (n) => get(albumUrl(2_000 + n)))],
  ["articles of 200,000 tags", () => times(20, (n) => get(articleUrl(n + 1)))],
  [
    "tokens nobody could keep",
    () => times(20, (n) => get(loginUrl(), { cookie: `session=${"x".repeat(n * 300)}` })),
  ],
  [
    "junk in private cookies",
    () => times(1_000, (n) => get(albumUrl(1), { cookie: `flash=${n}` })),
  ],
  [
    "1,500 spellings of a page",
    () => times(1_500, (n) => get(`/${"/".repeat(n % 40)}%63ontent/VIEW/movid/1?x=${n}`)),
  ],
  ["600 pages nobody has", () => times(600, (n) => get(albumsUrl(10_000 + n)))],
  [
    "600 pages everybody might have",
    () => times(600, (n) => get(`/content/view/movid/${(n % 900) + 1}?page=${n % 7}`)),
  ],
];

test.each(attacks)(
  "%s leave the process alive, and others their pages",
  async (_name, attack) => {
    const { pid } = site.child;
    await attack();
    const [health, page] = [await get("/healthz"), await get(albumUrl(1))];
    expect([health.status, page.status]).toEqual([200, 200]);
    expect([site.child.pid, site.child.exitCode, site.child.signalCode]).toEqual([pid, null, null]);
    expect(site.output().err).not.toMatch(/FATAL ERROR|Unhandled|uncaught/i);
  },
  60_000,
);
