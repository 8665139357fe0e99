import { Unavailable } from "./errors.ts";

/** All reads of one page must be done by then (docs/rules.md, deadlines 1). */
export const pageBudgetMs = 2_500;
/** A write is worth waiting for: who sent it would send it again. */
export const writeBudgetMs = 10_000;

export interface Deadline {
  readonly signal: AbortSignal;
  /** Milliseconds left, never below 0. */
  remaining(): number;
}

export function deadlineIn(ms: number): Deadline {
  const end = performance.now() + ms;
  return {
    signal: AbortSignal.timeout(ms),
    remaining: () => Math.max(0, end - performance.now()),
  };
}

/** The time of one request: of its reads, and, where a form was sent, of the write it was sent for. */
export interface Budget extends Deadline {
  /** The deadline of the form's own write. Any further write of the page shares the deadline of its reads. */
  forWrite(): Deadline;
  /** Reads begin anew once the write is done. */
  renew(): void;
}

export function createBudget(ms: number, writeMs: number | null = null): Budget {
  let current = deadlineIn(ms);
  let written = writeMs === null;
  const budget: Budget = {
    forWrite() {
      if (written || writeMs === null) return budget;
      written = true;
      return deadlineIn(writeMs);
    },
    get signal() {
      return current.signal;
    },
    remaining: () => current.remaining(),
    renew() {
      current = deadlineIn(ms);
    },
  };
  return budget;
}

/** Waits for shared work no longer than the caller's own deadline; the work itself goes on for the others. */
export function within<T>(deadline: Deadline, work: Promise<T>): Promise<T> {
  const { signal } = deadline;
  return new Promise((resolve, reject) => {
    const late = () =>
      reject(new Unavailable("the page's deadline has passed", { arrival: "maybe" }));
    if (signal.aborted) {
      // The work is no longer awaited, but a rejection without a handler would end the process.
      work.catch(() => undefined);
      return late();
    }
    signal.addEventListener("abort", late, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", late));
  });
}
