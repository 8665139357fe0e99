import { bibleSearchUrl, chapterUrl, playerUrl } from "../../../app/urls/index.ts";
import { ask } from "../../rigs/browse.ts";
import type { Running } from "../rigs/processes.ts";
import { startSite } from "../rigs/sites.ts";
import { figure, print, share } from "../rigs/table.ts";
import { newcomer } from "../rigs/visitors.ts";

const words = ["love", "mercy", "the lord is my shepherd", "神爱", "恩典", "耶和华"];
const psalms = Array.from({ length: 100 }, (_, at) =>
  chapterUrl(19, at + 1, { versions: ["kjv"] }),
);
const searches = words.flatMap((one) =>
  [0, 1, 2, 4, 8].map((type) => bibleSearchUrl(one, type, 0, ["kjv", "hhb"])),
);

/** How long somebody waits for one answer, on the demonstration; one after the other. */
export async function measureWaits(): Promise<void> {
  const site = await startSite();
  const player = playerUrl(1001, 10001);
  const pages = Array.from({ length: 300 }, () => player);
  const waits: [string, { whole: number[]; own: number[] }][] = [
    ["player, a fresh key each", await wait(site, pages, newcomer)],
    ["chapter of the Bible, first time", await wait(site, psalms)],
    ["the same, from the cache", await wait(site, psalms)],
    ["search in the Bible", await wait(site, searches)],
  ];
  await site.end();
  print(
    "Milliseconds until the whole answer is there, and our own work in it",
    ["", "p50", "p99", "own p50", "own p99"],
    waits.map(([name, { whole, own }]) => [
      name,
      ...[whole, own].flatMap((all) => [figure(share(all, 0.5), 1), figure(share(all, 0.99), 1)]),
    ]),
    "Own work is without the slowest call at a host, as pages say it in Server-Timing (target 3 and 15 ms).",
  );
}

async function wait(
  site: Running,
  paths: string[],
  headers: () => Record<string, string> = () => ({}),
) {
  const whole: number[] = [];
  const own: number[] = [];
  for (const path of paths) {
    const started = performance.now();
    const answer = await ask(site.origin, encodeURI(decodeURI(path)), { headers: headers() });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    whole.push(performance.now() - started);
    const said = /app;dur=([\d.]+)/.exec(String(answer.headers["server-timing"]))?.[1];
    if (said !== undefined) own.push(Number(said));
  }
  return { whole, own };
}
