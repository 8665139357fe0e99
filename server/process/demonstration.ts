import { fork, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { HostsWanted } from "./messages.ts";
import { createPauses, saidPause } from "./pauses.ts";

const program = fileURLToPath(new URL("../embedded/process.ts", import.meta.url));

/** The code of the fault that this copy of the site came without the demonstration hosts. */
export const noDemonstration = "NO_DEMONSTRATION";

export interface Demonstration {
  /** What their process said when it first got ready; `{ fault }` where it could not. */
  said: Promise<unknown>;
  /** Starts them again, for a change of what they are. */
  renew(): void;
  /** Ends them, and starts no more. */
  stop(): void;
}

/**
 * Runs the demonstration hosts in a process of their own: none of their faults is one of the site's. Once they were
 * ready they are started again whenever they end, on the same ports; until then the site has hosts that are down.
 */
export function keepDemonstration(wanted: HostsWanted, compileCache?: string): Demonstration {
  let pauses = createPauses();
  let child: ChildProcess | null = null;
  let ports: number[] = [];
  let stopped = false;
  const { promise: said, resolve: tell } = Promise.withResolvers<unknown>();

  function start(): void {
    if (stopped) return;
    const began = performance.now();
    const running = fork(program, argumentsFor(wanted, ports, compileCache), {
      execArgv: [],
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    child = running;
    // The site's own door keeps this process running, not its hosts.
    running.unref();
    running.channel?.unref();
    let fault: string | null = null;
    running.on("message", (word: { ports?: number[]; fault?: { message: string } }) => {
      ports = word.ports ?? ports;
      fault = word.fault?.message ?? null;
      tell(word);
    });
    running.once("exit", (code, signal) => {
      const how = signal === null ? `ended with code ${code}` : `ended by ${signal}`;
      ended(fault === null ? how : `failed (${fault})`, began);
    });
    running.on("error", (error) => {
      // Any other error is of a message to it, and `exit` tells what became of it.
      if (running.pid === undefined) ended(`did not start (${error.message})`, began);
    });
  }

  function ended(how: string, began: number): void {
    if (stopped) return;
    const words = `The demonstration hosts ${how}`;
    if (ports.length === 0) return tell({ fault: { message: words } });
    const pause = pauses.next(began);
    process.stderr.write(`${words}; they start again ${saidPause(pause)}.\n`);
    if (pause === 0) start();
    else setTimeout(start, pause).unref();
  }

  if (existsSync(program)) start();
  else tell({ fault: { message: "there are no demonstration hosts here", code: noDemonstration } });
  return {
    said,
    renew() {
      pauses = createPauses();
      child?.kill("SIGKILL");
    },
    stop() {
      stopped = true;
      if (child?.connected) child.disconnect();
    },
  };
}

function argumentsFor(
  { dataDir, sameOrigin }: HostsWanted,
  ports: number[],
  compileCache: string | undefined,
): string[] {
  return [
    ...["--data-dir", dataDir],
    ...(sameOrigin ? [] : ["--own-ports"]),
    ...(ports.length === 0 ? [] : ["--ports", ports.join(",")]),
    ...(compileCache === undefined ? [] : ["--compile-cache", compileCache]),
  ];
}
