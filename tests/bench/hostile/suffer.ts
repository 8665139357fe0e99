import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { albumUrl } from "../../../app/urls/index.ts";
import { cpuMs, memoryMb, waitedMs } from "../rigs/proc.ts";
import { start } from "../rigs/processes.ts";
import { hostsAt } from "../rigs/sites.ts";
import { figure } from "../rigs/table.ts";
import { steadily, times, visit, type Seen } from "./bystander.ts";
import { cachedPages, type Flood } from "./floods.ts";

/** What became of a bystander's visits during one flood. */
export interface Suffered {
  cached: Seen[];
  /** Pages that must be made. */
  others: Seen[];
  mostMb: number;
  /** The share of the time that the site could have run and had no processor. */
  starved: number;
  /** All of it, for people. */
  words: string;
}

export const floodMs = 8_000;
const cachedPerSecond = 25;
const othersPerSecond = 10;
const [bystander, otherBystander] = ["127.0.0.2", "127.0.0.3"];
/** A process that has just started compiles what it does for the first time; that is no flood. */
const warmUp = { cached: 200, others: 60 };

export async function suffer(
  name: string,
  flood: Flood | null,
  hold: (command: string[]) => string[],
): Promise<Suffered> {
  const host = await start(["tests/bench/hostile/host.ts"], "/hits");
  const site = await start(["server/process/start.ts"], "/readyz", {
    // Floods come from addresses of their own, as the bystander does.
    variables: { ...hostsAt(host.origin), LOG_LEVEL: "silent", ADDRESS_LIMITS: "1", WORKERS: "1" },
    hold,
    heard: true,
  });
  const { port } = site;
  const target = { port, hosts: host.origin };
  const also = flood?.also?.(target);
  let turn = 0;
  let unseen = 1_000;
  const page = () => cachedPages[(turn += 1) % cachedPages.length] ?? "/";
  const seeCached = () => visit(port, { path: page() }, bystander);
  const seeOther = () => visit(port, { path: albumUrl((unseen += 1)) }, otherBystander);
  for (let seen = 0; seen < warmUp.cached; seen++) await seeCached();
  for (let seen = 0; seen < warmUp.others; seen++) await seeOther();
  if (also !== undefined) await visit(port, also, bystander);

  const flooder = flood === null ? null : startFlood(name, port, target.hosts);
  let mostMb = 0;
  const watch = setInterval(() => {
    mostMb = Math.max(mostMb, memoryMb(site.workers()) || 0);
  }, 100);
  const processes = { site: site.workers(), host: [host.pid], flood: [flooder?.pid ?? 0] };
  const before = Object.values(processes).map(cpuMs);
  const waited = waitedMs(processes.site);
  const cached = steadily(cachedPerSecond, seeCached);
  const others = steadily(othersPerSecond, seeOther);
  const wanted = also === undefined ? null : steadily(5, () => visit(port, also, bystander));
  await wait(floodMs);

  const starved = (waitedMs(processes.site) - waited) / floodMs;
  const cores = Object.entries(processes).map(([who, pids], at) => {
    const share = (cpuMs(pids) - (before[at] ?? NaN)) / floodMs;
    return `${who} ${figure(share, 2)}`;
  });
  const counts = flooder === null ? null : await stopFlood(flooder);
  const [ofCached, ofOthers, ofAlso] = await Promise.all([
    cached.stop(),
    others.stop(),
    wanted?.stop(),
  ]);
  clearInterval(watch);
  const replaced = site.heard().match(/another one starts/g)?.length ?? 0;
  const hits = await (await fetch(`${host.origin}/hits`)).text();
  await site.end();
  await host.end();
  return {
    cached: ofCached,
    others: ofOthers,
    mostMb,
    starved,
    words: `  cached pages   ${times(ofCached)}
  others         ${times(ofOthers)}${ofAlso === undefined ? "" : `\n  the same file  ${times(ofAlso)}`}
  worker         ${Math.round(mostMb)} MB at most${replaced > 0 ? `, ENDED AND REPLACED ${replaced} times` : ""}; hits reported: ${hits}; cores: ${cores.join(", ")}
  the flood got  ${counts === null ? "-" : JSON.stringify(counts)}`,
  };
}

function startFlood(name: string, port: number, hosts: string): ChildProcess {
  return fork(fileURLToPath(new URL("flooder.ts", import.meta.url)), [name, `${port}`, hosts]);
}

async function stopFlood(flooder: ChildProcess): Promise<unknown> {
  const said = once(flooder, "message");
  flooder.send("stop");
  const [counts] = await said;
  if (flooder.exitCode === null) await once(flooder, "exit");
  return counts;
}
