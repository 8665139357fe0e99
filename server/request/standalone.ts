import { boot, type Booted } from "../process/services.ts";
import type { HitKind } from "../upstreams/movie/client.ts";
import { createContext, type Site } from "./context.ts";
import { blankOutcome } from "./outcome.ts";
import { createHits, type Hits } from "./hits.ts";
import { readEnv } from "../process/env.ts";

/** One set of hosts for the process, started by the first request. */
let booted: Promise<Booted & { hits: Hits }> | null = null;

/** The context of a request where no front of ours stands before Remix (plain `remix-serve`). */
export async function standaloneContext(request: Request): Promise<Site> {
  booted ??= boot(readEnv(), false).then((site) => ({ ...site, hits: createHits(site.deps) }));
  const { deps, hits } = await booted;
  const site = await createContext(request, deps, blankOutcome(), "standalone");
  // Not a copy: who is signed in may change while the page is made.
  return Object.assign(site, {
    countsAs: (ac: HitKind, id: number) => hits.report({ ac, id }, "standalone"),
  });
}
