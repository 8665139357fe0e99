import { setTimeout as wait } from "node:timers/promises";
import {
  BrokenCircuitError,
  BulkheadRejectedError,
  CircuitState,
  ConsecutiveBreaker,
  bulkhead,
  circuitBreaker,
  handleWhen,
  wrap,
} from "cockatiel";
import type { Deadline } from "./deadline.ts";
import { Unavailable } from "./errors.ts";
import { createRetryBudget, jitterMs } from "./retry.ts";

const failuresToOpen = 8;
const halfOpenMs = 2_000;
const atOnce = 64;
const queued = 256;
/** A retry with less time than this left would only make the page late. */
const retryNeedsMs = 400;

export interface Guard {
  /** Runs `work` behind the host's bulkhead and breaker; a read that met a fault of the host is tried once more. */
  run<T>(kind: "read" | "write", deadline: Deadline, work: () => Promise<T>): Promise<T>;
  state(): "closed" | "open" | "half-open";
}

/** What protects one upstream host from us, and us from it. */
export function createGuard(): Guard {
  const breaker = circuitBreaker(handleWhen(isHostFault), {
    halfOpenAfter: halfOpenMs,
    breaker: new ConsecutiveBreaker(failuresToOpen),
  });
  const policy = wrap(bulkhead(atOnce, queued), breaker);
  const budget = createRetryBudget();

  async function once<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await policy.execute(work);
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw new Unavailable("the host is being rested");
      if (error instanceof BulkheadRejectedError) throw new Unavailable("too many calls wait");
      throw error;
    }
  }

  return {
    async run(kind, deadline, work) {
      budget.spendCall();
      try {
        return await once(work);
      } catch (error) {
        const again = kind === "read" && isHostFault(error) && deadline.remaining() > retryNeedsMs;
        if (!again || !budget.takeRetry()) throw error;
        await wait(jitterMs());
        return once(work);
      }
    },
    state: () => words[breaker.state],
  };
}

const words = {
  [CircuitState.Closed]: "closed",
  [CircuitState.Open]: "open",
  [CircuitState.HalfOpen]: "half-open",
  [CircuitState.Isolated]: "open",
} as const;

function isHostFault(error: unknown): boolean {
  return error instanceof Unavailable && error.hostFault;
}
