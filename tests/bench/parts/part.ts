import type { startOwnHosts } from "../rigs/sites.ts";

/** Hosts that parts measure on, one after the other. */
export type Hosts = Awaited<ReturnType<typeof startOwnHosts>>;
