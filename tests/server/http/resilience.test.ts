import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createBudget, deadlineIn } from "../../../server/http/deadline.ts";
import {
  NotFound,
  Refused,
  SessionExpired,
  Unavailable,
  type UpstreamError,
} from "../../../server/http/errors.ts";
import { reply, startUpstream } from "../../rigs/upstream.ts";
import { startRig, type Rig } from "./rig.ts";

let rig: Rig;
beforeEach(async () => {
  rig = await startRig();
});
afterEach(() => rig.close());

type Behave = (response: ServerResponse) => void;
const behave = (how: Behave) => rig.fake.on("*", (_request, response) => how(response));
const failing500: Behave = (response) => response.writeHead(500).end("no");
const reset: Behave = (response) => response.socket?.destroy();
const html: Behave = (response) => response.writeHead(200).end("<html>busy</html>");
const good: Behave = (response) => response.end('{"code":1,"data":{"ok":true}}');

/** Behaves one way at first, and well from then on. */
function firstThen(first: Behave, then: Behave): void {
  let calls = 0;
  behave((response) => (calls++ === 0 ? first : then)(response));
}

const post = { method: "POST", policy: "never", form: { id: 1 } } as const;
const stateOf = (host: string) => rig.upstreams.states().find((one) => one.host === host)?.breaker;

describe("a read that meets a fault of the host", () => {
  it.each([
    ["status 500", failing500],
    ["a reset", reset],
    ["HTML", html],
  ])("(%s) is tried once more, and the visitor notices nothing", async (_name, fault) => {
    firstThen(fault, good);
    expect(await rig.call("movie", {})).toEqual({ ok: true });
    expect(rig.fake.asked).toHaveLength(2);
  });

  it("is not tried a third time", async () => {
    behave(failing500);
    await expect(rig.call("movie", { policy: "never" })).rejects.toBeInstanceOf(Unavailable);
    expect(rig.fake.asked).toHaveLength(2);
  });

  it("is not tried again where there is no time left for it", async () => {
    let clock = performance.now();
    vi.spyOn(performance, "now").mockImplementation(() => clock);
    behave((response) => {
      clock += 2_400;
      failing500(response);
    });
    await expect(rig.call("movie", { policy: "never" })).rejects.toBeInstanceOf(Unavailable);
    expect(rig.fake.asked).toHaveLength(1);
  });
});

it("only a session that was sent can be over", async () => {
  behave((response) => response.writeHead(401).end());
  for (const method of ["GET", "POST"] as const) {
    const call = { method, policy: "never" } as const;
    await expect(rig.call("movie", call, { token: "t" })).rejects.toBeInstanceOf(SessionExpired);
    await expect(rig.call("movie", call)).rejects.toBeInstanceOf(Unavailable);
  }
});

describe("a read is not tried again", () => {
  const notFaults: [string, Behave, typeof UpstreamError][] = [
    ["the thing is missing", (response) => response.writeHead(404).end(), NotFound],
    ["the host asks for less", (response) => response.writeHead(429).end(), Unavailable],
    ["the code says no", (response) => response.end('{"code":7,"msg":"no"}'), Refused],
    ["the envelope is missing", (response) => response.end("[]"), Unavailable],
    ["a stranger is told to sign in", (response) => response.writeHead(401).end(), Unavailable],
  ];
  it.each(notFaults)("where %s", async (_name, how, error) => {
    behave(how);
    await expect(rig.call("movie", {})).rejects.toBeInstanceOf(error);
    expect(rig.fake.asked).toHaveLength(1);
  });
});

describe("a write reaches its host exactly once", () => {
  it.each([
    ["status 500", failing500],
    ["a reset", reset],
    ["HTML", html],
    ["status 503", (response) => response.writeHead(503, { "retry-after": "0" }).end()],
  ] as [string, Behave][])("when it meets %s", async (_name, fault) => {
    behave(fault);
    await expect(rig.call("movie", post)).rejects.toBeInstanceOf(Unavailable);
    expect(rig.fake.asked).toHaveLength(1);
  });

  it("when nobody answers", async () => {
    behave(() => {});
    const call = rig.call("movie", post, { deadline: deadlineIn(200) });
    await expect(call).rejects.toBeInstanceOf(Unavailable);
    expect(rig.fake.asked).toHaveLength(1);
  });

  it("when it is refused", async () => {
    behave((response) => response.end('{"code":0,"msg":"已满"}'));
    await expect(rig.call("movie", post)).rejects.toMatchObject({ said: "已满" });
    await expect(rig.call("movie", post)).rejects.toBeInstanceOf(Refused);
    expect(rig.fake.asked).toHaveLength(2);
  });
});

describe("a form's write", () => {
  it("is given its own time, and the reads after it a fresh one", async () => {
    const deadline = createBudget(50, 5_000);
    // The host answers once the time for reads is over.
    const over = once(deadline.signal, "abort");
    behave((response) => void over.then(() => good(response)));
    const visitor = { deadline };
    expect(await rig.call("movie", post, visitor)).toEqual({ ok: true });
    behave(good);
    expect(await rig.call("movie", { policy: "never" }, visitor)).toEqual({ ok: true });
  });

  it("goes out even where the page's time for reads is over", async () => {
    behave(good);
    const deadline = createBudget(0, 5_000);
    await once(deadline.signal, "abort");
    expect(await rig.call("movie", post, { deadline })).toEqual({ ok: true });
  });

  it("is one: what a page writes besides has no more time than its reads", async () => {
    behave(good);
    const deadline = createBudget(0, 5_000);
    const visitor = { deadline };
    expect(await rig.call("movie", post, visitor)).toEqual({ ok: true });
    await once(deadline.signal, "abort");
    await expect(rig.call("movie", post, visitor)).rejects.toMatchObject({ arrival: "never" });
  });

  it("says that it may have arrived where nobody answers, and that it did not where nobody is there", async () => {
    behave(reset);
    await expect(rig.call("movie", post)).rejects.toMatchObject({ arrival: "maybe" });
    behave(failing500);
    await expect(rig.call("movie", post)).rejects.toMatchObject({ arrival: "maybe" });
    behave(html);
    await expect(rig.call("movie", post)).rejects.toMatchObject({ arrival: "answered" });
    const nobody = await startRig();
    await nobody.fake.stop();
    await expect(nobody.call("movie", post)).rejects.toMatchObject({ arrival: "never" });
    await nobody.upstreams.close();
  });
});

