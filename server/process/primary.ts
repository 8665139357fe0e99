import cluster, { type Worker } from "node:cluster";
import { keepDemonstration, type Demonstration } from "./demonstration.ts";
import type { PrimaryWord, WorkerWord } from "./messages.ts";
import { createPauses, saidPause } from "./pauses.ts";

export interface Workers {
  /** Ends the worker and starts another one, for a change of what it runs. */
  renew(): void;
  /** The same with the demonstration hosts, where they run. */
  renewHosts(): void;
}

/**
 * Runs `file` as a worker with `env` added to its environment, and another one whenever it ends unasked; beside it the
 * demonstration hosts, once a worker wants them. SIGTERM and SIGINT are passed on; this process ends after its worker,
 * and with its code where none ever got ready. No code of the site runs in here, so that nothing of it can end this.
 */
export function keepWorkers(file: string, env: Record<string, string>): Workers {
  // Workers accept for themselves: handed over by us, a new visitor would wait for every turn of a busy worker.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: file });
  // Who reads what we say may go away; that ends nothing.
  process.stderr.on("error", () => undefined);
  const running = new Set<Worker>();
  const failing = new Set<Worker>();
  let pauses = createPauses();
  let waiting: NodeJS.Timeout | undefined;
  let demonstration: Demonstration | null = null;
  let foundPort: string | null = null;
  let port: Record<string, string> = {};
  let everReady = false;
  let stopping = false;

  function start(): void {
    if (stopping) return;
    // A free port of the system's choice is kept for those that follow; a door that is still held goes by its old name.
    if (running.size === 0 && foundPort !== null) port = { PORT: foundPort };
    const worker = cluster.fork({ ...env, ...port });
    const started = performance.now();
    running.add(worker);
    worker.once("listening", (address) => {
      foundPort = String(address.port);
      for (const other of failing) tell(other, "replaced");
    });
    worker.on("message", (word: WorkerWord) => {
      if (word === "ready") everReady = true;
      if (typeof word === "object") {
        demonstration ??= keepDemonstration(word.wanted, env["NODE_COMPILE_CACHE"]);
        void demonstration.said.then((hosts) => tell(worker, { hosts }));
      }
      if (word !== "failing" || stopping || failing.has(worker)) return;
      failing.add(worker);
      replace(worker, "failed", started);
    });
    worker.once("exit", (code, signal) => {
      ended(worker, signal === null ? `ended with code ${code}` : `ended by ${signal}`, code);
    });
    worker.on("error", (error: Error) => {
      // Any other error is of a message to it, and `exit` tells what became of it.
      if (worker.process.pid === undefined) ended(worker, `did not start (${error.message})`, 1);
    });

    function ended(worker: Worker, how: string, code: number | null): void {
      if (!running.delete(worker)) return;
      const replacedBefore = failing.delete(worker);
      if (stopping && running.size === 0) process.exit(code ?? 0);
      if (stopping) return;
      if (!everReady) process.exit(code ?? 1);
      if (!replacedBefore) replace(worker, how, started);
    }
  }

  function replace(worker: Worker, how: string, started: number): void {
    const pause = pauses.next(started);
    const pid = worker.process.pid;
    process.stderr.write(`Worker ${pid} ${how}; another one starts ${saidPause(pause)}.\n`);
    if (pause === 0) start();
    else waiting = setTimeout(start, pause);
  }

  function stop(signal: NodeJS.Signals): void {
    stopping = true;
    if (running.size === 0) process.exit(0);
    for (const worker of running) worker.process.kill(signal);
  }

  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  start();

  return {
    renew() {
      clearTimeout(waiting);
      pauses = createPauses();
      if (running.size === 0) return start();
      for (const worker of running) worker.process.kill("SIGKILL");
    },
    renewHosts: () => demonstration?.renew(),
  };
}

function tell(worker: Worker, word: PrimaryWord): void {
  if (worker.isConnected()) worker.send(word, () => undefined);
}
