import type { Worker } from "node:cluster";
import { afterEach, describe, expect, it, vi } from "vitest";
import { joinCompanions, type Companions } from "../../../server/process/companions.ts";
import { createExchange, type Exchange, type Joined } from "../../../server/process/exchange.ts";
import { createMetrics } from "../../../server/process/metrics.ts";
import { createTurns } from "../../../server/pages/in-turn.ts";
import { createCounters } from "../../../server/session/counters.ts";
import { createRevocations } from "../../../server/session/revocations.ts";
import type { Session } from "../../../server/session/seal.ts";
import { createThrottle } from "../../../server/session/throttle.ts";

afterEach(() => vi.useRealTimers());

/** Each word is sent as it would be: as JSON, and not at once. */
const carry = (word: unknown, hear: (word: unknown) => void) =>
  queueMicrotask(() => hear(JSON.parse(JSON.stringify(word))));

/** A worker and its two ends of the channel. */
function connect(exchange: Exchange) {
  let connected = true;
  let deaf = false;
  let hear: (word: unknown) => void = () => undefined;
  const ofPrimary = {
    isConnected: () => connected,
    send: (word: unknown) => {
      if (connected) carry(word, hear);
      return connected;
    },
  } as Joined;
  const own = {
    isConnected: () => connected,
    send: (word: unknown) => {
      if (connected && !deaf) carry(word, (one) => exchange.hear(ofPrimary, one));
      return connected;
    },
    on: (_: string, listener: (word: unknown) => void) => {
      hear = listener;
    },
  } as unknown as Worker;
  exchange.join(ofPrimary);
  const companions = joinCompanions(own);
  if (companions === null) throw new Error("it has a primary");
  return {
    companions,
    end() {
      connected = false;
      exchange.leave(ofPrimary);
    },
    /** Nothing of it arrives any more. */
    hang() {
      deaf = true;
    },
  };
}

function two(): [Companions, Companions] {
  const exchange = createExchange();
  return [connect(exchange).companions, connect(exchange).companions];
}

const home = { address: "192.0.2.1", deviceOf: async () => null };
const flags = { vemail: true, vpassword: true, vsq: true };
const user = { id: 1, username: "u", nickname: "n", avatar: "", ...flags };
const session: Session = {
  token: "t0ken",
  user,
  issuedAt: Date.now(),
  lastSeen: 0,
  checkedAt: 0,
};

it("is of no process that has no primary", () => {
  expect(joinCompanions()).toBeNull();
});

describe("counts", () => {
  it("are those of all workers, and outlive each of them", async () => {
    const exchange = createExchange();
    const workers = [connect(exchange), connect(exchange)];
    const [one, other] = workers.map(({ companions }) => createThrottle(null, companions));
    for (let n = 0; n < 3; n += 1) await one?.attempt("lydia", home);
    for (let n = 0; n < 2; n += 1) await other?.attempt("lydia", home);
    expect(await one?.standing("lydia", home)).toEqual({ captcha: true, waitSeconds: 0 });
    for (const worker of workers) worker.end();
    const next = createThrottle(null, connect(exchange).companions);
    expect(await next.standing("lydia", home)).toEqual({ captcha: true, waitSeconds: 0 });
    await next.passed("lydia", home);
    expect(await next.standing("lydia", home)).toEqual({ captcha: false, waitSeconds: 0 });
  });

  it("let a challenge be answered once, in whatever worker", async () => {
    const [one, other] = two().map((companions) => createThrottle(null, companions));
    expect([await one?.once("id"), await other?.once("id"), await one?.once("id")]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("are a worker's own while the primary does not answer, after a quarter of a second", async () => {
    vi.useFakeTimers();
    const worker = connect(createExchange());
    const throttle = createThrottle(null, worker.companions);
    worker.hang();
    let said: boolean | null = null;
    const asking = throttle.once("id").then((first) => (said = first));
    await vi.advanceTimersByTimeAsync(249);
    expect(said).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    await asking;
    expect(said).toBe(true);
    const again = throttle.once("id");
    await vi.advanceTimersByTimeAsync(250);
    expect(await again).toBe(false);
  });
});

describe("a session that ended in one worker", () => {
  it("is known to the others when the answer goes out, and to those that come later", async () => {
    const exchange = createExchange();
    const [one, other] = [connect(exchange), connect(exchange)].map(({ companions }) =>
      createRevocations(null, Date.now, companions),
    );
    expect(await other?.has(session)).toBe(false);
    await one?.add(session);
    expect(await other?.has(session)).toBe(true);
    const later = createRevocations(null, Date.now, connect(exchange).companions);
    expect(await later.has(session)).toBe(true);
    expect(await later.has({ ...session, token: "another" })).toBe(false);
  });

  it("is over in its own where the primary does not answer, and holds nobody up for long", async () => {
    vi.useFakeTimers();
    const worker = connect(createExchange());
    worker.hang();
    const revocations = createRevocations(null, Date.now, worker.companions);
    const added = revocations.add(session);
    await vi.advanceTimersByTimeAsync(2_000);
    await added;
    expect(await revocations.has(session)).toBe(true);
  });
});

describe("metrics", () => {
  it("are added up, whoever prints them", async () => {
    const exchange = createExchange();
    const workers = [connect(exchange), connect(exchange), connect(exchange)];
    const all = workers.map(({ companions }) => createMetrics(companions));
    all.forEach((metrics, at) => {
      for (let n = 0; n <= at; n += 1) metrics.response(200, "HIT", 0.002);
    });
    for (const metrics of all) {
      const { text } = await metrics.print();
      expect(text).toContain('response_seconds_count{status="200",cache="HIT"} 6\n');
      expect(text).toMatch(/^workers 3$/m);
    }
    workers[2]?.end();
    expect((await all[0]?.print())?.text).toMatch(/^workers 2$/m);
  });
});

describe("forms that are sent twice", () => {
  it("are one after the other, in whatever workers they are", async () => {
    const [one, other] = two().map((companions) => createTurns(createCounters(null, companions)));
    const { promise: hold, resolve: letGo } = Promise.withResolvers<undefined>();
    const { promise: begun, resolve: begins } = Promise.withResolvers<undefined>();
    const order: string[] = [];
    const first = one?.run("a form", async () => {
      begins(undefined);
      await hold;
      order.push("first");
    });
    await begun;
    const second = other?.run("a form", async () => void order.push("second"));
    await other?.run("another form", async () => void order.push("another"));
    letGo(undefined);
    await Promise.all([first, second]);
    expect(order).toEqual(["another", "first", "second"]);
  });

  it("free the turn where the work fails", async () => {
    const [one, other] = two().map((companions) => createTurns(createCounters(null, companions)));
    await expect(one?.run("a form", () => Promise.reject(new Error("refused")))).rejects.toThrow(
      "refused",
    );
    expect(await other?.run("a form", async () => "done")).toBe("done");
  });

  it("are known for ten seconds", async () => {
    vi.useFakeTimers();
    const [one, other] = two().map((companions) => createTurns(createCounters(null, companions)));
    expect(await other?.justDone("words")).toBe(false);
    await one?.remember("words");
    expect(await other?.justDone("words")).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await other?.justDone("words")).toBe(false);
  });
});