it("what cannot be sent is no fault of the host", async () => {
  behave(good);
  const call = rig.call("movie", { policy: "never" }, { token: "with\nline" });
  await expect(call).rejects.toMatchObject({ hostFault: false, arrival: "never" });
  expect(rig.fake.asked).toEqual([]);
});

describe("a redirect", () => {
  it.each([301, 302, 307, 308])("%i is not followed", async (status) => {
    const elsewhere = await startUpstream();
    elsewhere.on("*", reply({}));
    behave((response) => response.writeHead(status, { location: elsewhere.base }).end());
    await expect(rig.call("movie", {})).rejects.toBeInstanceOf(Unavailable);
    await expect(rig.call("movie", post)).rejects.toBeInstanceOf(Unavailable);
    expect(elsewhere.asked).toEqual([]);
    await elsewhere.stop();
  });
});

describe("the breaker of a call", () => {
  const write = (host: "movie" | "channel" = "movie") => rig.call(host, post);
  const failTimes = async (count: number) => {
    for (let n = 0; n < count; n++) await expect(write()).rejects.toBeInstanceOf(Unavailable);
  };
  afterEach(() => void vi.useRealTimers());

  it("opens where eight calls failed within its window, and the call is left alone", async () => {
    behave(failing500);
    await failTimes(7);
    expect(stateOf("movie")).toBe("closed");
    await failTimes(1);
    expect(stateOf("movie")).toBe("open");
    await failTimes(5);
    await expect(rig.call("movie", { policy: "never" })).rejects.toBeInstanceOf(Unavailable);
    expect(rig.fake.asked).toHaveLength(8);
  });

  it("stands between members and the host alone: what everybody reads still comes", async () => {
    behave(failing500);
    await failTimes(8);
    behave(good);
    expect(await rig.call("movie", {})).toEqual({ ok: true });
  });

  it("stays closed while most calls succeed", async () => {
    for (let round = 0; round < 6; round++) {
      behave(good);
      await write();
      await write();
      await write();
      behave(failing500);
      await failTimes(2);
    }
    expect(stateOf("movie")).toBe("closed");
  });

  it("is that call's alone: the host's other calls still reach it", async () => {
    behave(failing500);
    for (let page = 0; page < 8; page++) {
      const search = { path: "api/search", policy: "never" } as const;
      await expect(rig.call("movie", search)).rejects.toBeInstanceOf(Unavailable);
    }
    expect(rig.upstreams.states().find(({ host }) => host === "movie")).toMatchObject({
      breaker: "open",
      rested: ["api/search"],
    });
    behave(good);
    expect(await rig.call("movie", { policy: "never" })).toEqual({ ok: true });
  });

  it("goes by the call's name where each thing has a path of its own", async () => {
    behave(failing500);
    for (let chapter = 1; chapter <= 9; chapter++) {
      const one = { path: `hhb/1/${chapter}.json`, name: "chapter", policy: "never" } as const;
      await expect(rig.call("bible", one)).rejects.toBeInstanceOf(Unavailable);
    }
    expect(rig.upstreams.states().find(({ host }) => host === "bible")?.rested).toEqual([
      "chapter",
    ]);
  });

  it("is that host's alone", async () => {
    behave(failing500);
    await failTimes(8);
    behave(good);
    expect(await write("channel")).toEqual({ ok: true });
    expect(stateOf("channel")).toBe("closed");
  });

  it("closes again when the host is well after its rest, and not before", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    behave(failing500);
    await failTimes(8);
    vi.setSystemTime(Date.now() + 2_100);
    await failTimes(3);
    expect(rig.fake.asked).toHaveLength(9);
    behave(good);
    vi.setSystemTime(Date.now() + 2_100);
    expect(await write()).toEqual({ ok: true });
    expect(stateOf("movie")).toBe("closed");
  });

  it("does not count what is no fault of the host", async () => {
    const answers = [
      '{"code":404}',
      '{"code":7,"msg":"no"}',
      '{"code":401}',
      "[]",
      '{"code":1,"data":1}',
    ];
    const parse = (payload: unknown) => {
      if (payload === 1) throw new TypeError("odd");
    };
    for (const answer of [...answers, ...answers, ...answers]) {
      behave((response) => response.end(answer));
      await expect(rig.call("movie", { policy: "never", parse })).rejects.toThrow();
    }
    expect(stateOf("movie")).toBe("closed");
  });
});

it("adds at most a quarter to the calls of a host that fails every time", async () => {
  behave(failing500);
  const reads = Array.from({ length: 40 }, (_, page) => rig.call("movie", { query: { page } }));
  await Promise.allSettled(reads);
  expect(rig.fake.asked.length).toBeLessThanOrEqual(40 * 1.25);
});
