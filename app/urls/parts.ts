/** What the builders are made with; imports nothing. */

export interface PlayerOptions {
  /** Which medium to play; without it, video, or audio where the visitor saves data. */
  medium?: "video" | "audio" | undefined;
  startSeconds?: number;
  /** A page of the episodes, from 1; without it, the one with the episode that plays. */
  page?: number | undefined;
}

/** The host's numbers for the two media. */
export const mediumTypes = { video: 1, audio: 2 } as const;

/** Words as one segment of a path: everything is escaped that would otherwise be read as something else, and no more. */
export function pathSegment(words: string): string {
  const plain: Record<string, string> = {
    "%2C": ",",
    "%3A": ":",
    "%40": "@",
    "%24": "$",
    "%26": "&",
    "%2B": "+",
    "%3D": "=",
    "%3B": ";",
  };
  return encoded(words).replace(/%(2C|3A|40|24|26|2B|3D|3B)/g, (code) => plain[code] ?? code);
}

/** For lists whose pages count from 0. */
export function pageQuery(page: number): string {
  return queryOf({ page: page === 0 ? undefined : `${page}` });
}

export function queryOf(values: Record<string, string | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    if (value !== undefined) query.set(name, value);
  return query.size === 0 ? "" : `?${query.toString()}`;
}

/** The same address with another query; what follows `#` stays last. */
export function changeQuery(url: string, change: (query: URLSearchParams) => void): string {
  const [rest = "", hash] = split(url, "#");
  const [path = "", search] = split(rest, "?");
  const query = new URLSearchParams(search);
  change(query);
  return path + (query.size === 0 ? "" : `?${query}`) + (hash === undefined ? "" : `#${hash}`);
}

function split(text: string, at: string): [string, string | undefined] {
  const index = text.indexOf(at);
  return index < 0 ? [text, undefined] : [text.slice(0, index), text.slice(index + 1)];
}

/** Text as a part of an address. Half a surrogate pair, which no address can carry, becomes the sign for a lost letter. */
export const encoded = (text: string | number) =>
  encodeURIComponent(String(text).replace(/\p{Surrogate}/gu, "\ufffd"));
