/** What the front counts, and what it shows of all that was counted. */
export interface FrontMeasures {
  /** One answer of ours; `cache` is the X-Cache word. */
  response(status: number, cache: string, seconds: number): void;
  /** What `/metrics` says. */
  print(): Promise<{ type: string; text: string }>;
}
