import { z } from "zod";
import type { HostCall } from "../../http/call.ts";
import { id, list, maybe, number, paged, plainText, text } from "../../http/wire.ts";

interface Hit {
  version: string;
  volume: number;
  chapter: number;
  verse: number;
  text: string;
}

const anything = z.unknown().optional();
const hit = z
  .object({
    version: text,
    lng: text,
    volume: id,
    chapter: id,
    verse: id,
    text: anything,
    content: anything,
  })
  .transform((raw): Hit => ({
    version: raw.version || raw.lng,
    volume: raw.volume,
    chapter: raw.chapter,
    verse: raw.verse,
    text: plainText.parse(raw.text ?? raw.content),
  }));
// Hits per book, where a host counts them (docs/hosts.md, bible search 1).
const counted = maybe(z.object({ counts: list(z.object({ volume: id, count: number })) }));

const listed = list(
  z.object({ volume: id, held: z.unknown().optional() }).transform(({ volume, held }) => ({
    volume,
    held: held === undefined ? null : number.parse(held),
  })),
);

export interface SearchScope {
  /** A type group from 1 to 12, or a book; neither searches all. */
  group?: number;
  volume?: number;
}

export interface SearchQuery {
  detail: string;
  versions: string[];
  /** From 0. */
  page: number;
  size: number;
  scope: SearchScope;
  since?: number | undefined;
}

/** `/bible2/*` (docs/hosts.md, bible search). */
export function createBibleSearchClient(call: HostCall) {
  return {
    search: ({ detail, versions, page, size, scope, since }: SearchQuery) =>
      call({
        path: "bible2/search",
        query: {
          detail,
          page,
          size,
          part: scope.volume === undefined ? scope.group : undefined,
          volume: scope.volume,
          lng: versions.join(","),
        },
        policy: "short",
        since,
        parse: (payload) => ({
          ...paged(hit).parse(payload),
          counts: counted.parse(payload)?.counts ?? [],
        }),
      }),

    /** The books of a version; `held` is how many of the chapters it has, where the host says so. */
    contents: (version: string, since?: number) =>
      call({
        path: "bible2/contents",
        query: { lng: version },
        policy: "day",
        since,
        parse: (payload) => listed.parse(payload),
      }),
  };
}
