import type { IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import { deadlineIn } from "../../../server/http/deadline.ts";
import {
  hostNames,
  hostTraits,
  type HostName,
  type HostPlaces,
} from "../../../server/http/hosts.ts";
import type { Call, Visitor } from "../../../server/http/call.ts";
import { createUpstreams, type Upstreams } from "../../../server/http/request.ts";
import { createMetrics } from "../../../server/process/metrics.ts";
import { startUpstream, type FakeUpstream } from "../../rigs/upstream.ts";

/** One call as the host saw it. */
interface Seen {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Rig {
  fake: FakeUpstream;
  upstreams: Upstreams;
  /** What the host saw, from `record` on. */
  seen: Seen[];
  /** Makes one call on `host`; by an anonymous visitor in Chinese unless told otherwise. */
  call<T = unknown>(host: HostName, call: Partial<Call<T>>, visitor?: Partial<Visitor>): Promise<T>;
  /** Answers every call with `data` in an envelope all hosts understand, and notes what was sent. */
  record(data?: unknown): void;
  close(): Promise<void>;
}

/** The upstream layer, whole, before one fake that plays all the hosts. */
export async function startRig(): Promise<Rig> {
  const fake = await startUpstream();
  const upstreams = createUpstreams(placesAt(fake.base), createMetrics());
  const seen: Seen[] = [];
  return {
    fake,
    upstreams,
    seen,
    call(host, call, visitor) {
      const whole: Call<unknown> = {
        path: "api/thing",
        policy: "short",
        parse: (payload) => payload,
        ...call,
      };
      // A test names its own type together with its own `parse`.
      return upstreams.on(host, visitorOf(visitor))(whole as Call<never>);
    },
    record(data = { ok: true }) {
      fake.on("*", (request, response, url) => {
        const [code = 1] = hostTraits[url.pathname.split("/")[1] as HostName].success;
        void text(request).then((body) => {
          seen.push({
            method: request.method ?? "",
            path: url.pathname,
            query: Object.fromEntries(url.searchParams),
            headers: request.headers,
            body,
          });
          response.end(JSON.stringify({ code, msg: "", data }));
        });
      });
    },
    async close() {
      await upstreams.close();
      await fake.stop();
    },
  };
}

/** Every host under a folder of its own name, so that a test sees which of them was asked. */
function placesAt(base: string): HostPlaces {
  return Object.fromEntries(
    hostNames.map((name) => [name, { base: new URL(`${base}/${name}/`), publicBase: base }]),
  ) as HostPlaces;
}

function visitorOf(visitor: Partial<Visitor> = {}): Visitor {
  return { language: "zh-CN", token: null, deadline: deadlineIn(2_500), ...visitor };
}
