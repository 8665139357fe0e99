import cluster, { type Worker } from "node:cluster";

/** What a worker says: it answers; or it is about to end, and another one is to answer. */
export type WorkerWord = "ready" | "failing";
/** What a worker is told: another one listens. */
export const replacedWord = "replaced";

/** A worker that lived so long did not end because of how it started. */
const steadyMs = 10_000;
/** So many that end sooner than that are still replaced at once. */
const endsAtOnce = 2;
const shortestPauseMs = 200;
const longestPauseMs = 10_000;

/** How long to wait before the next start, after so many workers in a row that ended within seconds. */
export function pauseAfter(quickEnds: number): number {
  if (quickEnds <= endsAtOnce) return 0;
  return Math.min(shortestPauseMs * 2 ** (quickEnds - endsAtOnce - 1), longestPauseMs);
}

/**
 * Runs `file` as a worker with `env` added to its environment, and another one whenever it ends unasked. SIGTERM and
 * SIGINT are passed on; this process ends after its worker, and with its code where none ever got ready.
 * No code of the site runs in here, so that nothing of the site can end it.
 */
export function supervise(file: string, env: Record<string, string>): void {
  // Workers accept for themselves: handed over by us, a new visitor would wait for every turn of a busy worker.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: file });
  // Who reads what we say may go away; that ends nothing.
  process.stderr.on("error", () => undefined);
  const running = new Set<Worker>();
  const failing = new Set<Worker>();
  let foundPort: string | null = null;
  let port: Record<string, string> = {};
  let everReady = false;
  let stopping = false;
  let quickEnds = 0;

  function start(): void {
    if (stopping) return;
    // A free port of the system's choice is kept for those that follow; a door that is still held goes by its old name.
    if (running.size === 0 && foundPort !== null) port = { PORT: foundPort };
    const worker = cluster.fork({ ...env, ...port });
    const started = performance.now();
    const livedLong = () => performance.now() - started > steadyMs;
    running.add(worker);
    worker.once("listening", (address) => {
      foundPort = String(address.port);
      for (const other of failing) tell(other, replacedWord);
    });
    worker.on("message", (word: WorkerWord) => {
      if (word === "ready") everReady = true;
      if (word !== "failing" || stopping || failing.has(worker)) return;
      failing.add(worker);
      replace(worker, "failed", livedLong());
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
      if (!replacedBefore) replace(worker, how, livedLong());
    }
  }

  function replace(worker: Worker, how: string, livedLong: boolean): void {
    quickEnds = livedLong ? 0 : quickEnds + 1;
    const pause = pauseAfter(quickEnds);
    const when = pause === 0 ? "now" : `in ${pause} ms`;
    process.stderr.write(`Worker ${worker.process.pid} ${how}; another one starts ${when}.\n`);
    if (pause === 0) start();
    else setTimeout(start, pause);
  }

  function stop(signal: NodeJS.Signals): void {
    stopping = true;
    if (running.size === 0) process.exit(0);
    for (const worker of running) worker.process.kill(signal);
  }

  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  start();
}

function tell(worker: Worker, word: string): void {
  if (worker.isConnected()) worker.send(word, () => undefined);
}
