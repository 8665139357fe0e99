import type { QueryShape } from "./query.ts";

/** One page of the site: all that is known of it before it is asked for. */
export interface PageEntry {
  /** The route module, `app/<section>/pages/<module>.tsx`. */
  module: string;
  /** Each of its addresses with an example that hits it. The first is canonical, the others are historic. */
  paths: Readonly<Record<string, string>>;
  /** What it may read from its query; anything else neither reaches it nor its key in the page cache. */
  query?: Readonly<Record<string, QueryShape<unknown>>>;
  /** A screen; data for feeds, scripts and players; or where a form leads, which answers with a redirect. */
  kind: "screen" | "data" | "form";
  /** For whom its answer is. Only what is for everybody is kept in the page cache. */
  audience: "everybody" | "visitor" | "members";
  /** Whether search engines may list it. */
  listed: boolean;
  /** It also depends on how the visitor reads the Bible: versions, letters, voices. */
  readsBible?: boolean;
  /** The part of the page cache it is kept in, where it is not that of all others. */
  pool?: Pool;
  /** Makes its canonical address; none for the page of what does not exist. */
  url: ((...args: never[]) => string) | null;
}

/** Many addresses of one kind never push pages of another kind out of the page cache. */
export type Pool = "home" | "albums" | "bible" | "others";

/** The pages of a section, by their names. */
export type Pages = Readonly<Record<string, PageEntry>>;

const screen = { kind: "screen", audience: "everybody", listed: true } as const;
const personal = { kind: "screen", audience: "visitor", listed: false } as const;
const members = { kind: "screen", audience: "members", listed: false } as const;
const data = { kind: "data", audience: "everybody", listed: false } as const;
const form = { kind: "form", audience: "visitor", listed: false } as const;

/** What most pages are; an entry begins with one of these. */
export const pageKinds = { screen, personal, members, data, form };
