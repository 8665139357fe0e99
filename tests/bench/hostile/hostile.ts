import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { albumUrl } from "../../app/urls/index.ts";
import { ensureBuild } from "../../server/process/ensure-build.ts";
import { steadily, times, visit } from "./bystander.ts";
import { cachedPages, floods, type Flood } from "./floods.ts";
import { limitMemory } from "../rigs/memory-limit.ts";
import { start } from "./processes.ts";

/** `npm run bench -- --hostile`: what each flood costs a bystander. Asserts nothing. */
const floodMs = 8_000;
const cachedPerSecond = 25;
const othersPerSecond = 10;
const [bystander, otherBystander] = ["127.0.0.2", "127.0.0.3"];

ensureBuild();
const limit = limitMemory(512);
console.log(
  `A site under floods of ${floodMs / 1000} s each, on a host of its own; ${limit.words}.
Targets: cached pages p99 at most 50 ms, others answered or shed (503) within 20 ms, a worker of at most 400 MB.
Times are p50/p99; whatever else this machine does is in them, so the first line has no flood.`,
);
const [only] = process.argv.slice(2).filter((one) => Object.hasOwn(floods, one));
const names = only === undefined ? ["none", ...Object.keys(floods)] : ["none", only];
for (const name of names) await measure(name, floods[name] ?? null);
limit.remove();

async function measure(name: string, flood: Flood | null): Promise<void> {
  const host = await start(["tests/bench/hostile-host.ts"], "/hits");
  const site = await start(["server/process/start.ts"], "/readyz", {
    variables: hostsAt(host.origin),
    hold: limit.hold,
    heard: true,
  });
  const port = Number(new URL(site.origin).port);
  const target = { port, hosts: host.origin };
  const also = flood?.also?.(target);
  for (const path of [...cachedPages, ...(also === undefined ? [] : [also])]) {
    await visit(port, path, bystander);
  }

  const flooder = flood === null ? null : startFlood(name, target.port, target.hosts);
  let turn = 0;
  let unseen = 1_000;
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, workerMemory(site.pid))), 100);
  const page = () => cachedPages[(turn += 1) % cachedPages.length] ?? "/";
  const cached = steadily(cachedPerSecond, () => visit(port, page(), bystander));
  const others = steadily(othersPerSecond, () =>
    visit(port, albumUrl((unseen += 1)), otherBystander),
  );
  const wanted = also === undefined ? null : steadily(5, () => visit(port, also, bystander));
  await wait(floodMs);

  const counts = flooder === null ? null : await stopFlood(flooder);
  const [ofCached, ofOthers, ofAlso] = await Promise.all([
    cached.stop(),
    others.stop(),
    wanted?.stop(),
  ]);
  clearInterval(watch);
  const replaced = site.heard().match(/another one starts/g)?.length ?? 0;
  const hits = await (await fetch(`${host.origin}/hits`)).text();
  console.log(`
${flood?.title ?? "no flood"}
  cached pages   ${times(ofCached)}
  others         ${times(ofOthers)}${ofAlso === undefined ? "" : `\n  the same file  ${times(ofAlso)}`}
  worker         ${Math.round(most)} MB at most${replaced > 0 ? `, ENDED AND REPLACED ${replaced} times` : ""}; hits reported: ${hits}
  the flood got  ${counts === null ? "-" : JSON.stringify(counts)}`);
  await site.end();
  await host.end();
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

/** The resident set of the supervisor's worker, in MB; 0 while there is none. */
function workerMemory(supervisor: number): number {
  try {
    const children = readFileSync(`/proc/${supervisor}/task/${supervisor}/children`, "utf8");
    const [worker = "none"] = children.trim().split(" ");
    const status = readFileSync(`/proc/${worker}/status`, "utf8");
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

function hostsAt(base: string): Record<string, string> {
  const hosts = [
    "MOVIE_API",
    "ACCOUNT_API",
    "CHANNEL_API",
    "READING_API",
    "BIBLE_STATIC",
    "COMMENTARY_API",
  ];
  return {
    ...Object.fromEntries(hosts.map((name) => [`${name}_URL`, base])),
    PUBLIC_ORIGIN: "http://127.0.0.1",
    SESSION_SECRET: "a secret of the benchmark alone that is long enough",
    LOG_LEVEL: "silent",
    // Floods come from addresses of their own, as the bystander does.
    ADDRESS_LIMITS: "1",
  };
}
