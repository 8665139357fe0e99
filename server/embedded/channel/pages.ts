import { whole } from "../account/mark-rows.ts";
import type { EmbeddedCall } from "../host.ts";

const usual = 20;
const most = 100;

/** Where the page a call asks for begins, and how long it is; pages count from 1. */
export function spanOf(call: EmbeddedCall, longest = most) {
  const size = Math.min(longest, whole(call, "limit") || usual);
  const page = Math.min(10_000, whole(call, "page") || 1);
  return { size, start: (page - 1) * size };
}

/** The page of a list, only what is on it made into items. */
export function pageOf<T, Item>(call: EmbeddedCall, all: readonly T[], item: (one: T) => Item) {
  const { size, start } = spanOf(call);
  return { list: all.slice(start, start + size).map(item), count: all.length };
}

/** Whether every word is somewhere in the texts, however it is written; no words are in everything. */
export function says(words: string, ...texts: string[]): boolean {
  const text = texts.join(" ").toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
