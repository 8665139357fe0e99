import { createContext, type Site } from "../request/context.ts";
import { createHits, type Hits } from "../request/hits.ts";
import { blankOutcome } from "../request/outcome.ts";
import type { HitKind } from "../upstreams/movie/client.ts";
import { startDemoHosts } from "./demo-hosts.ts";
import { readEnv } from "./env.ts";
import { openServices, type Services } from "./services.ts";

type Opened = Pick<Services, "deps"> & { hits: Hits };
/** One set of services for the process, opened by the first request. */
let opened: Promise<Opened> | null = null;

/** The context of a request where no front of ours stands before Remix (plain `remix-serve`). */
export async function standaloneContext(request: Request): Promise<Site> {
  opened ??= open();
  const { deps, hits } = await opened;
  const outcome = blankOutcome();
  const site = await createContext(request, deps, outcome, "standalone");
  const { countsAs } = site;
  // Not a copy: who is signed in may change while the page is made.
  return Object.assign(site, {
    countsAs: (ac: HitKind, id: number) => {
      countsAs(ac, id);
      if (outcome.hit !== null) hits.report(outcome.hit, "standalone");
    },
  });
}

async function open(): Promise<Opened> {
  const env = readEnv();
  const wanted = { dataDir: env.dataDir, sameOrigin: false };
  const demo = env.upstreams === null ? startDemoHosts(wanted) : null;
  const { deps } = await openServices(env, false, demo);
  return { deps, hits: createHits(deps) };
}
