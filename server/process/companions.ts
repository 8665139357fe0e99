import cluster, { type Worker } from "node:cluster";
import { z } from "zod";
import type { CountTogether } from "../session/counters.ts";
import type { RevocationSharing } from "../session/revocations.ts";
import { createLine } from "./line.ts";
import type { PrimaryQuestion, WorkerQuestion } from "./messages.ts";
import type { MetricsSharing } from "./metrics.ts";

/** The other workers of this site, as this one reaches them through their primary. */
export interface Companions extends CountTogether, RevocationSharing, MetricsSharing {}

/** Longer than a busy primary takes; who waits for it is a visitor. */
const waitMs = 250;
/** Longer than the primary waits for the slowest of them. */
const metricsMs = 2_000;

/** Null where this process has no primary; `worker` is this process, as the primary knows it. */
export function joinCompanions(
  worker: Pick<Worker, "isConnected" | "send" | "on"> | undefined = cluster.worker,
): Companions | null {
  if (worker === undefined) return null;
  let hearRevoked: (ids: string[]) => void = () => undefined;
  let ownMetrics: () => Promise<unknown> = async () => [];
  const line = createLine<WorkerQuestion, PrimaryQuestion>(
    (word) => worker.isConnected() && worker.send(word, () => undefined),
    (question) => {
      if (question === "metrics") return ownMetrics();
      hearRevoked(question.revoked);
      return true;
    },
  );
  worker.on("message", (word) => void line.hear(word));

  return {
    count: async (counting) => used.parse(await line.ask({ count: counting }, waitMs)),
    tellRevoked: async (id) => void (await line.ask({ revoke: id }, 2 * waitMs)),
    async listenRevoked(hear) {
      hearRevoked = hear;
      hear(z.array(z.string()).parse(await line.ask("revoked sessions", metricsMs)));
    },
    shareMetrics(own) {
      ownMetrics = own;
    },
    metricsOfOthers: async () =>
      z.array(z.array(z.looseObject({}))).parse(await line.ask("metrics of others", metricsMs)),
  };
}

const used = z.object({ consumedPoints: z.number(), msBeforeNext: z.number() }).nullable();
