/**
 * Pages are made one in each turn of the event loop: however many are waiting, what is ready to send goes out between
 * two of them, and nobody who asks for a stored page waits longer than for one that is made.
 */
let last: Promise<void> = Promise.resolve();

/** Resolves when the next page may be made. */
export function nextRenderTurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
  return last;
}
