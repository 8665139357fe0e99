/**
 * A path of ours taken from a form or a query, made safe to redirect to: same origin, one leading slash, no backslash,
 * no control character, no step up or aside. Anything else is the home page.
 */
export function localPath(raw: unknown): string {
  if (typeof raw !== "string" || raw.length > 2_000 || !/^\/(?![/\\])/.test(raw)) return home;
  if (/[\\\u0000-\u0020\u007f]/.test(raw)) return home;
  if (dotSegment.test(raw.split(/[?#]/, 1)[0] ?? "")) return home;
  const url = URL.parse(raw, "http://local.invalid");
  if (url === null || url.origin !== "http://local.invalid") return home;
  if (url.pathname.startsWith("//")) return home;
  return url.pathname + url.search + url.hash;
}

const home = "/";
/** As browsers read it: the sign for a dot counts as one. */
const dotSegment = /\/(\.|%2e){1,2}(\/|$)/i;
