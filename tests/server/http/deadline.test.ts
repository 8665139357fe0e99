import { describe, expect, it, vi } from "vitest";
import { deadlineIn, within, type Deadline } from "../../../server/http/deadline.ts";
import { Unavailable } from "../../../server/http/errors.ts";

const never = new Promise<string>(() => {});
const open = (): Deadline => deadlineIn(60_000);
const passed = (): Deadline => ({ signal: AbortSignal.abort(), remaining: () => 0 });

describe("a deadline", () => {
  it("has less and less time left, and never less than none", () => {
    const now = vi.spyOn(performance, "now").mockReturnValue(5_000);
    const deadline = deadlineIn(1_000);
    expect(deadline.remaining()).toBe(1_000);
    now.mockReturnValue(5_700);
    expect(deadline.remaining()).toBe(300);
    now.mockReturnValue(9_000);
    expect(deadline.remaining()).toBe(0);
  });

  it("raises its signal when it passes", async () => {
    const { signal } = deadlineIn(1);
    await vi.waitFor(() => expect(signal.aborted).toBe(true), 5_000);
  });
});

describe("work within a deadline", () => {
  it("gives what it gives", async () => {
    expect(await within(open(), Promise.resolve("done"))).toBe("done");
  });

  it("throws what it throws", async () => {
    const fault = new Error("fault");
    await expect(within(open(), Promise.reject(fault))).rejects.toBe(fault);
  });

  it("is Unavailable when it takes too long", async () => {
    await expect(within(deadlineIn(1), never)).rejects.toBeInstanceOf(Unavailable);
  });

  it("is Unavailable where the deadline has passed already", async () => {
    await expect(within(passed(), Promise.resolve("done"))).rejects.toBeInstanceOf(Unavailable);
  });

  it("may fail after everybody has gone, and no rejection is left without a handler", async () => {
    const lost = vi.fn();
    process.on("unhandledRejection", lost);
    try {
      for (const deadline of [passed(), deadlineIn(1)]) {
        const { promise, reject } = Promise.withResolvers<never>();
        await expect(within(deadline, promise)).rejects.toBeInstanceOf(Unavailable);
        reject(new Error("too late for anybody"));
        await new Promise((resolve) => setImmediate(resolve));
      }
      expect(lost).not.toHaveBeenCalled();
    } finally {
      process.off("unhandledRejection", lost);
    }
  });
});
