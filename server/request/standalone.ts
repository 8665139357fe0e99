import { boot, type Booted } from "../process/services.ts";
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
  const outcome = blankOutcome();
  const site = await createContext(request, deps, outcome, "standalone");
  return { ...site, countsAs: (ac, id) => hits.report({ ac, id }, "standalone") };
}
