import { bulkhead } from "cockatiel";
import type { ContextDeps } from "./context.ts";
import type { Hit } from "./outcome.ts";
import { deadlineIn, pageBudgetMs } from "./http/deadline.ts";
import { UpstreamError } from "./http/errors.ts";
import { createMovieClient } from "./upstreams/movie/client.ts";

/** Views go out a few at a time; when the host does not take them, the rest is dropped, not heaped up. */
const hitsAtOnce = 8;
const mostHitsWaiting = 2_000;
const hitQueue = bulkhead(hitsAtOnce, mostHitsWaiting);

/** Reports a view; never waits, never fails. */
export function reportHit(deps: ContextDeps, hit: Hit): void {
  const send = () => {
    const visitor = { language: "zh-CN" as const, token: null, deadline: deadlineIn(pageBudgetMs) };
    const movie = createMovieClient(deps.upstreams.on("movie", visitor), deps.places.movie);
    return movie.reportHit(hit.ac, hit.id);
  };
  hitQueue.execute(send).catch((error: unknown) => {
    const detail = error instanceof UpstreamError ? error.detail : String(error);
    deps.log.debug({ detail }, "a hit was lost");
  });
}
