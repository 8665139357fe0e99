import { LRUCache } from "lru-cache";
import type { UpstreamMeasures } from "../measures.ts";
import { createDoorkeeper } from "./doorkeeper.ts";
import { NotFound, Refused } from "../errors.ts";
import type { KeptStore } from "./kept.ts";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** How long a public read is fresh, and how much longer it may stand in while it refreshes or its host fails. */
export const policies = {
  short: { freshMs: minute, staleMs: day },
  hour: { freshMs: hour, staleMs: day },
  day: { freshMs: day, staleMs: day },
  bible: { freshMs: 30 * day, staleMs: 30 * day },
} as const;
/** What is read so seldom is not looked for any sooner where it is not there. */
const absentMs = { day: 5 * minute, bible: 5 * minute };
export type CachePolicy = keyof typeof policies;
/** `never`: anything about a person, and every write. */
export type Policy = CachePolicy | "never";

/** A host that said no is not asked the same again for a moment; it may change its mind. */
export const refusalMs = 10 * second;
/** What the second level knew stands in for this long before its host is asked again. */
const standInMs = 5 * second;

export interface Loaded {
  /** As the host sent it, for the second level. */
  payload: unknown;
  value: unknown;
  /** Bytes of the payload the value was parsed from; what the cache counts. */
  bytes: number;
}

interface Value {
  value: unknown;
  bytes: number;
  /** When the host sent it; milliseconds since 1970. */
  at: number;
}
/** "No" is an answer worth keeping for a moment; a failure never is. */
type Entry = Value | { no: NotFound | Refused; bytes: number; at: number };

export interface Reading {
  /** Asks the host. */
  load(): Promise<Loaded>;
  /** What `load` makes of a payload, for one that the second level kept. */
  parse(payload: unknown): unknown;
  /** Hears how long ago the value stopped being fresh. */
  onStale?: ((byMs: number) => void) | undefined;
  /** A value older than this moment will not do, if a newer one can be had; milliseconds since 1970. */
  since?: number | undefined;
}

export interface ReadCache {
  /** The value for `key`, loaded once however many ask. Throws what `load` throws when nothing stands in. */
  read(key: string, policy: CachePolicy, reading: Reading): Promise<unknown>;
}

interface Fetching extends Reading {
  policy: CachePolicy;
}

/** In this process's memory; behind it `kept`, which outlives the process or is shared by several. */
export function createReadCache(
  maxBytes: number,
  metrics: UpstreamMeasures,
  kept: KeptStore | null = null,
): ReadCache {
  const doorkeeper = createDoorkeeper();
  const cache = new LRUCache<string, Entry, Fetching>({
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    noDeleteOnStaleGet: true,
    ignoreFetchAbort: true,
    async fetchMethod(key, _old, { context, options }) {
      const entry = await fill(key, context).catch(keepNo);
      options.ttl = ttlOf(entry, context.policy);
      // A full cache takes in only what is asked for a second time.
      const full = cache.calculatedSize + sizeOf(entry, key) > maxBytes;
      if (full && !doorkeeper.knows(key)) options.size = maxBytes + 1;
      return entry;
    },
  });

  async function fill(key: string, { load, parse, policy, since = 0 }: Fetching): Promise<Entry> {
    // Of the moment it was asked for: what happened since is not in it.
    const at = now();
    const { freshMs, staleMs } = policies[policy];
    const known = await knownOf(key, parse, Math.max(since, at - freshMs - staleMs));
    if (known !== null && now() - known.at < freshMs) return known;
    try {
      const { payload, ...loaded } = await load();
      kept?.set(key, { at, payload }, freshMs + staleMs);
      return { ...loaded, at };
    } catch (error) {
      if (known !== null && !isNo(error)) return known;
      throw error;
    }
  }

  /** What the second level has, where it can still be read and is no older than a moment. */
  async function knownOf(key: string, parse: Reading["parse"], oldest: number) {
    const found = (await kept?.get(key)) ?? null;
    if (found === null || found.at < oldest) return null;
    try {
      const value = await parse(found.payload);
      return { value, bytes: JSON.stringify(found.payload)?.length ?? 0, at: found.at };
    } catch {
      return null;
    }
  }

  /** A value newer than `since`; where the host fails, the older one. */
  async function fetchSince(key: string, reading: Fetching, since: number) {
    const old = cache.peek(key);
    if (old !== undefined && old.at >= since) return cache.fetch(key, { context: reading });
    const anew = () =>
      cache.fetch(key, { context: reading, forceRefresh: true, allowStale: false });
    try {
      const entry = await anew();
      // What was already on its way when it was asked for may have left the host before that.
      return entry !== undefined && entry.at < since ? await anew() : entry;
    } catch (error) {
      if (old !== undefined && "value" in old && !isNo(error)) return old;
      throw error;
    }
  }

  return {
    async read(key, policy, reading) {
      const { freshMs, staleMs } = policies[policy];
      const left = cache.getRemainingTTL(key);
      const old = cache.peek(key);
      const standsIn = old !== undefined && "value" in old && now() - old.at < freshMs + staleMs;
      if (left <= 0 && !standsIn) cache.delete(key);
      metrics.cache(policy, left > 0 ? "hit" : standsIn ? "stale" : "miss");
      const context = { ...reading, policy };
      const { since } = reading;
      const entry = await (since === undefined
        ? cache.fetch(key, { context })
        : fetchSince(key, context, since));
      if (entry === undefined) throw new NotFound("the cache holds nothing");
      if ("no" in entry) throw entry.no;
      const age = now() - entry.at;
      if (age > freshMs) reading.onStale?.(age - freshMs);
      return entry.value;
    },
  };
}

/** What an answer without a payload takes in memory, with all that stands around it. */
const noBytes = 1_000;

const sizeOf = (entry: Entry, key: string) => entry.bytes + key.length + 200;

function ttlOf(entry: Entry, policy: CachePolicy): number {
  if ("no" in entry) {
    const seldom = policy === "day" || policy === "bible";
    return seldom && entry.no instanceof NotFound ? absentMs[policy] : refusalMs;
  }
  const left = policies[policy].freshMs - (now() - entry.at);
  return left > 0 ? left : standInMs;
}

function isNo(error: unknown): error is NotFound | Refused {
  return error instanceof NotFound || error instanceof Refused;
}

function keepNo(error: unknown): Entry {
  if (isNo(error)) return { no: error, bytes: noBytes, at: now() };
  throw error;
}

/** Milliseconds since 1970, by the clock that lru-cache goes by. */
function now(): number {
  return performance.timeOrigin + performance.now();
}
