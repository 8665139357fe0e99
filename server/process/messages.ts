/** What the primary and its workers say to each other. */
import type { LineWord } from "./line.ts";
import type { Counting } from "../session/counters.ts";

/** What the demonstration hosts are to be started with. */
export interface HostsWanted {
  dataDir: string;
  /** Whether a front of ours serves their files; browsers go to their own ports otherwise. */
  sameOrigin: boolean;
}

/**
 * A worker answers visitors, of so many that there are to be; is about to end, and another one is to answer; or wants
 * the demonstration hosts.
 */
export type WorkerWord = "failing" | { ready: number } | { wanted: HostsWanted } | LineWord;

/** Another worker listens; this one is to go, as another one stands in; or where the demonstration hosts are. */
export type PrimaryWord = "replaced" | "leave" | { hosts: unknown } | LineWord;

/** What a worker asks the primary: to count; to have all know of a session's end, or say which ones ended; metrics. */
export type WorkerQuestion =
  { count: Counting } | { revoke: string } | "revoked sessions" | "metrics of others";

/** What the primary asks a worker: to know of sessions that ended; its metrics. */
export type PrimaryQuestion = { revoked: string[] } | "metrics";
