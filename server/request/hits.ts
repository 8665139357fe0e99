import { bulkhead } from "cockatiel";
import { LRUCache } from "lru-cache";
import { RateLimiterMemory } from "rate-limiter-flexible";
import type { ContextDeps } from "./deps.ts";
import type { Hit } from "./outcome.ts";
import { deadlineIn, pageBudgetMs } from "../http/deadline.ts";
import { UpstreamError } from "../http/errors.ts";
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

export function createHits(deps: ContextDeps): Hits {
  const line = bulkhead(hitLimits.atOnce, hitLimits.waiting);
  const bucket = new RateLimiterMemory({ points: hitLimits.perSecond, duration: 1 });
  const seen = new LRUCache<string, true>({
    maxSize: hitLimits.remembered,
    sizeCalculation: () => 1,
    ttl: hitLimits.againMs,
  });

  async function send({ ac, id, token, language }: Hit): Promise<void> {
    await bucket.consume("all");
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
      send(hit).catch((error: unknown) => {
        const detail = error instanceof UpstreamError ? error.detail : "the bucket is empty";
        deps.log.debug({ detail }, "a hit was lost");
      });
    },
  };
}
