import { setTimeout as wait } from "node:timers/promises";
import {
  BrokenCircuitError,
  BulkheadRejectedError,
  CircuitState,
  SamplingBreaker,
  bulkhead,
  circuitBreaker,
  handleWhen,
  wrap,
} from "cockatiel";
import type { Deadline } from "./deadline.ts";
import { Unavailable } from "./errors.ts";
import { createRetryBudget, jitterMs, type RetryBudget } from "./retry.ts";

/** A call is rested when at least half of it failed within the window, and it was made often enough to say so. */
const windowMs = 10_000;
const failedShare = 0.5;
const callsToJudge = 8;
const halfOpenMs = 2_000;
/** One call that hangs must leave connections to the others of its host (`transport.ts`). */
const atOnce = 32;
const queued = 288;
/** A retry with less time than this left would only make the page late. */
const retryNeedsMs = 400;

export type BreakerState = "closed" | "open" | "half-open";

export interface Guard {
  /** Runs `work` behind the call's bulkhead and breaker; a read that met a fault of the host is tried once more. */
  run<T>(kind: "read" | "write", deadline: Deadline, work: () => Promise<T>): Promise<T>;
  state(): BreakerState;
}

/** What protects one call of an upstream host from us, and us from it. The budget of retries is the host's. */
export function createGuard(budget: RetryBudget = createRetryBudget()): Guard {
  const breaker = circuitBreaker(handleWhen(isHostFault), {
    halfOpenAfter: halfOpenMs,
    breaker: new SamplingBreaker({
      threshold: failedShare,
      duration: windowMs,
      minimumRps: callsToJudge / (windowMs / 1000),
    }),
  });
  const policy = wrap(bulkhead(atOnce, queued), breaker);

  async function once<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await policy.execute(work);
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw new Unavailable("the call is being rested");
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
