import { monitorEventLoopDelay } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** What must not be left behind by a walk, whatever hosts did. */
export const sawNothingLost = { unhandled: [], sockets: 0, megabytes: 0 };

/**
 * The heap may hold this much more at the end of a walk: what is compiled and cached once, and deadlines of the last ten
 * seconds. Of some 190 sites that come and go, each would leave 2 MB if it were kept.
 */
const roomMegabytes = 160;
const million = 1024 * 1024;

export interface Seen {
  lost: { unhandled: string[]; sockets: number; megabytes: number };
  figures: string;
}

/** Watches the process until `end`: failures nobody handles, sockets, the heap, and how long the loop stood still. */
export function startWatch(): { end(): Promise<Seen> } {
  const unhandled: string[] = [];
  const note = (error: unknown) => {
    const [what = "", where = ""] = String(error instanceof Error ? error.stack : error).split(
      "\n",
    );
    unhandled.push(`${what} ${where.trim()}`);
  };
  process.on("unhandledRejection", note);
  process.on("uncaughtException", note);
  const delay = monitorEventLoopDelay({ resolution: 20 });
  const [sockets, heap, started] = [openSockets(), usedMegabytes(), performance.now()];
  delay.enable();
  return {
    async end() {
      delay.disable();
      await closed(sockets);
      process.off("unhandledRejection", note);
      process.off("uncaughtException", note);
      const more = usedMegabytes() - heap;
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const blocked = Math.round(delay.max / 1e6);
      const lost = {
        unhandled: [...new Set(unhandled)],
        sockets: Math.max(0, openSockets() - sockets),
        megabytes: more > roomMegabytes ? Math.round(more) : 0,
      };
      const memory = `heap ${heap.toFixed(0)} + ${more.toFixed(0)} MB`;
      return { lost, figures: `${seconds} s, ${memory}, loop still for ${blocked} ms at most` };
    },
  };
}

const openSockets = () =>
  process.getActiveResourcesInfo().filter((name) => /^TCP(Socket|Server)Wrap$/.test(name)).length;

/** A socket that was closed is gone some turns of the loop later. */
async function closed(most: number): Promise<void> {
  for (let turn = 0; turn < 1_000 && openSockets() > most; turn++) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

function usedMegabytes(): number {
  collect();
  return process.memoryUsage().heapUsed / million;
}
