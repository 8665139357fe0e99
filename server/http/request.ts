import { z } from "zod";
import type { Language } from "../../app/urls.ts";
import type { Metrics } from "../metrics.ts";
import { createReadCache, type Policy } from "./cache.ts";
import { deadlineIn, pageBudgetMs, within, type Deadline } from "./deadline.ts";
import { NotFound, SessionExpired, Unavailable } from "./errors.ts";
import { createGuard, type Guard } from "./guard.ts";
import { hostNames, hostTraits, type HostName, type HostPlaces } from "./hosts.ts";
import { isThere, unwrap } from "./reply.ts";
import type { SharedStore } from "./shared-cache.ts";
import { createTransport, type RawCall } from "./transport.ts";

export type Params = Record<string, string | number | undefined>;

export interface Call<T> {
  /** A HEAD only asks whether there is such a file: its payload is true or false. */
  method?: "GET" | "HEAD" | "POST";
  /** The path of the specification, without a leading slash. */
  path: string;
  query?: Params;
  form?: Params;
  /** A picture sent along; the form then travels in parts. */
  file?: { name: string; type: string; bytes: Uint8Array<ArrayBuffer> };
  /** A GET that does something: never repeated, never shared, refused in the host's own words. */
  write?: true;
  /** The specification lists the token among the fields of the call. */
  namesToken?: true;
  policy: Policy;
  /** Calls that may fail in heaps without standing in anybody's way have a breaker of their own. */
  lane?: "hits";
  /** Payload -> our model. May throw NotFound; whatever else it throws makes the payload Unavailable. */
  parse: (payload: unknown) => T | Promise<T>;
}

/** For whom a call is made, and how long it may take. */
export interface Visitor {
  language: Language;
  token: string | null;
  deadline: Deadline;
  /** Hears when a read is answered from the cache although it is no longer fresh; milliseconds. */
  onStale?: (byMs: number) => void;
  /** Hears how long a host took to answer this visitor; milliseconds. */
  onCall?: (ms: number) => void;
}

/** Makes one call on one host for one visitor. Throws the errors of `errors.ts` and nothing else. */
export type HostCall = <T>(call: Call<T>) => Promise<T>;

export interface Upstreams {
  on(host: HostName, visitor: Visitor): HostCall;
  /** What the breaker of each host says. */
  states(): { host: HostName; breaker: string }[];
  close(): Promise<void>;
}

const cacheBytes = 64 * 1024 * 1024;

/** The one way to the upstream hosts: deadline, cache, single-flight, breaker, retry, reply codes, parsing. */
export function createUpstreams(
  places: HostPlaces,
  metrics: Metrics,
  shared: SharedStore | null = null,
): Upstreams {
  const transport = createTransport();
  const cache = createReadCache(cacheBytes, metrics, shared);
  const guards = new Map<string, Guard>();
  const inFlight = new Map<string, Promise<unknown>>();

  /** Hits and member's calls are guarded apart: however many fail, the pages for everybody still reach the host. */
  function guardOf(host: HostName, lane: "calls" | "members" | "hits"): Guard {
    const name = `${host} ${lane}`;
    const guard = guards.get(name) ?? createGuard();
    guards.set(name, guard);
    return guard;
  }

  async function attempt(host: HostName, raw: RawCall) {
    const started = performance.now();
    let outcome = "ok";
    try {
      const reply = await transport.send(raw);
      const payload = raw.method === "HEAD" ? isThere(reply) : unwrap(hostTraits[host], reply);
      return { payload, bytes: reply.text.length };
    } catch (error) {
      outcome = error instanceof Error ? error.constructor.name : "Error";
      throw error;
    } finally {
      metrics.upstream(host, outcome, (performance.now() - started) / 1000);
    }
  }

  async function load<T>(
    host: HostName,
    raw: RawCall,
    deadline: Deadline,
    call: Call<T>,
    { onCall }: Visitor,
  ) {
    const kind = kindOf(raw, call);
    const guard = guardOf(host, call.lane ?? (call.policy === "never" ? "members" : "calls"));
    const started = performance.now();
    const { payload, bytes } = await guard
      .run(kind, deadline, () => attempt(host, raw))
      .finally(() => onCall?.(performance.now() - started));
    return { value: await parsed(call, payload), bytes };
  }

  return {
    on(host, visitor) {
      return async function call<T>(call: Call<T>): Promise<T> {
        if (visitor.deadline.signal.aborted)
          throw new Unavailable("the page's deadline has passed");
        const person = call.policy === "never";
        const raw = toRaw(places[host].base, host, call, visitor, person);
        // Shared work has a deadline of its own: one hurried page must not cut it short for the others.
        const shared = () => {
          const deadline = deadlineIn(pageBudgetMs);
          return load(host, { ...raw, signal: deadline.signal }, deadline, call, visitor);
        };
        if (kindOf(raw, call) === "write") {
          return (
            await load(host, raw, visitor.deadline, call, visitor).catch(unasked(person, visitor))
          ).value;
        }

        const key = `${host} ${raw.method === "HEAD" ? "HEAD " : ""}${raw.url.href}`;
        if (call.policy !== "never") {
          // One key is always read through one `parse`, so the cached value has its type.
          return within(
            visitor.deadline,
            cache.read(key, call.policy, shared, visitor.onStale),
          ).catch(unasked(false, visitor)) as Promise<T>;
        }
        // Strangers have nothing in common: what one of them is given is not another's.
        if (visitor.token === null) {
          return within(
            visitor.deadline,
            shared().then((loaded) => loaded.value),
          ).catch(unasked(person, visitor));
        }
        const own = `${key} ${visitor.token}`;
        const flying = inFlight.get(own) ?? shared().then((loaded) => loaded.value);
        inFlight.set(own, flying);
        const forget = () => inFlight.delete(own);
        flying.then(forget, forget);
        return within(visitor.deadline, flying).catch(unasked(person, visitor)) as Promise<T>;
      };
    },
    states: () =>
      hostNames.map((host) => {
        const lanes = [guardOf(host, "calls").state(), guardOf(host, "members").state()];
        return { host, breaker: lanes.find((state) => state !== "closed") ?? "closed" };
      }),
    close() {
      shared?.close();
      return transport.close();
    },
  };
}

