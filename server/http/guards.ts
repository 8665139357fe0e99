import { LRUCache } from "lru-cache";
import { createGuard, type BreakerState, type Guard } from "./guard.ts";
import { hostNames, type HostName } from "./hosts.ts";
import { createRetryBudget } from "./retry.ts";

export interface HostState {
  host: HostName;
  /** The worst of its calls. */
  breaker: BreakerState;
  /** The calls that are being rested, by name. */
  rested: string[];
}

export interface Guards {
  /** The guard of one call. `lane` keeps apart for whom it is made: however many members' calls fail, others go on. */
  of(host: HostName, lane: "public" | "member", call: string): Guard;
  states(): HostState[];
}

/** More than all the calls there are; a host that names its own (`check_url`) cannot make more. */
const mostGuards = 500;

export function createGuards(): Guards {
  const budgets = new Map(hostNames.map((host) => [host, createRetryBudget()]));
  const guards = new LRUCache<string, { host: HostName; call: string; guard: Guard }>({
    max: mostGuards,
  });
  return {
    of(host, lane, call) {
      const key = `${host} ${lane} ${call}`;
      const known = guards.get(key);
      if (known !== undefined) return known.guard;
      const guard = createGuard(budgets.get(host));
      guards.set(key, { host, call, guard });
      return guard;
    },
    states() {
      const all = [...guards.values()].map(({ host, call, guard }) => ({
        host,
        call,
        state: guard.state(),
      }));
      return hostNames.map((host) => {
        const troubled = all.filter((one) => one.host === host && one.state !== "closed");
        const open = troubled.some(({ state }) => state === "open");
        return {
          host,
          breaker: troubled.length === 0 ? "closed" : open ? "open" : "half-open",
          rested: [...new Set(troubled.map(({ call }) => call))],
        };
      });
    },
  };
}
