import {
  albumUrl,
  albumsUrl,
  articleUrl,
  authorsUrl,
  channelUrl,
  chapterUrl,
  homeUrl,
  playerUrl,
  searchUrl,
} from "../../../app/urls/index.ts";
import { ask } from "../../rigs/browse.ts";
import { cpuMs } from "../rigs/proc.ts";
import type { Running } from "../rigs/processes.ts";
import { startSite } from "../rigs/sites.ts";
import { figure, kb, median, print, ratio } from "../rigs/table.ts";
import { anyMember } from "../rigs/visitors.ts";
import { startGrownHosts, type Stock } from "./growth-host.ts";

const little: Stock = { albums: 300, speakers: 40, episodes: 200, comments: 30, versions: 5 };
const much: Stock = { albums: 3_000, speakers: 400, episodes: 2_000, comments: 300, versions: 100 };

/** Each page, and what of it there is more of. */
const pages: [string, string][] = [
  ["home, 10x albums", homeUrl()],
  ["list of albums, 10x albums", albumsUrl()],
  ["search, 10x albums", searchUrl("a")],
  ["speakers, 10x speakers", authorsUrl()],
  ["album, 10x episodes", albumUrl(1)],
  ["player, 10x episodes", playerUrl(1, 30)],
  ["channel, 10x comments", channelUrl(1)],
  ["article, 10x comments", articleUrl(1)],
  ["chapter, 20x versions", chapterUrl(43, 3, { versions: ["v1"] })],
];
const asked = 100;
const rounds = 3;

/** What a page costs that must be made, on hosts that hold little and on hosts that hold much. */
export async function measureGrowth(): Promise<void> {
  const hosts = [await startGrownHosts(little), await startGrownHosts(much)] as const;
  const sites = [await startSite(hosts[0].variables), await startSite(hosts[1].variables)] as const;
  const headers = await anyMember();
  const rows: string[][] = [];
  for (const [name, path] of pages) {
    const found = sites.map(() => ({ cpu: [] as number[], bytes: 0 }));
    // The first turn warms up.
    for (let round = 0; round <= rounds; round++) {
      for (const [at, site] of sites.entries()) {
        const one = await costOf(site, path, headers);
        found[at]?.cpu.push(...(round === 0 ? [] : [one.cpuMs]));
        Object.assign(found[at] ?? {}, { bytes: one.bytes });
      }
    }
    const [small = NaN, large = NaN] = found.map(({ cpu }) => median(cpu));
    const sizes = found.map(({ bytes }) => kb(bytes));
    rows.push([name, figure(small, 2), figure(large, 2), ratio(large, small), ...sizes]);
  }
  print(
    `Cost by growth: CPU ms of a member's page with little stored (${words(little)}) and with much (${words(much)})`,
    ["", "little", "much", "ratio", "KB, little", "KB, much"],
    rows,
    "Target: cost grows with what is shown (KB), not with what is stored.",
  );
  for (const site of sites) await site.end();
  for (const host of hosts) await host.stop();
}

/** Of one page out of a hundred, four at a time. */
async function costOf(site: Running, path: string, headers: Record<string, string>) {
  const workers = site.workers();
  const before = cpuMs(workers);
  let bytes = 0;
  let left = asked;
  const visit = async () => {
    while (left-- > 0) {
      const answer = await ask(site.origin, path, { headers });
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
      bytes = Buffer.byteLength(answer.text);
    }
  };
  await Promise.all(Array.from({ length: 4 }, visit));
  return { cpuMs: (cpuMs(workers) - before) / asked, bytes };
}

const words = (stock: Stock) =>
  Object.entries(stock)
    .map(([name, count]) => `${count} ${name}`)
    .join(", ");
