/** Hosts echo what they are sent; a member's token must come back to no page and no log. */

const shown = "…";
/** A token shorter than this is no secret, and every other word would contain it. */
const shortest = 8;

/** The payload, and every text in it, without the token in any of the spellings hosts use. */
export function withoutToken<T>(payload: T, token: string): T {
  if (token.length < shortest) return payload;
  const spellings = spellingsOf(token);
  const clean = (text: string) =>
    spellings.reduce((rest, spelling) => rest.replaceAll(spelling, shown), text);
  // The same shape comes out; only texts differ.
  return cleaned(payload, clean) as T;
}

function cleaned(value: unknown, clean: (text: string) => string): unknown {
  if (typeof value === "string") return clean(value);
  if (Array.isArray(value)) return value.map((one) => cleaned(one, clean));
  if (typeof value !== "object" || value === null) return value;
  const pairs = Object.entries(value).map(([key, one]) => [clean(key), cleaned(one, clean)]);
  return Object.fromEntries(pairs);
}

/** As it is, in an address, in a form, in HTML, in JSON inside a text, and in base 64. */
function spellingsOf(token: string): string[] {
  const bytes = Buffer.from(token);
  const html = token
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
  const all = [
    token,
    encodeURIComponent(token),
    encodeURIComponent(token).replace(/%[0-9A-F]{2}/g, (escape) => escape.toLowerCase()),
    encodeURI(token),
    new URLSearchParams({ t: token }).toString().slice(2),
    html,
    html.replaceAll("'", "&#39;"),
    html.replaceAll("'", "&#039;"),
    JSON.stringify(token).slice(1, -1),
    JSON.stringify(token).slice(1, -1).replaceAll("/", "\\/"),
    bytes.toString("base64").replace(/=+$/, ""),
    bytes.toString("base64url"),
    bytes.toString("hex"),
    [...token].reverse().join(""),
  ];
  // The longest first: a shorter one may be a part of it.
  return [...new Set(all)].sort((a, b) => b.length - a.length);
}
