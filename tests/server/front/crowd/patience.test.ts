import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createPatience, patienceLimits } from "../../../../server/front/crowd/patience.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const { atOnce, waitMs, ofAddress, inAll } = patienceLimits;
const settle = () => vi.advanceTimersByTimeAsync(0);

/** Somebody who is refused so many times, all at once; how often he has heard it. */
function refused(patience: ReturnType<typeof createPatience>, address: string, times: number) {
  const heard = { times: 0 };
  for (let n = 0; n < times; n += 1) void patience.wait(address).then(() => (heard.times += 1));
  return heard;
}

it("tells the first at once, and who goes on asking later", async () => {
  const patience = createPatience();
  const heard = refused(patience, "10.0.0.1", atOnce.points + 5);
  const another = refused(patience, "10.0.0.2", 1);
  await settle();
  expect([heard.times, another.times]).toEqual([atOnce.points, 1]);
  await vi.advanceTimersByTimeAsync(waitMs);
  expect(heard.times).toBe(atOnce.points + 5);
});

it("forgets who has not asked for a while", async () => {
  const patience = createPatience();
  refused(patience, "10.0.0.1", atOnce.points + 5);
  await vi.advanceTimersByTimeAsync(atOnce.seconds * 1_000);
  const heard = refused(patience, "10.0.0.1", 1);
  await settle();
  expect(heard.times).toBe(1);
});

it("lets few wait, of one address and in all: the rest hears it at once", async () => {
  const patience = createPatience();
  const heard = refused(patience, "10.0.0.1", atOnce.points + ofAddress + 5);
  await settle();
  expect(heard.times).toBe(atOnce.points + 5);
  const crowd = Array.from({ length: inAll / ofAddress }, (_, n) =>
    refused(patience, `10.0.1.${n}`, atOnce.points + ofAddress),
  );
  await settle();
  const waiting = crowd.reduce((sum, one) => sum + atOnce.points + ofAddress - one.times, 0);
  expect(waiting).toBe(inAll - ofAddress);
});
