import type { Worker } from "node:cluster";
import { LRUCache } from "lru-cache";
import { createCounters, type Counter, type Counting, type Used } from "../session/counters.ts";
import { createLine, type Line } from "./line.ts";
import type { PrimaryQuestion, WorkerQuestion } from "./messages.ts";

/** What an exchange needs of a worker. */
export type Joined = Pick<Worker, "isConnected" | "send">;

/** What workers know and count together. It lives in the primary and outlives each of them. */
export interface Exchange {
  join(worker: Joined): void;
  leave(worker: Joined): void;
  /** Takes in a word of a worker; false where it is for somebody else. */
  hear(worker: Joined, word: unknown): boolean;
}

/** A worker in the middle of a long turn is waited for, one that hangs is not. */
const waitMs = { revoked: 250, metrics: 1_000 };
/** The oldest make room. */
const mostRevoked = 50_000;

export function createExchange(): Exchange {
  const lines = new Map<Joined, Line<PrimaryQuestion>>();
  const makeCounter = createCounters(null);
  const counters = new Map<string, Counter>();
  const revoked = new LRUCache<string, true>({ maxSize: mostRevoked, sizeCalculation: () => 1 });

  async function count({ counter: name, seconds, what, key, points }: Counting): Promise<Used> {
    const counter = counters.get(name) ?? makeCounter(name, seconds);
    counters.set(name, counter);
    if (what === "delete") {
      await counter.delete(key);
      return null;
    }
    const used = await counter[what](key, points);
    return used && { consumedPoints: used.consumedPoints, msBeforeNext: used.msBeforeNext };
  }

  /** What all but the one that asks say; those that do not answer are left out. */
  async function askOthers(asker: Joined, question: PrimaryQuestion, ms: number) {
    const others = [...lines].filter(([worker]) => worker !== asker);
    const said = await Promise.allSettled(others.map(([, line]) => line.ask(question, ms)));
    return said.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  }

  async function answer(asker: Joined, question: WorkerQuestion): Promise<unknown> {
    if (question === "revoked sessions") return [...revoked.keys()];
    if (question === "metrics of others") return askOthers(asker, "metrics", waitMs.metrics);
    if ("count" in question) return count(question.count);
    revoked.set(question.revoke, true);
    await askOthers(asker, { revoked: [question.revoke] }, waitMs.revoked);
    return true;
  }

  return {
    join(worker) {
      const line = createLine<PrimaryQuestion, WorkerQuestion>(
        (word) => {
          if (worker.isConnected()) worker.send(word, () => undefined);
        },
        (question) => answer(worker, question),
      );
      lines.set(worker, line);
    },
    leave: (worker) => lines.delete(worker),
    hear: (worker, word) => lines.get(worker)?.hear(word) ?? false,
  };
}
