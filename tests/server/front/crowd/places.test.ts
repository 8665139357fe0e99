import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createPlaces } from "../../../../server/front/crowd/places.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const limits = { atOnce: 2, yieldMs: 300, inAll: 4, waiting: 3, waitMs: 2_000 };

/** Work that is done when it is told to be. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { work: vi.fn(() => promise), done: () => resolve("done"), fail: reject };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

describe("places", () => {
  it("are taken in the order people came", async () => {
    const places = createPlaces(limits);
    const [a, b, c] = [held(), held(), held()];
    const all = [a, b, c].map(({ work }) => places.run("10.0.0.1", work));
    await settle();
    expect([a, b, c].map(({ work }) => work.mock.calls.length)).toEqual([1, 1, 0]);
    a.done();
    await settle();
    expect(c.work).toHaveBeenCalledTimes(1);
    for (const one of [b, c]) one.done();
    expect(await Promise.all(all)).toEqual(["done", "done", "done"]);
    expect(places.busy()).toBe(0);
  });

  it("are given up by work that waits for a host", async () => {
    const places = createPlaces(limits);
    const slow = [held(), held()];
    for (const { work } of slow) void places.run("10.0.0.1", work);
    const quick = held();
    const answer = places.run("10.0.0.1", quick.work);
    await vi.advanceTimersByTimeAsync(limits.yieldMs);
    expect(quick.work).toHaveBeenCalledTimes(1);
    quick.done();
    expect(await answer).toBe("done");
    for (const one of slow) one.done();
    await settle();
    expect(places.busy()).toBe(0);
  });

  it("are refused where too many wait, or too much has begun", async () => {
    const places = createPlaces(limits);
    const all = Array.from({ length: 6 }, held);
    const answers = all.map(({ work }) => places.run("10.0.0.1", work));
    expect(await answers[5]).toBeNull();
    await vi.advanceTimersByTimeAsync(limits.yieldMs);
    expect(all.map(({ work }) => work.mock.calls.length)).toEqual([1, 1, 1, 1, 0, 0]);
    expect(await places.run("10.0.0.1", held().work)).toBeNull();
    for (const one of all) one.done();
    await settle();
    expect(places.busy()).toBe(0);
  });

  it("are not waited for without an end", async () => {
    const places = createPlaces({ ...limits, yieldMs: 10_000 });
    const all = [held(), held(), held()];
    const answers = all.map(({ work }) => places.run("10.0.0.1", work));
    await vi.advanceTimersByTimeAsync(limits.waitMs);
    expect(await answers[2]).toBeNull();
    for (const one of all) one.done();
    expect(await answers[0]).toBe("done");
    expect(all[2]?.work).not.toHaveBeenCalled();
  });

  it("are left by work that fails", async () => {
    const places = createPlaces(limits);
    for (let n = 0; n < 5; n += 1) {
      const one = held();
      const answer = places.run("10.0.0.1", one.work);
      one.fail(new Error("no"));
      await expect(answer).rejects.toThrow("no");
    }
    expect(places.busy()).toBe(0);
  });

  it("go to who wants least", async () => {
    const places = createPlaces({ ...limits, atOnce: 1 });
    const crowd = Array.from({ length: 3 }, held);
    for (const { work } of crowd) void places.run("10.0.0.1", work);
    const one = held();
    void places.run("10.0.0.2", one.work);
    await settle();
    crowd[0]?.done();
    await settle();
    expect([crowd[1], one].map((asked) => asked?.work.mock.calls.length)).toEqual([0, 1]);
    for (const asked of [...crowd, one]) asked.done();
    await settle();
    expect(places.busy()).toBe(0);
  });

  it("are refused at once to the last of those of whom most wait, not to a newcomer", async () => {
    const places = createPlaces({ ...limits, atOnce: 1 });
    const crowd = Array.from({ length: 1 + limits.waiting }, held);
    const answers = crowd.map(({ work }) => places.run("10.0.0.1", work));
    await settle();
    const one = held();
    const answer = places.run("10.0.0.2", one.work);
    expect(await answers.at(-1)).toBeNull();
    for (const asked of [...crowd, one]) asked.done();
    expect(await answer).toBe("done");
  });

  it("are waited for by few of one address, whoever else waits", async () => {
    const places = createPlaces({ ...limits, atOnce: 1, waitingOfAddress: 2 });
    const crowd = Array.from({ length: 4 }, held);
    const answers = crowd.map(({ work }) => places.run("10.0.0.1", work));
    await settle();
    expect(await answers[3]).toBeNull();
    for (const asked of crowd) asked.done();
    expect(await Promise.all(answers.slice(0, 3))).toEqual(["done", "done", "done"]);
  });

  it("are begun when it is told to be the time", async () => {
    const calm: (() => void)[] = [];
    const places = createPlaces({ ...limits, whenCalm: (begin) => void calm.push(begin) });
    const [a, b] = [held(), held()];
    for (const { work } of [a, b]) void places.run("10.0.0.1", work);
    await settle();
    expect([calm.length, a.work.mock.calls.length]).toEqual([1, 0]);
    calm[0]?.();
    await settle();
    expect([calm.length, a.work.mock.calls.length, b.work.mock.calls.length]).toEqual([2, 1, 0]);
  });
});
