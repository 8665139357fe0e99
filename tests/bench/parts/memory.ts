import { setTimeout as pause } from "node:timers/promises";
import { homeUrl, latestUrl } from "../../../app/urls/index.ts";
import { ask } from "../../rigs/browse.ts";
import { load } from "../rigs/load.ts";
import { memoryMb } from "../rigs/proc.ts";
import type { Running } from "../rigs/processes.ts";
import { startSite } from "../rigs/sites.ts";
import { figure, median, print } from "../rigs/table.ts";
import { anybody, member } from "../rigs/visitors.ts";
import type { Hosts } from "./part.ts";

const idleMs = 5_000;
const rounds = 4;

/** What a worker holds when nobody comes, under load and after it; and how long a start takes. */
export async function measureMemory({ variables }: Hosts): Promise<void> {
  const rows: string[][] = [];
  for (const [name, of] of [
    ["hosts of one's own", variables],
    ["demonstration", {}],
  ] as const) {
    const starts: number[] = [];
    for (let begun = 0; begun < 2; begun++) {
      const early = await startSite(of);
      starts.push(early.startMs);
      await early.end();
    }
    const site = await startSite(of);
    starts.push(site.startMs);
    await ask(site.origin, homeUrl(), { headers: anybody });
    await pause(idleMs);
    const idle = memoryMb(site.workers());
    const most = await busy(site);
    await pause(idleMs);
    const after = memoryMb(site.workers());
    rows.push([name, ...[idle, most, after, median(starts)].map((one) => figure(one))]);
    await site.end();
  }
  print(
    "Memory of one worker (MB resident), and milliseconds from start to ready",
    ["", "idle", "under load", `${idleMs / 1000} s after`, "start"],
    rows,
    "Idle is after one page. Targets: 130 MB idle and 220 MB after an hour on hosts of one's own, ready in 1500 ms; the hour is --soak 3600.",
  );
}

/** A member's pages and cached ones, as fast as they are made; the most it ever held. */
async function busy(site: Running): Promise<number> {
  const signedIn = await member(site);
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, memoryMb(site.workers()))), 100);
  for (let round = 0; round < rounds; round++) {
    await load(site, { path: latestUrl(), headers: signedIn });
    await load(site, { path: latestUrl(), headers: anybody });
  }
  clearInterval(watch);
  return most;
}
