import { setTimeout as wait } from "node:timers/promises";
import { latestUrl } from "../../../app/urls/index.ts";
import { inTurns, load, type Load } from "../rigs/load.ts";
import { startNginx } from "../peers/nginx.ts";
import { start, type Running } from "../rigs/processes.ts";
import { startSite } from "../rigs/sites.ts";
import { figure, print, ratio } from "../rigs/table.ts";
import { anybody } from "../rigs/visitors.ts";
import type { Hosts } from "./part.ts";

const path = latestUrl();

/** A page from memory, beside a bare server and nginx with the same bytes. */
export async function measureCached({ variables }: Hosts): Promise<void> {
  const site = await startSite(variables);
  const bytes = await settled(site);
  const bare = await start(["tests/bench/peers/bare-server.ts", site.origin + path], "/");
  const nginx = await startNginx(bare.origin);
  const etag = (await fetch(site.origin + path, { headers: anybody })).headers.get("etag") ?? "";

  const rows: string[][] = [];
  for (const [name, headers, status] of [
    ["cached", anybody, 200],
    ["304", { ...anybody, "if-none-match": etag }, 304],
  ] as const) {
    const running: [string, Running][] = [
      ["ours", site],
      ["bare", bare],
      ...(nginx === null ? [] : [["nginx", nginx] satisfies [string, Running]]),
    ];
    const found = await inTurns(
      Object.fromEntries(
        running.map(([who, one]) => [who, () => load(one, { path, headers, status })]),
      ),
    );
    rows.push(...rowsOf(name, found));
  }
  print(
    `A page from memory: ${path}, ${bytes} bytes of Brotli, one process each`,
    ["", "requests/s", "CPU µs each", "of its requests/s", "of it on one core"],
    rows,
    nginx === null
      ? "There is no nginx on this machine."
      : "Target: 0.9x of nginx on one core. The last column is by processor time: it stays true where the load itself wants the machine.",
  );
  for (const one of [nginx, bare, site]) await one?.end();
}

function rowsOf(name: string, { ours, ...peers }: Record<string, Load>): string[][] {
  if (ours === undefined) return [];
  const row = (who: string, one: Load, ratios: string[]) => [
    `${name}, ${who}`,
    figure(one.perSecond),
    figure(one.cpuMs * 1000, 1),
    ...ratios,
  ];
  return [
    row("ours", ours, []),
    ...Object.entries(peers).map(([who, peer]) =>
      row(who, peer, [ratio(ours.perSecond, peer.perSecond), ratio(peer.cpuMs, ours.cpuMs)]),
    ),
  ];
}

/** A page that is asked for again is compressed better, apart from the answer. */
async function settled(site: Running): Promise<number> {
  let bytes = 0;
  for (let asked = 0; asked < 20; asked++) {
    const answer = await fetch(site.origin + path, { headers: anybody });
    await answer.arrayBuffer();
    bytes = Number(answer.headers.get("content-length"));
    await wait(50);
  }
  return bytes;
}
