import {
  AggregatorRegistry,
  Counter,
  Gauge,
  Histogram,
  Registry,
  collectDefaultMetrics,
} from "prom-client";
import type { FrontMeasures } from "../front/measures.ts";
import type { UpstreamMeasures } from "../http/measures.ts";

export interface Metrics extends UpstreamMeasures, FrontMeasures {}

/** Processes of one site that answer `/metrics` for each other. */
export interface MetricsSharing {
  shareMetrics(own: () => Promise<object[]>): void;
  /** What each of the others counted. */
  metricsOfOthers(): Promise<object[][]>;
}

/** Prometheus counters of one process, printed together with those of the others where there are any. */
export function createMetrics(sharing: MetricsSharing | null = null): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  new Gauge({ name: "workers", help: "Processes that answer visitors", registers }).set(1);
  const buckets = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 2.5, 5];
  const upstreamSeconds = new Histogram({
    name: "upstream_request_seconds",
    help: "Attempts at upstream hosts",
    labelNames: ["host", "outcome"],
    buckets,
    registers,
  });
  const cacheReads = new Counter({
    name: "upstream_cache_reads_total",
    help: "Looks into the upstream cache",
    labelNames: ["policy", "result"],
    registers,
  });
  const responseSeconds = new Histogram({
    name: "response_seconds",
    help: "Answers to visitors",
    labelNames: ["status", "cache"],
    buckets,
    registers,
  });
  const own = () => registry.getMetricsAsJSON();
  sharing?.shareMetrics(own);

  async function together(): Promise<Registry> {
    const others = (await sharing?.metricsOfOthers().catch(() => [])) ?? [];
    return others.length === 0 ? registry : AggregatorRegistry.aggregate([await own(), ...others]);
  }

  return {
    upstream: (host, outcome, seconds) => upstreamSeconds.labels(host, outcome).observe(seconds),
    cache: (policy, result) => cacheReads.labels(policy, result).inc(),
    response: (status, cache, seconds) =>
      responseSeconds.labels(String(status), cache).observe(seconds),
    print: async () => ({
      type: registry.contentType,
      text: await (await together()).metrics(),
    }),
  };
}
