/** What a client accepts and already has. */

export interface Bodies {
  identity: Buffer;
  br: Buffer | null;
  gzip: Buffer | null;
}

/** The smallest body a client accepts, and the header that names its encoding. */
export function choose(
  accepted: string | string[] | undefined,
  bodies: Bodies,
): { body: Buffer; encoding: Record<string, string> } {
  const list = String(accepted ?? "");
  if (bodies.br !== null && accepts(list, "br")) {
    return { body: bodies.br, encoding: { "content-encoding": "br" } };
  }
  if (bodies.gzip !== null && accepts(list, "gzip")) {
    return { body: bodies.gzip, encoding: { "content-encoding": "gzip" } };
  }
  return { body: bodies.identity, encoding: {} };
}

export function accepts(list: string, coding: "br" | "gzip"): boolean {
  const at = list.indexOf(coding);
  return at >= 0 && !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(list.slice(at + coding.length));
}

/** `If-None-Match` holds a list; the comparison is the weak one. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === "*") return true;
  const bare = etag.replace(/^W\//, "");
  return header.split(",").some((one) => one.trim().replace(/^W\//, "") === bare);
}
