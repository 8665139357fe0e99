/** What the way to the hosts counts; who counts it is not its matter. */
export interface UpstreamMeasures {
  /** One attempt at an upstream host; `outcome` is `ok` or the name of the error. */
  upstream(host: string, outcome: string, seconds: number): void;
  /** One look into the upstream cache: `hit`, `stale`, `miss`, `error`. */
  cache(policy: string, result: string): void;
}
