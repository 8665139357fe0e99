import autocannon from "autocannon";
import { bibleSearchUrl, chapterUrl } from "../../app/urls/index.ts";
import { ensureBuild } from "../../server/process/ensure-build.ts";
import { start, type Running } from "./processes.ts";

/** `npm run bench`: what the site does, as ratios measured in one run on one machine. Asserts nothing. */
const seconds = 5;
const page = "/content/view/movid/1001";

if (process.argv.includes("--hostile")) {
  await import("./hostile.ts");
  process.exit(0);
}
ensureBuild();
const site = await start(["server/process/worker.ts"], "/healthz");
const stock = await start(
  ["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"],
  "/404",
);
await Promise.all([fetch(site.origin + page), fetch(stock.origin + page)]);
const idle = site.memory();
const bare = await start(["tests/bench/bare-server.ts", site.origin + page], "/");

const cached = await ratio(
  () => load(site, () => page, 40),
  () => load(bare, () => page, 40),
);
let turn = 0;
// `t` is a page of its own for the cache and nothing at all for the upstream hosts.
const unseen = () => `/html/1001/10001.html?t=${++turn}`;
const uncached = await ratio(
  () => load(site, unseen, 10),
  () => load(stock, unseen, 10),
);

const own = await ownTimes(300);

const starts: number[] = [];
for (let run = 0; run < 3; run++) {
  const again = await start(["server/process/worker.ts"], "/readyz");
  starts.push(again.startMs);
  again.stop();
}

const psalms = Array.from({ length: 100 }, (_, index) =>
  chapterUrl(19, index + 1, { versions: ["kjv"] }),
);
const firstTime = await p50(psalms);
const again = await p50(psalms);
const words = ["love", "mercy", "the lord is my shepherd", "神爱", "恩典", "耶和华"];
const searches = words.flatMap((one) =>
  [0, 1, 2, 4, 8].map((type) => bibleSearchUrl(one, type, 0, ["kjv", "hhb"])),
);
const searched = await p50(searches);
const long = chapterUrl(19, 119, { versions: ["hhb", "kjv", "asv"] });

console.log(`
cached page      ${line(cached)}   ${percent(cached)} of a bare node:http server (target 80 %)
uncached page    ${line(uncached)}   ${times(uncached)} stock remix-serve (target 2x)
our own time     p50 ${own.p50.toFixed(1)}, p99 ${own.p99.toFixed(1)} ms a page, without the slowest upstream call (target 3 and 15 ms)
start to ready   ${Math.round(median(starts))} ms (target 1500 ms; the first start lays the content: ${Math.round(site.startMs)} ms)
idle memory      ${Math.round(idle)} MB of the worker after one page (target 150 MB); after the load ${Math.round(site.memory())} MB
page, brotli     home ${await size("/")}, album ${await size(page)}, player ${await size("/html/1001/10001.html")} KB (target 14 KB)
Bible chapter    ${firstTime} ms the first time, ${again} ms from the cache; a search ${searched} ms (medians, whole answers)
its page, brotli John 3 ${await size(chapterUrl(43, 3))}, Psalm 119 in three versions ${await size(long)} KB (target 30 KB)
`);
for (const running of [site, stock, bare]) running.stop();

interface Pair {
  ours: number;
  theirs: number;
}

/** Turn and turn about, so that whatever else the machine does meets both. */
async function ratio(ours: () => Promise<number>, theirs: () => Promise<number>): Promise<Pair> {
  const found: Pair[] = [];
  for (let round = 0; round < 3; round++) {
    found.push({ ours: await ours(), theirs: await theirs() });
  }
  return {
    ours: median(found.map((pair) => pair.ours)),
    theirs: median(found.map((pair) => pair.theirs)),
  };
}

async function load(running: Running, path: () => string, connections: number): Promise<number> {
  const result = await autocannon({
    url: running.origin,
    connections,
    duration: seconds,
    headers: { "accept-encoding": "br" },
    requests: [{ setupRequest: (request) => ({ ...request, path: path() }) }],
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${running.origin}: ${result.non2xx} refused, ${result.errors} failed`);
  }
  return result.requests.average;
}

/** What pages say in `Server-Timing` of our own work, one after the other. */
async function ownTimes(pages: number) {
  const took: number[] = [];
  for (let asked = 0; asked < pages; asked++) {
    const reply = await fetch(site.origin + unseen());
    await reply.arrayBuffer();
    took.push(Number(/app;dur=([\d.]+)/.exec(reply.headers.get("server-timing") ?? "")?.[1]));
  }
  const sorted = took.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

async function size(path: string): Promise<string> {
  const ask = () => fetch(site.origin + path, { headers: { "accept-encoding": "br" } });
  const reply = await ask();
  await reply.arrayBuffer();
  return (Number(reply.headers.get("content-length")) / 1024).toFixed(1);
}

/** The median time of one answer after the other, in milliseconds. */
async function p50(paths: string[]): Promise<string> {
  const took: number[] = [];
  for (const path of paths) {
    const started = performance.now();
    const reply = await fetch(site.origin + encodeURI(decodeURI(path)));
    await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
    took.push(performance.now() - started);
  }
  return median(took).toFixed(1);
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
function line({ ours, theirs }: Pair): string {
  return `${Math.round(ours)} against ${Math.round(theirs)} requests/s`;
}
function percent({ ours, theirs }: Pair): string {
  return `${Math.round((100 * ours) / theirs)} %`;
}
function times({ ours, theirs }: Pair): string {
  return `${(ours / theirs).toFixed(1)}x`;
}
