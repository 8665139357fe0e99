import { request } from "node:http";
import { figure, share } from "../rigs/table.ts";

export interface Seen {
  ms: number;
  status: number | "failed";
}

export interface Wanted {
  path: string;
  headers?: Record<string, string>;
}

/** Who waited so long has gone. */
const patienceMs = 6_000;

/** One visit of somebody at an address of his own, on a connection of its own. */
export function visit(
  port: number,
  { path, headers = {} }: Wanted,
  localAddress: string,
): Promise<Seen> {
  const started = performance.now();
  const seen = (status: Seen["status"]) => ({ ms: performance.now() - started, status });
  return new Promise((resolve) => {
    const asked = request(
      { host: "127.0.0.1", port, path, headers, localAddress, agent: false },
      (answer) => {
        answer.resume();
        answer.once("end", () => resolve(seen(answer.statusCode ?? "failed")));
        answer.once("error", () => resolve(seen("failed")));
      },
    );
    const late = setTimeout(() => asked.destroy(), patienceMs);
    asked.once("close", () => clearTimeout(late));
    asked.once("error", () => resolve(seen("failed")));
    asked.end();
  });
}

/** Visits at a steady rate, whatever became of those before; `stop` waits for the last of them. */
export function steadily(perSecond: number, one: () => Promise<Seen>) {
  const visits: Promise<Seen>[] = [];
  const timer = setInterval(() => visits.push(one()), 1_000 / perSecond);
  return {
    stop(): Promise<Seen[]> {
      clearInterval(timer);
      return Promise.all(visits);
    },
  };
}

/** `200: 40 in 3/9 ms` for every status: how many, and in what time (p50/p99). */
export function times(seen: Seen[]): string {
  const statuses = [...new Set(seen.map(({ status }) => status))].sort();
  return statuses
    .map((status) => {
      const took = seen.filter((one) => one.status === status).map(({ ms }) => ms);
      const [half, nearlyAll] = [0.5, 0.99].map((part) => figure(share(took, part)));
      return `${status}: ${took.length} in ${half}/${nearlyAll} ms`;
    })
    .join(", ");
}
