import { latestUrl } from "../../../app/urls/index.ts";
import { inTurns, load } from "../rigs/load.ts";
import { memoryMb } from "../rigs/proc.ts";
import { startSite } from "../rigs/sites.ts";
import { figure, print, ratio } from "../rigs/table.ts";
import { anybody, member } from "../rigs/visitors.ts";
import type { Hosts } from "./part.ts";

const path = latestUrl();

/** One worker beside two. The load wants a part of the same cores: what it takes, two workers do not get. */
export async function measureCores({ variables }: Hosts): Promise<void> {
  const sites = [
    await startSite({ ...variables, WORKERS: "1" }),
    await startSite({ ...variables, WORKERS: "2" }),
  ] as const;
  const [one, two] = sites;
  const signedIn = await member(one);
  const rows: string[][] = [];
  for (const [name, headers, connections] of [
    ["cached", anybody, 40],
    ["a member's page", signedIn, 10],
  ] as const) {
    for (const site of sites) {
      for (let asked = 0; asked < 2; asked++) await load(site, { path, headers, connections });
    }
    const found = await inTurns({
      one: () => load(one, { path, headers, connections }),
      two: () => load(two, { path, headers, connections }),
    });
    rows.push([
      name,
      figure(found.one.perSecond),
      figure(found.two.perSecond),
      ratio(found.two.perSecond, found.one.perSecond),
      figure(found.one.cpuMs, 3),
      figure(found.two.cpuMs, 3),
    ]);
  }
  const processes = sites.map((site) => site.workers().length);
  const memory = sites.map((site) => figure(memoryMb(site.workers())));
  print(
    `WORKERS=1 beside WORKERS=2 (${processes.join(" and ")} processes answer, ${memory.join(" and ")} MB in all)`,
    ["", "one, requests/s", "two", "ratio", "one, CPU ms each", "two"],
    rows,
    "Target: 1.6x.",
  );
  for (const site of sites) await site.end();
}
