import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Hosts } from "../parts/part.ts";
import { handles, memoryMb } from "../rigs/proc.ts";
import type { Running } from "../rigs/processes.ts";
import { startSite } from "../rigs/sites.ts";
import { figure, share } from "../rigs/table.ts";
import { mixture, type Kind, type Visit } from "./visits.ts";

const perSecond = 200;
const tickMs = 10;
const minuteMs = 60_000;

/** What a minute brought. */
interface Minute {
  took: number[];
  /** Answers that were others than they should be, by kind and status. */
  wrong: Map<string, number>;
  most: number;
}

/** `--soak SECONDS`: 200 requests a second, mixed, whatever becomes of those before; a line each minute. */
export async function soak({ variables }: Hosts, seconds: number): Promise<void> {
  const site = await startSite(variables);
  const next = await mixture(site);
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  let minute = blank();
  let owed = 0;
  let open = 0;
  const started = performance.now();
  let sentUntil = started;
  console.log(
    `${perSecond} requests/s for ${seconds} s. Memory is the worker's, in MB: now and at most; handles are its open files.`,
  );
  console.log("minute   requests   p50 ms   p99 ms   p999 ms   MB now   most   handles   wrong");

  const sender = setInterval(() => {
    const now = performance.now();
    owed += ((now - sentUntil) / 1000) * perSecond;
    sentUntil = now;
    for (; owed >= 1; owed -= 1) {
      const [kind, visit] = next();
      const of = minute;
      open += 1;
      void send(site, agent, visit).then(({ ms, status }) => {
        open -= 1;
        of.took.push(ms);
        if (status !== visit.status && !(kind === "same" && status === 200))
          count(of, kind, status);
      });
    }
  }, tickMs);
  const watch = setInterval(() => {
    minute.most = Math.max(minute.most, memoryMb(site.workers()));
  }, 500);
  for (let at = 1; performance.now() - started < seconds * 1000; at++) {
    const left = seconds * 1000 - (performance.now() - started);
    await wait(Math.min(minuteMs, left));
    const done = minute;
    minute = blank();
    say(at, done, site);
  }
  clearInterval(sender);
  while (open > 0) await wait(tickMs);
  clearInterval(watch);
  agent.destroy();
  await site.end();
}

const blank = (): Minute => ({ took: [], wrong: new Map(), most: 0 });

function count({ wrong }: Minute, kind: Kind, status: number): void {
  const name = `${kind} ${status === 0 ? "failed" : status}`;
  wrong.set(name, (wrong.get(name) ?? 0) + 1);
}

function say(at: number, { took, wrong, most }: Minute, site: Running): void {
  const workers = site.workers();
  const cells: [string, number][] = [
    [String(at), 6],
    [String(took.length), 8],
    [figure(share(took, 0.5), 1), 6],
    [figure(share(took, 0.99), 1), 6],
    [figure(share(took, 0.999), 1), 7],
    [figure(memoryMb(workers)), 6],
    [figure(most), 4],
    [figure(handles(workers)), 7],
  ];
  const others = [...wrong].map(([name, times]) => `${name}: ${times}`).join(", ");
  console.log(
    [...cells.map(([text, width]) => text.padStart(width)), others || "none"].join("   "),
  );
}

function send(site: Running, agent: Agent, { path, headers }: Visit) {
  const started = performance.now();
  const seen = (status: number) => ({ ms: performance.now() - started, status });
  return new Promise<ReturnType<typeof seen>>((resolve) => {
    request({ host: "127.0.0.1", port: site.port, path, headers, agent }, (answer) => {
      answer.resume();
      answer.once("end", () => resolve(seen(answer.statusCode ?? 0)));
      answer.once("error", () => resolve(seen(0)));
    })
      .once("error", () => resolve(seen(0)))
      .end();
  });
}
