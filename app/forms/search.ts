import { localPath } from "~/urls";

const longest = 100;

/**
 * The words of a search, from a form or an address: no control characters, a hundred letters at most, and no
 * half of a surrogate pair, which no address could carry.
 */
export function searchWords(raw: string | null | undefined): string {
  const clean = (raw ?? "")
    .toWellFormed()
    .replace(/\p{Cc}/gu, " ")
    .trim();
  return [...clean].slice(0, longest).join("").trim();
}

/** What was typed into a search box, as far as a path can carry it: every browser takes dots alone for steps upwards. */
export function typedWords(raw: string | null): string {
  const words = searchWords(raw);
  return words === "." || words === ".." ? "" : words;
}

/** The page of ours a form was sent from; null where it was none. */
export function backTo(referer: string | null, origin: string): string | null {
  const from = URL.parse(referer ?? "");
  return from?.origin === origin ? localPath(from.pathname + from.search) : null;
}