function kindOf<T>(raw: RawCall, call: Call<T>): "read" | "write" {
  return raw.method !== "POST" && call.write !== true ? "read" : "write";
}

/** A host that asks for a session where none was sent has nothing to say about the visitor's. */
function unasked(person: boolean, visitor: Visitor) {
  return (error: unknown): never => {
    const sent = person && visitor.token !== null;
    if (!sent && error instanceof SessionExpired) {
      throw new Unavailable(error.detail, { arrival: "answered" });
    }
    throw error;
  };
}

/** Nothing of the browser's request goes upstream but the language and, for a member's call, the token. */
function toRaw<T>(
  base: URL,
  host: HostName,
  call: Call<T>,
  visitor: Visitor,
  person: boolean,
): RawCall {
  const traits = hostTraits[host];
  const token = person ? visitor.token : null;
  const url = new URL(call.path, base);
  // A path may come from a host's reply; nothing it says leads anywhere else.
  if (url.origin !== base.origin) throw new Unavailable(`${call.path} leads to another host`);
  const method = call.method ?? "GET";
  const named = token !== null && call.namesToken === true ? { token } : {};
  const inBody = method === "POST" ? named : {};
  const query: Params = { ...call.query, lang: traits.lang[visitor.language] };
  if (method !== "POST") Object.assign(query, named);
  if (token !== null && traits.token === "query" && !("token" in inBody)) query["token"] = token;
  for (const [name, value] of Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  const headers: Record<string, string> = {};
  if (token !== null && traits.token === "header") headers["token"] = token;
  const { file } = call;
  const form = encodeForm({ ...call.form, ...inBody });
  if (method === "POST" && !file) headers["content-type"] = "application/x-www-form-urlencoded";
  const body = method !== "POST" ? null : file ? { form, file } : form.toString();
  return { method, url, headers, body, signal: visitor.deadline.signal };
}

function encodeForm(form: Params): URLSearchParams {
  const pairs = Object.entries(form).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return new URLSearchParams(pairs);
}

async function parsed<T>(call: Call<T>, payload: unknown): Promise<T> {
  try {
    return await call.parse(payload);
  } catch (error) {
    if (error instanceof NotFound) throw error;
    throw new Unavailable(`${call.path}: ${faultOf(error)}`, { arrival: "answered" });
  }
}

/** Where a payload does not fit, never what stood there. */
function faultOf(error: unknown): string {
  if (!(error instanceof z.ZodError)) return error instanceof Error ? error.name : "odd payload";
  return error.issues.map(({ path, code }) => `${code} at ${path.join(".")}`).join(", ");
}
