import cluster, { type Worker } from "node:cluster";
import { keepDemonstration, type Demonstration } from "./demonstration.ts";
import { createExchange } from "./exchange.ts";
import type { PrimaryWord, WorkerWord } from "./messages.ts";
import { createPauses, saidPause } from "./pauses.ts";
import { createRolling, type Post } from "./rolling.ts";

export interface Workers {
  /** Ends the workers and starts others, for a change of what they run. */
  renew(): void;
  /** The same, one after the other and without losing a request: each goes when another one answers. */
  roll(): void;
  /** Ends and starts the demonstration hosts, where they run. */
  renewHosts(): void;
}

/**
 * Runs `file` with `env` added to its environment and `options` to Node's, in as many workers as the first one asks for, and another one
 * whenever one ends unasked; beside them the demonstration hosts, once a worker wants them. SIGTERM and SIGINT are
 * passed on; this process ends after its workers, and with their code where none ever got ready. Nothing of the site
 * but what they count together runs in here, so that nothing of it can end this.
 */
export function keepWorkers(
  file: string,
  env: Record<string, string>,
  options: string[] = [],
): Workers {
  // Workers accept for themselves: who is free comes first, and no visitor is on his way from here to a worker just
  // as that ends (docs/decisions/workers.md).
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: file, execArgv: [...options, ...process.execArgv] });
  // Who reads what we say may go away; that ends nothing.
  process.stderr.on("error", () => undefined);
  const running = new Set<Worker>();
  const posts: Post[] = [];
  const exchange = createExchange();
  let demonstration: Demonstration | null = null;
  let foundPort: string | null = null;
  let port: Record<string, string> = {};
  let everReady = false;
  let stopping = false;
  let worstCode = 0;

  /** `before` is who is to go as soon as the new one listens. */
  function start(post: Post, before: Worker | null = null): void {
    if (!stopping) post.worker = launch(post, before);
  }

  function launch(post: Post, before: Worker | null = null): Worker {
    // A free port of the system's choice is kept for those that follow; a door that is still held goes by its old name.
    if (running.size === 0 && foundPort !== null) port = { PORT: foundPort };
    const worker = cluster.fork({ ...env, ...port });
    const started = performance.now();
    let failed = false;
    running.add(worker);
    exchange.join(worker);
    worker.once("listening", (address) => {
      foundPort = String(address.port);
      if (before !== null) tell(before, "replaced");
    });
    worker.on("message", (word: WorkerWord) => {
      if (exchange.hear(worker, word)) return;
      if (word === "failing") {
        if (stopping || failed) return;
        failed = true;
        replace("failed");
      } else if ("ready" in word) complete(word.ready);
      else if ("wanted" in word) {
        demonstration ??= keepDemonstration(word.wanted, env["NODE_COMPILE_CACHE"]);
        void demonstration.said.then((hosts) => tell(worker, { hosts }));
      }
    });
    worker.once("exit", (code, signal) => {
      ended(signal === null ? `ended with code ${code}` : `ended by ${signal}`, code);
    });
    worker.on("error", (error: Error) => {
      // Any other error is of a message to it, and `exit` tells what became of it.
      if (worker.process.pid === undefined) ended(`did not start (${error.message})`, 1);
    });
    return worker;

    function ended(how: string, code: number | null): void {
      if (!running.delete(worker)) return;
      exchange.leave(worker);
      worstCode = Math.max(worstCode, code ?? 0);
      if (stopping && running.size === 0) process.exit(worstCode);
      if (stopping) return;
      if (!everReady) process.exit(code ?? 1);
      if (!failed) replace(how);
    }

    function replace(how: string): void {
      // Another one has the place.
      if (post.worker !== worker) return;
      const { pid } = worker.process;
      const pause = post.pauses.next(started);
      process.stderr.write(`Worker ${pid} ${how}; another one starts ${saidPause(pause)}.\n`);
      post.worker = null;
      if (pause === 0) start(post, worker);
      else post.waiting = setTimeout(() => start(post, worker), pause);
    }
  }

  /** The first one that is ready says how many there are to be: alone it met every fault of a start. */
  function complete(wanted: number): void {
    everReady = true;
    while (posts.length < wanted && !stopping) open();
  }

  function open(): void {
    const post: Post = { worker: null, pauses: createPauses() };
    posts.push(post);
    start(post);
  }

  const roll = createRolling({
    posts,
    launch: (post) => (stopping ? null : launch(post)),
    leave: (worker) => tell(worker, "leave"),
  });

  function stop(signal: NodeJS.Signals): void {
    stopping = true;
    for (const { waiting } of posts) clearTimeout(waiting);
    if (running.size === 0) process.exit(0);
    for (const worker of running) worker.process.kill(signal);
  }

  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  open();

  return {
    renew() {
      const before = [...running];
      for (const post of posts) {
        clearTimeout(post.waiting);
        post.pauses = createPauses();
        if (post.worker === null) start(post);
      }
      for (const worker of before) worker.process.kill("SIGKILL");
    },
    roll,
    renewHosts: () => demonstration?.renew(),
  };
}

function tell(worker: Worker, word: PrimaryWord): void {
  if (worker.isConnected()) worker.send(word, () => undefined);
}
