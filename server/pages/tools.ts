import type { Language } from "../../app/urls/index.ts";
import type { CurrentSession } from "../session/current.ts";
import type { BiblePreferences } from "../session/preferences.ts";
import type { Version } from "../upstreams/bible/versions.ts";
import type { Clients } from "../upstreams/clients.ts";
import type { AuthFamily } from "./sign-in/auth-family.ts";
import type { Settled } from "./failure.ts";
import type { Guard, Watch } from "./sign-in/guard.ts";
import type { InTurn } from "./in-turn.ts";
import type { Secondary } from "./secondary.ts";
import type { Allowed } from "./written.ts";

/** What one request gives every page factory: the hosts as this visitor may call them, and who the visitor is. */
export interface Tools {
  clients: Clients;
  /** The host's calls that sign members in. */
  auth: AuthFamily;
  /** Which host that is; it takes suggestions too. */
  authHost: "account" | "movie";
  session: CurrentSession;
  /** Runs content a page can do without. */
  secondary: Secondary;
  /** Runs a member's write, and says why it did not go through. */
  settled: Settled;
  /** Lets through what a visitor sends, so often an hour. */
  allowed: Allowed;
  /** For forms that are sent twice at once, or twice within seconds. */
  inTurn: InTurn;
  /** Stands before what somebody might try again and again, and the counters it goes by. */
  guard: Guard;
  watch: Watch;
  language: Language;
  bible: {
    preferences: BiblePreferences;
    versions: Version[];
    /** What was read before is read anew; milliseconds since 1970. */
    since: number | undefined;
    /** The address of a file of the Bible host, through our own origin where there is a front. */
    fileUrl(path: string): string;
  };
  /** False where no person asked for the page: then nothing enters a history. */
  visited: boolean;
  /** Milliseconds since 1970. */
  now(): number;
}
