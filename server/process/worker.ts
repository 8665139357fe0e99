import cluster from "node:cluster";
import { flushCompileCache } from "node:module";
import { createDeparture } from "./leaving.ts";
import { openDoor } from "./door.ts";
import { EnvError, readEnv, type Env } from "./env.ts";
import { faultOfStart } from "./start-fault.ts";
import { replacedWord, type WorkerWord } from "./primary.ts";

const env = environment();
const door = await openDoor(env.port, env.host).catch(complain);
// Loaded behind the open door: the site is most of what a start takes.
const { serve } = await import("./serve.ts");
const site = await serve(env, door).catch(complain);
const { log } = site.booted.deps;

const departure = createDeparture({
  drain: site.drain,
  close: site.close,
  log,
  exit: (code) => process.exit(code),
  askForAnother: cluster.isWorker ? () => tell("failing") : null,
});
process.on("SIGTERM", () => departure.leave(env.drainNoticeMs));
process.on("SIGINT", () => departure.leave(0));
process.on("uncaughtException", departure.fall);
process.on("unhandledRejection", departure.fall);
cluster.worker?.on("message", (word) => {
  if (word === replacedWord) departure.replaced();
});

const hosts = env.upstreams === null ? "the embedded hosts" : "the configured hosts";
log.info({ port: site.port }, `ready on http://localhost:${site.port} with ${hosts}`);
tell("ready");
// Kept now: a process that is killed cannot, and the next one is to start faster.
flushCompileCache();

// After those who waited for this start: laying texts would take half of a small machine from them.
setTimeout(() => {
  site.booted.embedded?.warm().catch((error: unknown) => {
    log.warn({ err: error }, "a text will be laid when somebody asks for it");
  });
}, 2_000).unref();

function tell(word: WorkerWord): void {
  cluster.worker?.send(word, () => undefined);
}

/** What a person who starts the site can mend is said in a line, without a stack. */
function complain(error: unknown): never {
  const fault = faultOfStart(error, env);
  if (fault === null) throw error;
  process.stderr.write(`${fault}\n`);
  process.exit(1);
}

function environment(): Env {
  try {
    return readEnv();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
