import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { MakeCounter } from "../session/counters.ts";

export interface InTurn {
  /** Runs one piece of work after another for each key, in whatever process they are. */
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
  /** Whether `remember` was told the same a few seconds ago. */
  justDone(what: string): Promise<boolean>;
  remember(what: string): Promise<void>;
}

/** Longer than a form takes; whoever ended with a turn has it no longer than this. */
const longestSeconds = 20;
const justNowSeconds = 10;
/** How often a turn that another process has is asked for. */
const askAgainMs = 40;

/** Turns of one process are taken in the order they came; those of others as soon as they are free. */
export function createTurns(counter: MakeCounter): InTurn {
  const taken = counter("turn", longestSeconds);
  const done = counter("just-done", justNowSeconds);
  const last = new Map<string, Promise<unknown>>();

  /** The first one to count has the turn. */
  async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
    while ((await taken.penalty(name)).consumedPoints > 1) await wait(askAgainMs);
    try {
      return await work();
    } finally {
      await taken.delete(name);
    }
  }

  return {
    run(key, work) {
      const next = () => alone(nameOf(key), work);
      const mine = (last.get(key) ?? Promise.resolve()).then(next, next);
      last.set(key, mine);
      const forget = () => {
        if (last.get(key) === mine) last.delete(key);
      };
      mine.then(forget, forget);
      return mine;
    },
    justDone: async (what) => (await done.get(nameOf(what))) !== null,
    remember: async (what) => void (await done.penalty(nameOf(what))),
  };
}

/** Of one size, and without the token that a key holds. */
function nameOf(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}
