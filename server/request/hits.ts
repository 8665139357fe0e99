import { bulkhead } from "cockatiel";
import { LRUCache } from "lru-cache";
import type { ContextDeps } from "./deps.ts";
import type { Hit } from "./outcome.ts";
import { deadlineIn, pageBudgetMs } from "../http/deadline.ts";
import { UpstreamError } from "../http/errors.ts";
import { createCounters } from "../session/counters.ts";
import { createMovieClient } from "../upstreams/movie/client.ts";

export interface Hits {
  /** Reports a view by somebody at `address`; never waits, never fails. */
  report(hit: Hit, address: string): void;
}

const hitLimits = {
  /** Views go out a few at a time; when the host does not take them, the rest is dropped, not heaped up. */
  atOnce: 8,
  waiting: 200,
  /** One view per address and page in this time. */
  againMs: 30 * 60 * 1000,
  remembered: 50_000,
  /** From all visitors together. */
  perSecond: 50,
} as const;

const tooMany = new Error("too many views in a second");

export function createHits(deps: ContextDeps): Hits {
  const line = bulkhead(hitLimits.atOnce, hitLimits.waiting);
  const sentHere = createCounters(null)("hits", 1);
  const sent = deps.counter("hits", 1);
  const reported = deps.counter("hit", hitLimits.againMs / 1000);
  const seen = new LRUCache<string, true>({
    maxSize: hitLimits.remembered,
    sizeCalculation: () => 1,
    ttl: hitLimits.againMs,
  });

  async function send({ ac, id, token, language }: Hit, key: string): Promise<void> {
    // What is too much by this process's own count is not asked about.
    for (const counter of [sentHere, sent]) {
      if ((await counter.penalty("all")).consumedPoints > hitLimits.perSecond) throw tooMany;
    }
    // Another process may have reported it.
    if ((await reported.penalty(key)).consumedPoints > 1) return;
    await line.execute(() => {
      const deadline = deadlineIn(pageBudgetMs);
      const visitor = { language, token, deadline };
      const movie = createMovieClient(deps.upstreams.on("movie", visitor), deps.places.movie);
      return movie.reportHit(ac, id);
    });
  }

  return {
    report(hit, address) {
      const key = `${address} ${hit.ac} ${hit.id}`;
      if (seen.has(key)) return;
      seen.set(key, true);
      send(hit, key).catch((error: unknown) => {
        const detail = error instanceof UpstreamError ? error.detail : "too many at once";
        deps.log.debug({ detail }, "a hit was lost");
      });
    },
  };
}
