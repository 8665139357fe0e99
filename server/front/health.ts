import type { ServerResponse } from "node:http";
import type { Upstreams } from "../http/request.ts";
import { sayPlainly } from "./headers.ts";
import type { FrontMeasures } from "./measures.ts";

export interface Health {
  /** Answers `/healthz`, `/readyz` and `/metrics`; false for any other path. */
  answer(response: ServerResponse, path: string): boolean;
  /** From now on this process asks for no more visitors; `quietly`, as another one takes its place. */
  drain(quietly?: boolean): void;
  draining(): boolean;
}

/** A dead upstream host is told, but does not make us unready: pages live on from the caches. */
export function createHealth(upstreams: Upstreams, metrics: FrontMeasures): Health {
  let draining = false;
  let leaving = false;

  function ready(response: ServerResponse) {
    const states = upstreams.states();
    const hosts = Object.fromEntries(states.map(({ host, breaker }) => [host, breaker]));
    const troubled = states.filter(({ rested }) => rested.length > 0);
    const rested = Object.fromEntries(troubled.map((one) => [one.host, one.rested]));
    const body = JSON.stringify({ ready: !leaving, hosts, rested });
    response
      .writeHead(leaving ? 503 : 200, {
        "content-type": "application/json",
        "cache-control": "no-store",
      })
      .end(body);
  }

  function print(response: ServerResponse) {
    metrics.print().then(
      ({ type, text }) =>
        response.writeHead(200, { "content-type": type, "cache-control": "no-store" }).end(text),
      () => sayPlainly(response, 500, "The metrics cannot be read."),
    );
  }

  return {
    answer(response, path) {
      if (path === "/healthz") sayPlainly(response, 200, "alive");
      else if (path === "/readyz") ready(response);
      else if (path === "/metrics") print(response);
      else return false;
      return true;
    },
    drain(quietly = false) {
      draining = true;
      leaving = !quietly;
    },
    draining: () => draining,
  };
}
