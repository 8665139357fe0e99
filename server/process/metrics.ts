import { Counter, Histogram, Registry, collectDefaultMetrics } from "prom-client";
import type { FrontMeasures } from "../front/measures.ts";
import type { UpstreamMeasures } from "../http/measures.ts";

export interface Metrics extends UpstreamMeasures, FrontMeasures {}

/** Prometheus counters of one process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const buckets = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 2.5, 5];
  const upstreamSeconds = new Histogram({
    name: "upstream_request_seconds",
    help: "Attempts at upstream hosts",
    labelNames: ["host", "outcome"],
    buckets,
    registers: [registry],
  });
  const cacheReads = new Counter({
    name: "upstream_cache_reads_total",
    help: "Looks into the upstream cache",
    labelNames: ["policy", "result"],
    registers: [registry],
  });
  const responseSeconds = new Histogram({
    name: "response_seconds",
    help: "Answers to visitors",
    labelNames: ["status", "cache"],
    buckets,
    registers: [registry],
  });
  return {
    upstream: (host, outcome, seconds) => upstreamSeconds.labels(host, outcome).observe(seconds),
    cache: (policy, result) => cacheReads.labels(policy, result).inc(),
    response: (status, cache, seconds) =>
      responseSeconds.labels(String(status), cache).observe(seconds),
    print: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
}
