import { afterEach, beforeEach, expect, vi } from "vitest";

/** Anything written to `console.error` fails the test that caused it. */
beforeEach(() => {
  vi.spyOn(console, "error");
});
afterEach(() => {
  const { calls } = vi.mocked(console.error).mock;
  vi.restoreAllMocks();
  expect(calls).toEqual([]);
});
