import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deadlineIn } from "../../../server/http/deadline.ts";
import { Refused, Unavailable } from "../../../server/http/errors.ts";
import { reply } from "../../rigs/upstream.ts";
import { startRig, type Rig } from "./rig.ts";

let rig: Rig;
beforeEach(async () => {
  rig = await startRig();
});
afterEach(() => rig.close());

/** The host keeps every call waiting until it is let go; each is answered with its own token. */
function hold() {
  const waiting: (() => void)[] = [];
  rig.fake.on("*", (request, response: ServerResponse) => {
    const data = { for: request.headers["token"] ?? "anybody" };
    waiting.push(() => response.end(JSON.stringify({ code: 1, data })));
  });
  return {
    arrived: (count: number) => vi.waitFor(() => expect(waiting).toHaveLength(count), 5_000),
    letGo: () => waiting.splice(0).forEach((answer) => answer()),
  };
}

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

describe("identical reads in flight", () => {
  it("of two strangers are two calls where the answer is somebody's own", async () => {
    const host = hold();
    const both = times(2, () => rig.call("account", { policy: "never" }));
    await host.arrived(2);
    host.letGo();
    await Promise.allSettled(both);
    expect(rig.fake.asked).toHaveLength(2);
  });

  it("of something public are one call", async () => {
    const host = hold();
    const early = times(20, () => rig.call("movie", {}));
    await host.arrived(1);
    const late = times(20, () => rig.call("movie", {}, { token: "a" }));
    host.letGo();
    for (const value of await Promise.all([...early, ...late])) {
      expect(value).toEqual({ for: "anybody" });
    }
    expect(rig.fake.asked).toHaveLength(1);
  });

  it("of members are one call a session, each with its own answer", async () => {
    const host = hold();
    const read = (token: string) => rig.call("movie", { policy: "never" }, { token });
    const tokens = ["a", "b"];
    const reads = times(10, () => tokens.map(read)).flat();
    await host.arrived(2);
    host.letGo();
    const wanted = times(10, () => [{ for: "a" }, { for: "b" }]).flat();
    expect(await Promise.all(reads)).toEqual(wanted);
    expect(rig.fake.asked).toHaveLength(2);
  });

  it("of a member are asked again once they have been answered", async () => {
    rig.fake.on("*", reply({ n: 1 }));
    await rig.call("movie", { policy: "never" }, { token: "a" });
    rig.fake.on("*", reply({ n: 2 }));
    expect(await rig.call("movie", { policy: "never" }, { token: "a" })).toEqual({ n: 2 });
  });

  it("of a member are asked again once they have failed", async () => {
    rig.fake.on("*", reply(null, 5));
    const failed = times(3, () => rig.call("movie", { policy: "never" }, { token: "a" }));
    for (const outcome of await Promise.allSettled(failed)) {
      expect(outcome).toMatchObject({ status: "rejected", reason: expect.any(Refused) });
    }
    rig.fake.on("*", reply({ n: 2 }));
    expect(await rig.call("movie", { policy: "never" }, { token: "a" })).toEqual({ n: 2 });
  });

  it("do not share with writes, which are all made", async () => {
    rig.fake.on("*", reply({}));
    const form = { id: 1 };
    await Promise.all(
      times(5, () => rig.call("movie", { method: "POST", form, policy: "never" }, { token: "a" })),
    );
    expect(rig.fake.asked).toHaveLength(5);
  });
});

describe("a deadline", () => {
  it.each(["short", "never"] as const)(
    "ends the wait of one visitor (%s) and not the work of the others",
    async (policy) => {
      const host = hold();
      const token = "a";
      const hurried = rig.call("movie", { policy }, { token, deadline: deadlineIn(50) });
      const patient = rig.call("movie", { policy }, { token });
      await expect(hurried).rejects.toBeInstanceOf(Unavailable);
      await host.arrived(1);
      host.letGo();
      expect(await patient).toEqual({ for: policy === "never" ? token : "anybody" });
      expect(rig.fake.asked).toHaveLength(1);
    },
  );

  it("lets a slow answer be kept for whoever asks next", async () => {
    const host = hold();
    const hurried = rig.call("movie", {}, { deadline: deadlineIn(50) });
    await expect(hurried).rejects.toBeInstanceOf(Unavailable);
    await host.arrived(1);
    host.letGo();
    expect(await rig.call("movie", {})).toEqual({ for: "anybody" });
    expect(rig.fake.asked).toHaveLength(1);
  });

  it("ends a write too", async () => {
    hold();
    const write = rig.call(
      "movie",
      { method: "POST", policy: "never" },
      { deadline: deadlineIn(50) },
    );
    await expect(write).rejects.toBeInstanceOf(Unavailable);
  });

  it("that has passed before the call fails at once", async () => {
    rig.fake.on("*", reply({}));
    const passed = deadlineIn(1_000);
    const late = { ...passed, signal: AbortSignal.abort(), remaining: () => 0 };
    for (const method of ["GET", "POST"] as const) {
      const call = rig.call("movie", { method, policy: "never" }, { deadline: late });
      await expect(call).rejects.toBeInstanceOf(Unavailable);
    }
  });
});
