import { LRUCache } from "lru-cache";
import type { Metrics } from "../metrics.ts";
import { NotFound } from "./errors.ts";
import type { SharedStore } from "./shared-cache.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long a public read is fresh, and how much longer it may stand in while it refreshes or its host fails. */
export const policies = {
  short: { freshMs: minute, staleMs: day },
  hour: { freshMs: hour, staleMs: day },
  day: { freshMs: day, staleMs: day },
  bible: { freshMs: 30 * day, staleMs: 30 * day },
} as const;
export type CachePolicy = keyof typeof policies;
/** `never`: anything about a person, and every write. */
export type Policy = CachePolicy | "never";

export interface Loaded {
  value: unknown;
  /** Bytes of the payload the value was parsed from; what the cache counts. */
  bytes: number;
}

/** "There is no such thing" is an answer worth keeping too; a failure never is. */
type Entry = Loaded | { missing: string; bytes: number };

export interface ReadCache {
  /** The value for `key`, loaded once however many ask; `onStale` hears how long ago it stopped being fresh. Throws what `load` throws when nothing stands in. */
  read(
    key: string,
    policy: CachePolicy,
    load: () => Promise<Loaded>,
    onStale?: (byMs: number) => void,
  ): Promise<unknown>;
}

interface Fetching {
  load: () => Promise<Loaded>;
  freshMs: number;
}

/** In this process's memory; with `shared`, replicas spare each other the upstream calls. */
export function createReadCache(
  maxBytes: number,
  metrics: Metrics,
  shared: SharedStore | null = null,
): ReadCache {
  const cache = new LRUCache<string, Entry, Fetching>({
    maxSize: maxBytes,
    sizeCalculation: (entry, key) => entry.bytes + key.length + 200,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    noDeleteOnStaleGet: true,
    ignoreFetchAbort: true,
    fetchMethod: (key, _old, { context }) => fill(key, context).catch(keepMissing),
  });

  async function fill(key: string, { load, freshMs }: Fetching): Promise<Entry> {
    if (shared === null) return load();
    const kept = parseKept(await shared.get(key));
    if (kept !== null) return kept;
    const loaded = await load();
    shared.set(key, JSON.stringify(loaded), freshMs);
    return loaded;
  }

  return {
    async read(key, policy, load, onStale) {
      const { freshMs, staleMs } = policies[policy];
      const left = cache.getRemainingTTL(key);
      if (left < -staleMs) cache.delete(key);
      const stale = left < 0 && cache.peek(key) !== undefined;
      metrics.cache(policy, left > 0 ? "hit" : stale ? "stale" : "miss");
      if (stale) onStale?.(-left);
      const entry = await cache.fetch(key, { ttl: freshMs, context: { load, freshMs } });
      if (entry === undefined) throw new NotFound("the cache holds nothing");
      if ("missing" in entry) throw new NotFound(entry.missing);
      return entry.value;
    },
  };
}

/** What an answer without a payload takes in memory, with all that stands around it. */
const missingBytes = 1_000;

function keepMissing(error: unknown): Entry {
  if (error instanceof NotFound) return { missing: error.detail, bytes: missingBytes };
  throw error;
}

/** Only what this very function's `JSON.stringify` wrote is of use; anything else counts as nothing. */
function parseKept(text: string | null): Loaded | null {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    if (typeof kept !== "object" || kept === null || !("value" in kept)) return null;
    return { value: kept.value, bytes: text?.length ?? 0 };
  } catch {
    return null;
  }
}
