/** How soon a process that ended unasked is started again. */

/** One that lived so long did not end because of how it started. */
const steadyMs = 10_000;
/** So many that end sooner than that are still replaced at once. */
const endsAtOnce = 2;
const shortestMs = 200;
const longestMs = 10_000;

/** How long to wait before the next start, after so many in a row that ended within seconds. */
export function pauseAfter(quickEnds: number): number {
  if (quickEnds <= endsAtOnce) return 0;
  return Math.min(shortestMs * 2 ** (quickEnds - endsAtOnce - 1), longestMs);
}

export interface Pauses {
  /** Remembers the end of one that was started at `started`, on the clock of `performance`; how long to wait now. */
  next(started: number): number;
}

export function createPauses(): Pauses {
  let quickEnds = 0;
  return {
    next(started) {
      quickEnds = performance.now() - started > steadyMs ? 0 : quickEnds + 1;
      return pauseAfter(quickEnds);
    },
  };
}

/** For the line that says so. */
export const saidPause = (ms: number): string => (ms === 0 ? "now" : `in ${ms} ms`);
