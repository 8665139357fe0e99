import { expect, test } from "vitest";
import { usualWorkers } from "../../../server/process/worker-count.ts";

const gigabyte = 1024 ** 3;

test.each([
  ["one core", 1, 16, 1],
  ["a core each", 4, 16, 4],
  ["eight at most", 32, 64, 8],
  ["the 512 MB that are the least", 8, 0.5, 1],
  ["a gigabyte", 8, 1, 3],
  ["less than the least", 2, 0.125, 1],
])("%s", (_, cores, memory, workers) => {
  expect(usualWorkers({ cores, memory: memory * gigabyte })).toBe(workers);
});
