import { z } from "zod";
import type { UpstreamMeasures } from "./measures.ts";
import { createReadCache } from "./cache/cache.ts";
import type { Call, HostCall, Visitor } from "./call.ts";
import { deadlineIn, pageBudgetMs, within, type Deadline } from "./deadline.ts";
import { withoutToken } from "./echo.ts";
import { NotFound, Refused, SessionExpired, Unavailable } from "./errors.ts";
import { createGuards, type HostState } from "./guards.ts";
import { hostTraits, type HostName, type HostPlaces } from "./hosts.ts";
import type { KeptStore } from "./cache/kept.ts";
import { toRaw } from "./outgoing.ts";
import { isThere, unwrap } from "./reply.ts";
import { createTransport, type RawCall } from "./transport.ts";

export interface Upstreams {
  on(host: HostName, visitor: Visitor): HostCall;
  /** What the breakers of each host's calls say. */
  states(): HostState[];
  close(): Promise<void>;
}

/** Of payloads; in memory they take two to three times as much. */
const cacheBytes = 32 * 1024 * 1024;

/** The one way to the upstream hosts: deadline, cache, single-flight, breaker, retry, reply codes, parsing. */
export function createUpstreams(
  places: HostPlaces,
  metrics: UpstreamMeasures,
  kept: KeptStore | null = null,
): Upstreams {
  const transport = createTransport();
  const cache = createReadCache(cacheBytes, metrics, kept);
  const guards = createGuards();
  const inFlight = new Map<string, Promise<unknown>>();

  /** `secret` is what the host may not echo. */
  async function attempt(host: HostName, raw: RawCall, secret: string | null) {
    const started = performance.now();
    let outcome = "ok";
    try {
      const reply = await transport.send(raw);
      const payload =
        raw.method === "HEAD" ? isThere(reply) : await unwrap(hostTraits[host], reply);
      return {
        payload: secret === null ? payload : withoutToken(payload, secret),
        bytes: reply.text.length,
      };
    } catch (error) {
      outcome = error instanceof Error ? error.constructor.name : "Error";
      throw secret === null ? error : quiet(error, secret);
    } finally {
      metrics.upstream(host, outcome, (performance.now() - started) / 1000);
    }
  }

  return {
    on(host, visitor) {
      return async function call<T>(call: Call<T>): Promise<T> {
        const person = call.policy === "never";
        const raw = toRaw(places[host].base, host, call, visitor, person);
        const posts = raw.method === "POST" && call.reads !== true;
        const kind = posts || call.write === true ? "write" : "read";
        const token = person ? visitor.token : null;
        const secret = call.bringsToken ? null : token;
        const guard = guards.of(host, person ? "member" : "public", call.name ?? call.path);

        async function load(deadline: Deadline) {
          const started = performance.now();
          const { payload, bytes } = await guard
            .run(kind, deadline, () => attempt(host, { ...raw, signal: deadline.signal }, secret))
            .finally(() => visitor.onCall?.(performance.now() - started));
          return { payload, value: await parsed(call, payload), bytes };
        }
        // Shared work has a deadline of its own: one hurried page must not cut it short for the others.
        const shared = () => load(deadlineIn(pageBudgetMs));
        const alone = () => shared().then(({ value }) => value);

        const { deadline, onStale } = visitor;
        const own = kind === "write" && "forWrite" in deadline ? deadline.forWrite() : deadline;
        if (own.signal.aborted) throw new Unavailable("the page's deadline has passed");
        if (kind === "write") {
          return load(own)
            .finally(() => own !== deadline && "renew" in deadline && deadline.renew())
            .then(({ value }) => value, unasked(token));
        }
        const key = keyOf(host, raw);
        if (call.policy !== "never") {
          const { policy, since, parse } = call;
          // One key is always read through one `parse`, so the cached value has its type.
          const read = cache.read(key, policy, { load: shared, parse, onStale, since });
          return within(deadline, read).catch(unasked(token)) as Promise<T>;
        }
        // Strangers have nothing in common: what one of them is given is not another's.
        if (token === null) return within(deadline, alone()).catch(unasked(token));
        const mine = `${key} ${token}`;
        const flying = inFlight.get(mine) ?? alone();
        inFlight.set(mine, flying);
        const forget = () => inFlight.delete(mine);
        flying.then(forget, forget);
        return within(deadline, flying).catch(unasked(token)) as Promise<T>;
      };
    },
    states: guards.states,
    close() {
      kept?.close();
      return transport.close();
    },
  };
}

/** What is the same read is the same key. */
function keyOf(host: HostName, { method, url, body }: Omit<RawCall, "signal">): string {
  const way = method === "GET" ? "" : `${method} `;
  return `${host} ${way}${url.href}${typeof body === "string" ? ` ${body}` : ""}`;
}

/** A host that asks for a session where none was sent has nothing to say about the visitor's. */
function unasked(token: string | null) {
  return (error: unknown): never => {
    if (token === null && error instanceof SessionExpired) {
      throw new Unavailable(error.detail, { arrival: "answered" });
    }
    throw error;
  };
}

/** A host's words go to people; an echo of the token in them does not. */
function quiet(error: unknown, token: string): unknown {
  if (error instanceof NotFound) return new NotFound(error.detail, withoutToken(error.said, token));
  if (error instanceof Refused) return new Refused(withoutToken(error.said, token), error.detail);
  return error;
}

async function parsed<T>(call: Call<T>, payload: unknown): Promise<T> {
  try {
    return await call.parse(payload);
  } catch (error) {
    if (error instanceof NotFound) throw error;
    throw new Unavailable(`${call.name ?? call.path}: ${faultOf(error)}`, { arrival: "answered" });
  }
}

/** Where a payload does not fit, never what stood there. */
function faultOf(error: unknown): string {
  if (!(error instanceof z.ZodError)) return error instanceof Error ? error.name : "odd payload";
  return error.issues.map(({ path, code }) => `${code} at ${path.join(".")}`).join(", ");
}
