import { spawnSync, spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import autocannon from "autocannon";
import { cpuMs } from "./proc.ts";
import { median } from "./table.ts";
import type { Running } from "./processes.ts";

/** What a server made of a load. */
export interface Load {
  perSecond: number;
  /** Milliseconds of processor of all its processes, for one request. */
  cpuMs: number;
}

export interface Loading {
  path: string;
  headers?: Record<string, string>;
  /** Another request each time. */
  each?: () => { path?: string; headers?: Record<string, string> };
  connections?: number;
  /** What every answer must have. */
  status?: number;
}

/** Short enough for a whole run to be done while somebody waits. */
const seconds = 3;
const rounds = 3;
/** Seconds until an answer counts as none: a machine with other work may be late. */
const patience = 20;
/** Costs the machine a quarter of what a load out of Node does, which matters where pages come from memory. */
const hasWrk = spawnSync("wrk", ["--version"]).error === undefined;

/** Which load was used, for people. */
export const loadWords = `load by ${hasWrk ? "wrk, and by autocannon where each request is another one" : "autocannon"}`;

export async function load(site: Running, loading: Loading): Promise<Load> {
  const { headers = {}, status = 200 } = loading;
  const first = await fetch(site.origin + loading.path, { headers, redirect: "manual" });
  await first.arrayBuffer();
  if (first.status !== status) throw new Error(`${loading.path}: ${first.status}`);
  const workers = site.workers();
  const before = cpuMs(workers);
  const started = performance.now();
  const run = hasWrk && loading.each === undefined ? byWrk : byAutocannon;
  const answered = await run(site, loading);
  const took = (performance.now() - started) / 1000;
  return { perSecond: answered / took, cpuMs: (cpuMs(workers) - before) / answered };
}

/** Turn and turn about, so that whatever else the machine does meets all of them; medians. */
export async function inTurns<Name extends string>(
  runners: Record<Name, () => Promise<Load>>,
): Promise<Record<Name, Load>> {
  const names = Object.keys(runners) as Name[];
  const found = new Map<Name, Load[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const name of names) found.get(name)?.push(await runners[name]());
  }
  const of = (name: Name, field: keyof Load) =>
    median((found.get(name) ?? []).map((one) => one[field]));
  return Object.fromEntries(
    names.map((name) => [name, { perSecond: of(name, "perSecond"), cpuMs: of(name, "cpuMs") }]),
  ) as Record<Name, Load>;
}

async function byWrk(site: Running, { path, headers = {}, connections = 40 }: Loading) {
  const lines = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const child = spawn(
    "wrk",
    [
      "-t",
      "1",
      "-c",
      `${connections}`,
      "-d",
      `${seconds}s`,
      "--timeout",
      `${patience}s`,
      ...lines,
      site.origin + path,
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const said = await text(child.stdout);
  const broken = /Socket errors: .*/.exec(said);
  if (broken !== null) throw new Error(`${path}: ${broken[0]}`);
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(said)?.[1] ?? 0);
  return answeredOf(path, Number(/(\d+) requests in/.exec(said)?.[1]), refused);
}

async function byAutocannon(site: Running, loading: Loading): Promise<number> {
  const { path, headers = {}, each, connections = 40, status = 200 } = loading;
  const result = await autocannon({
    url: site.origin,
    connections,
    duration: seconds,
    timeout: patience,
    headers,
    requests: [
      {
        path,
        ...(each && {
          setupRequest: (request) => {
            const own = each();
            return {
              ...request,
              path: own.path ?? path,
              headers: { ...request.headers, ...own.headers },
            };
          },
        }),
      },
    ],
  });
  const { total } = result.requests;
  const expected = result.statusCodeStats?.[`${status}`]?.count ?? 0;
  if (result.errors > 0) throw new Error(`${path}: ${result.errors} failed`);
  return answeredOf(path, total, total - expected);
}

/** A busy machine makes a site turn a few away; a load of refusals measures nothing. */
function answeredOf(path: string, total: number, refused: number): number {
  if (refused > total / 50) throw new Error(`${path}: ${refused} of ${total} refused`);
  return total - refused;
}
