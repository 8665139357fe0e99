import type { Language } from "../../app/urls/index.ts";
import type { HitKind } from "../upstreams/movie/client.ts";

export interface Hit {
  ac: HitKind;
  id: number;
  /** Whose view it is: the member's token; null for pages for everybody. */
  token: string | null;
  language: Language;
}

/** A page past the web's own Response, which would encode it and copy it once more. */
export interface Drawn {
  html: string;
  /** What its loaders said, as its scripts read it, where that is kept beside the page; null where it stands inside. */
  data: PageData | null;
}

export interface PageData {
  /** Its hash; the page names it. */
  id: string;
  text: string;
}

/** What rendering a page brought to light besides the page. */
export interface Outcome {
  /** The view this page stands for, to be reported each time it is served. */
  hit: Hit | null;
  /** Some secondary content failed: the page has a hole in it. */
  degraded: boolean;
  /** How long ago the oldest content of the page stopped being fresh; 0 when all of it is. */
  staleMs: number;
  /** Seconds after which trying again makes sense; 0 where there is nothing to wait for. */
  waitSeconds: number;
  /** How long the slowest call at a host took; 0 where none was made. */
  slowestCallMs: number;
  /** The page itself; null where the answer has a body of its own. */
  drawn: Drawn | null;
}

export const blankOutcome = (): Outcome => ({
  hit: null,
  degraded: false,
  staleMs: 0,
  waitSeconds: 0,
  slowestCallMs: 0,
  drawn: null,
});
