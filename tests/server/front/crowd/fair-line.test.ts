import { expect, test } from "vitest";
import { createFairLine, NoRoom } from "../../../../server/front/crowd/fair-line.ts";

const limits = { perAddress: 2, perHost: 3, atOnce: 5, waiting: 4, waitMs: 1_000 };

/** A line whose work is done when the test says so. */
function rig(more: Partial<typeof limits> = {}) {
  let time = 0;
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const line = createFairLine({ ...limits, ...more, now: () => time });
  return {
    begun,
    tick: (ms: number) => (time += ms),
    /** Resolves with "done", or with the reason it was turned away. */
    join(name: string, address: string, host: string): Promise<string> {
      const work = () => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve("done")));
      };
      return line.run({ address, host }, work).catch((error: unknown) => {
        if (error instanceof NoRoom) return "no room";
        throw error;
      });
    },
    async end(name: string) {
      ends.get(name)?.();
      await settle();
    },
  };
}

/** Everything that can go on by promises alone has gone on. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test("an address and a host have few in work at a time, and their rest waits for its turn", async () => {
  const { join, begun, end } = rig();
  for (const name of ["a1", "a2", "a3"]) void join(name, "a", "one");
  void join("b1", "b", "one");
  void join("c1", "c", "one");
  void join("d1", "d", "two");
  await settle();
  expect(begun).toEqual(["a1", "a2", "b1", "d1"]);
  await end("a1");
  // The host has room for one: who has less in work goes first, whoever came first.
  expect(begun.slice(4)).toEqual(["c1"]);
  await end("a2");
  expect(begun.slice(5)).toEqual(["a3"]);
});

test("work that fails gives its place on", async () => {
  const line = createFairLine({ ...limits, atOnce: 1 });
  const asker = { address: "a", host: "one" };
  const failing = line.run(asker, () => Promise.reject(new Error("no picture")));
  const next = line.run(asker, () => Promise.resolve("made"));
  await expect(failing).rejects.toThrow("no picture");
  expect(await next).toBe("made");
});

test("a full line: one address cannot keep the others out, and gets no more of it itself", async () => {
  const { join } = rig({ atOnce: 1 });
  void join("a0", "a", "one");
  const greedy = Array.from({ length: 4 }, (_, at) => join(`a${at + 1}`, "a", "one"));
  await settle();
  expect(await join("a5", "a", "one")).toBe("no room");
  const other = join("b1", "b", "one");
  expect(await greedy[3]).toBe("no room");
  const state = await Promise.race([other, settle().then(() => "waiting")]);
  expect(state).toBe("waiting");
});

test("a full line: a host that hangs gives way to others, whoever asked for it", async () => {
  const { join } = rig({ atOnce: 3 });
  const hanging = Array.from({ length: 7 }, (_, at) => join(`h${at}`, `visitor ${at}`, "hangs"));
  await settle();
  const well = join("w", "visitor 9", "well");
  expect(await hanging[6]).toBe("no room");
  expect(await Promise.race([well, settle().then(() => "waiting")])).toBe("waiting");
});

test("nobody waits for ever", async () => {
  const { join, tick, end, begun } = rig({ atOnce: 1 });
  void join("first", "a", "one");
  const late = join("late", "b", "one");
  await settle();
  tick(1_001);
  void join("new", "c", "one");
  expect(await late).toBe("no room");
  await end("first");
  expect(begun).toEqual(["first", "new"]);
});
