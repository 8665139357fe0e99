import type { Logger } from "pino";
import type { InTurn } from "../pages/in-turn.ts";
import type { CaptchaGate } from "../session/captcha.ts";
import type { MakeCounter } from "../session/counters.ts";
import type { Revocations } from "../session/revocations.ts";
import type { Sealer } from "../session/seal.ts";
import type { Throttle } from "../session/throttle.ts";
import type { BibleCatalogue } from "../upstreams/bible/catalogue.ts";
import type { HostSettings } from "../upstreams/clients.ts";

/** What lasts as long as the process, and every request's context is made of. */
export interface ContextDeps extends HostSettings {
  /** Our own origin when it is configured; else each request's own `Host` is. */
  publicOrigin: string | null;
  /** Further hosts pictures, audio and video may come from. */
  mediaHosts: string[];
  sealer: Sealer;
  revocations: Revocations;
  throttle: Throttle;
  captchas: CaptchaGate;
  /** What all processes of this machine count together, from one moment to the next. */
  counter: MakeCounter;
  inTurn: InTurn;
  /** Which host's calls sign members in. */
  authHost: "account" | "movie";
  smsLogin: boolean;
  /** The embedded hosts answer. */
  demo: boolean;
  bible: BibleCatalogue;
  /** A front of ours stands before Remix, and passes the Bible host's files on. */
  front: boolean;
  log: Logger;
}

/** Origins pictures and media may come from, besides our own; for the CSP. */
export function mediaSources({
  places,
  mediaHosts,
}: Pick<ContextDeps, "places" | "mediaHosts">): string[] {
  const bases = Object.values(places)
    .map((place) => URL.parse(place.publicBase)?.origin)
    .filter((base) => base !== undefined);
  return [...new Set([...bases, ...mediaHosts])];
}
