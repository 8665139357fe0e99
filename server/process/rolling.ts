import type { Worker } from "node:cluster";
import type { WorkerWord } from "./messages.ts";
import type { Pauses } from "./pauses.ts";

/** A place among the workers, whoever has it. */
export interface Post {
  worker: Worker | null;
  pauses: Pauses;
  /** Until another one starts. */
  waiting?: NodeJS.Timeout;
}

export interface RollingDeps {
  posts: readonly Post[];
  /** A new worker for a post, beside the one that has it; null where no more are started. */
  launch(post: Post): Worker | null;
  /** Has a worker finish what it does, and go. */
  leave(worker: Worker): void;
}

/**
 * Puts a new worker into each post in turn. The old one leaves when the new one is ready, and the next post waits until
 * it has left; where a new one does not get ready, all that are left stay.
 */
export function createRolling({ posts, launch, leave }: RollingDeps): () => void {
  let rolling = false;
  let again = false;

  async function rollAll(): Promise<void> {
    for (const post of posts) {
      const fresh = launch(post);
      if (fresh === null) return;
      if (!(await getsReady(fresh))) {
        return say(`Worker ${fresh.process.pid} did not get ready; those that run stay`);
      }
      // Not the one of before: it may have ended meanwhile, and another one have come.
      const old = post.worker;
      clearTimeout(post.waiting);
      post.worker = fresh;
      if (old === null || old.isDead()) continue;
      leave(old);
      await new Promise((resolve) => old.once("exit", resolve));
    }
    say("All workers were replaced");
  }

  return function roll() {
    again = rolling;
    if (rolling) return;
    rolling = true;
    void rollAll().finally(() => {
      rolling = false;
      if (again) roll();
    });
  };
}

/** False where it ends before. */
function getsReady(worker: Worker): Promise<boolean> {
  return new Promise((resolve) => {
    worker.on("message", (word: WorkerWord) => {
      if (typeof word === "object" && "ready" in word) resolve(true);
    });
    worker.once("exit", () => resolve(false));
  });
}

function say(words: string): void {
  process.stderr.write(`${words}.\n`);
}
