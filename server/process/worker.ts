import cluster from "node:cluster";
import { flushCompileCache } from "node:module";
import { openDoor } from "./door.ts";
import { createLeaving } from "./leaving.ts";
import { readEnv } from "./env.ts";
import { askForDemoHosts, startDemoHosts } from "./demo-hosts.ts";
import type { PrimaryWord, WorkerWord } from "./messages.ts";
import { endStart, envOrEnd } from "./start-fault.ts";
import { usualWorkers } from "./worker-count.ts";

/** One process that answers visitors: environment, door, hosts, front, and how it leaves. */
const env = envOrEnd(readEnv);
const door = await openDoor(env.port, env.host).catch((error) => endStart(error, env));
// Wanted first: they start while the site is loaded.
const openHosts = cluster.isWorker ? askForDemoHosts : startDemoHosts;
const wanted = { dataDir: env.dataDir, sameOrigin: true };
const demo = env.upstreams === null ? openHosts(wanted) : null;
demo?.catch(() => undefined);
// Loaded behind the open door: the site is most of what a start takes.
const { serve } = await import("./serve.ts");
const site = await serve(env, demo, door).catch((error) => endStart(error, env));
const { log } = site.services.deps;

const leaving = createLeaving({
  drain: site.drain,
  close: site.close,
  log,
  exit: (code) => process.exit(code),
  askForAnother: cluster.isWorker ? () => tell("failing") : null,
});
process.on("SIGTERM", () => leaving.leave(env.drainNoticeMs));
process.on("SIGINT", () => leaving.leave(0));
// The primary hears it as well, and says what follows.
if (cluster.isWorker) process.on("SIGHUP", () => undefined);
process.on("uncaughtException", leaving.fall);
process.on("unhandledRejection", leaving.fall);
cluster.worker?.on("message", (word: PrimaryWord) => {
  if (word === "replaced") leaving.replaced();
  if (word === "leave") leaving.handOver();
});

const hosts = env.upstreams === null ? "the embedded hosts" : "the configured hosts";
log.info({ port: site.port }, `ready on http://localhost:${site.port} with ${hosts}`);
tell({ ready: env.workers ?? usualWorkers() });
// Kept now: a process that is killed cannot, and the next one is to start faster.
flushCompileCache();

function tell(word: WorkerWord): void {
  cluster.worker?.send(word, () => undefined);
}
