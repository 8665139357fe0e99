/** What the primary and its workers say to each other. */

/** What the demonstration hosts are to be started with. */
export interface HostsWanted {
  dataDir: string;
  /** Whether a front of ours serves their files; browsers go to their own ports otherwise. */
  sameOrigin: boolean;
}

/** A worker answers visitors; is about to end, and another one is to answer; or wants the demonstration hosts. */
export type WorkerWord = "ready" | "failing" | { wanted: HostsWanted };

/** Another worker listens; or where the demonstration hosts are, as their process said it. */
export type PrimaryWord = "replaced" | { hosts: unknown };
