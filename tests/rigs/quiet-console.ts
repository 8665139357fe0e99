import { afterEach, beforeEach, expect, vi } from "vitest";

/** Tests that run beside each other share one console. */
let running = 0;

/** Anything written to `console.error` fails the test that caused it; beside others, the last that ends. */
beforeEach(() => {
  if (running === 0) vi.spyOn(console, "error");
  running += 1;
});
afterEach(() => {
  running -= 1;
  if (running > 0) return;
  const { calls } = vi.mocked(console.error).mock;
  vi.restoreAllMocks();
  expect(calls).toEqual([]);
});
