import type { Language } from "../../app/urls/index.ts";

/** What is particular to each upstream host (docs/hosts.md). */

export const hostNames = [
  "movie",
  "account",
  "channel",
  "reading",
  "bible",
  "commentary",
  "live",
  "gospel",
  "feedback",
  "bibleApi",
] as const;
export type HostName = (typeof hostNames)[number];

export interface HostTraits {
  /** Reply codes that mean success; empty where files come without an envelope. */
  success: readonly number[];
  /** Where the member's token travels. */
  token: "header" | "query" | "none";
  /** The value of the `lang` query parameter. */
  lang: Record<Language, string>;
}

const fullTags = { "zh-CN": "zh-CN", "en-US": "en-US" };
const shortTags = { "zh-CN": "zh", "en-US": "en" };

export const hostTraits: Record<HostName, HostTraits> = {
  movie: { success: [1], token: "header", lang: fullTags },
  live: { success: [1], token: "header", lang: fullTags },
  gospel: { success: [1], token: "header", lang: fullTags },
  account: { success: [0], token: "query", lang: fullTags },
  feedback: { success: [0], token: "query", lang: fullTags },
  channel: { success: [0, 1], token: "header", lang: shortTags },
  reading: { success: [0], token: "header", lang: fullTags },
  commentary: { success: [0], token: "none", lang: fullTags },
  bible: { success: [], token: "none", lang: fullTags },
  bibleApi: { success: [0, 1], token: "none", lang: fullTags },
};

/** Where a host is. `publicBase` is how a browser reaches its files; it differs from `base` only for embedded hosts. */
export interface HostPlace {
  base: URL;
  publicBase: string;
}
export type HostPlaces = Record<HostName, HostPlace>;

/** Where a file lies that `publicFileUrl` gave an address on our own origin; null for any other address. */
export function ownFileUrl(places: HostPlaces, address: string): URL | null {
  for (const { base, publicBase } of Object.values(places)) {
    if (publicBase.startsWith("/") && address.startsWith(`${publicBase}/`)) {
      return URL.parse(address.slice(publicBase.length), base);
    }
  }
  return null;
}

/**
 * The address a browser can use for a file an upstream names: absolute, protocol-relative or relative to its host.
 * Anything that is not http(s), or not a string, is no address.
 */
export function publicFileUrl(place: HostPlace, raw: string): string | null {
  if (raw.trim() === "") return null;
  const url = URL.parse(raw, place.base);
  if (url === null || (url.protocol !== "http:" && url.protocol !== "https:")) return null;
  if (url.origin !== place.base.origin) return url.href;
  return place.publicBase + url.pathname + url.search;
}
