import { gzipSync } from "node:zlib";
import { realHosts, startSite, type TestSite } from "../rigs/site.ts";
import { reply, startUpstream, type FakeUpstream } from "../rigs/upstream.ts";

export type Behaviour = Parameters<FakeUpstream["on"]>[1];

/** Nobody listens there: the port is reserved, and only root could take it. */
export const refusedBase = "http://127.0.0.1:1";
export const pages = { album: "/content/view/movid/1", player: "/html/1/11.html", home: "/" };

const megabyte = 1024 * 1024;
let bomb: Buffer | null = null;
let large: Buffer | null = null;

/** What a host may do wrong, call by call. */
export const faults = {
  "black hole": () => {},
  reset: (_request, response) => response.socket?.destroy(),
  "reset half-way": (_request, response) => {
    response.writeHead(200, { "content-length": "1000" }).write('{"code":1,', () => {
      response.socket?.destroy();
    });
  },
  "500": (_request, response) => response.writeHead(500).end("no"),
  "HTML instead of JSON": (_request, response) =>
    response.writeHead(200, { "content-type": "text/html" }).end("<html><main>busy</main></html>"),
  "wrong shape": reply("oops"),
  "no envelope": (_request, response) => response.end('{"hello":"world"}'),
  "1 byte a second": (_request, response) => {
    response.writeHead(200, { "content-type": "application/json" }).write("{");
    const drip = setInterval(() => response.write(" "), 1_000);
    response.once("close", () => clearInterval(drip));
  },
  "gzip bomb of 100 MB": (_request, response) => {
    bomb ??= gzipSync(Buffer.alloc(100 * megabyte), { level: 1 });
    response.writeHead(200, { "content-encoding": "gzip" }).end(bomb);
  },
  "body of 10 MB": (_request, response) => {
    large ??= Buffer.alloc(10 * megabyte, " ");
    response.writeHead(200).end(large);
  },
  "empty body": (_request, response) => response.writeHead(200).end(),
} satisfies Record<string, Behaviour>;

const album = {
  movid: 1,
  title: "An album seen before",
  category: { id: 3, name: "talks" },
  url_list: [{ urlid: 11, title: "the first part" }],
};

/** A small host that is well. */
export function wellHost(fake: FakeUpstream): void {
  const answers = {
    "tv.common/index": reply({ footer_text: "<p>footer</p>" }),
    "tv.common/seo": reply({}),
    "tv.index/index": reply({ recommends: [album] }),
    "tv.movie/index": reply([]),
    "tv.movie/detail": reply(album),
    "tv.movie/url": reply({ urlid: 11, title: "the first part", url: "/first.webm" }),
  };
  for (const [path, answer] of Object.entries(answers)) fake.on(`/api/${path}`, answer);
}

/** From now on the host does this to every call. */
export function failAll(fake: FakeUpstream, fault: Behaviour): void {
  const paths = ["common/index", "common/seo", "index/index"];
  for (const path of [...paths, "movie/index", "movie/detail", "movie/url"]) {
    fake.on(`/api/tv.${path}`, fault);
  }
  fake.on("*", fault);
}

export interface Outcome {
  status: number;
  headers: Headers;
  html: string;
  ms: number;
}

/** One visit by somebody who is no person, so that no view is counted. */
export async function visit(site: TestSite, path: string): Promise<Outcome> {
  const started = Date.now();
  const response = await fetch(site.origin + path, {
    headers: { "user-agent": "Googlebot/2.1" },
    redirect: "manual",
  });
  const html = await response.text();
  return { status: response.status, headers: response.headers, html, ms: Date.now() - started };
}

/** A site whose hosts are all at `base`. */
export const siteBefore = (base: string): Promise<TestSite> =>
  startSite({ ...realHosts(base), SESSION_SECRET: "a secret for tests only that is long enough" });

/** Runs `work` with a site of its own, whose breakers know of nothing before. */
export async function onSite<T>(base: string, work: (site: TestSite) => Promise<T>): Promise<T> {
  const site = await siteBefore(base);
  try {
    return await work(site);
  } finally {
    await site.stop();
  }
}

/** Runs `work` with a host of its own. */
export async function withHost<T>(work: (fake: FakeUpstream) => Promise<T>): Promise<T> {
  const fake = await startUpstream();
  try {
    return await work(fake);
  } finally {
    await fake.stop();
  }
}
