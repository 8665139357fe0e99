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
