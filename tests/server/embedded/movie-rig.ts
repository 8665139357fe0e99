import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Language } from "../../../app/urls/index.ts";
import { startEmbedded } from "../../../server/embedded/start.ts";
import { deadlineIn } from "../../../server/http/deadline.ts";
import { createUpstreams } from "../../../server/http/request.ts";
import { createMetrics } from "../../../server/process/metrics.ts";
import { createMovieClient } from "../../../server/upstreams/movie/client.ts";

export function dataFolder() {
  const path = mkdtempSync(join(tmpdir(), "embedded-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** The embedded hosts over `dataDir`, and the real client pointed at the movie host. */
export async function openMovies(dataDir: string) {
  const embedded = await startEmbedded(dataDir, false);
  const upstreams = createUpstreams(embedded.places, createMetrics());
  const place = embedded.places.movie;
  return {
    place,
    origin: place.base.origin,
    client: (language: Language = "zh-CN") => {
      const visitor = { language, token: null, deadline: deadlineIn(20_000) };
      return createMovieClient(upstreams.on("movie", visitor), place);
    },
    async close() {
      await upstreams.close();
      await embedded.close();
    },
  };
}
