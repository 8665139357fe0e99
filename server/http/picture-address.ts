/**
 * Whether an address may be fetched as a picture. The upstream hosts' `bases` are those of their calls too, some of
 * which do things on a GET: there it must be named like a picture, unless its host is in `mediaHosts`, and lie outside
 * the calls' paths, however it is written.
 */
export function mayBePicture(url: URL, bases: URL[], mediaHosts: string[]): boolean {
  const upstream = isOnHost(
    url,
    bases.map((base) => base.origin),
  );
  if (!upstream) return isOnHost(url, mediaHosts);
  if (!isNamedLikePicture(url) && !isOnHost(url, mediaHosts)) return false;
  // A host without the file may take the call's path from the query instead.
  const named = [...url.searchParams].flat().filter((word) => /[/\\%]/.test(word));
  return ![url.pathname, ...named].some((path) => leadsToCalls(path, bases));
}

export function isNamedLikePicture(url: URL): boolean {
  return /\.(jpe?g|png|gif|webp|avif|svg)$/i.test(url.pathname);
}

/** Whether an address lives on one of the origins or host patterns (`cdn.example.org`, `*.example.org`). */
export function isOnHost(url: URL, hosts: string[]): boolean {
  if (url.protocol !== "http:" && url.protocol !== "https:") return false;
  if (url.username !== "" || url.password !== "") return false;
  return hosts.some((host) => {
    if (host.includes("://")) return url.origin === URL.parse(host)?.origin;
    if (host.startsWith("*.")) return url.hostname.endsWith(host.slice(1));
    return host.includes(":") ? url.host === host : url.hostname === host;
  });
}

/** Nobody encodes a name deeper than this, unless to hide it. */
const mostRounds = 6;

/** Servers decode, cut and join a path in ways of their own, so every form that one of them may see counts. */
function leadsToCalls(raw: string, bases: URL[]): boolean {
  let path = raw;
  for (let round = 0; round < mostRounds; round++) {
    if (isCall(path, bases)) return true;
    const decoded = decode(path);
    if (decoded === path) return false;
    path = decoded;
  }
  return true;
}

function isCall(path: string, bases: URL[]): boolean {
  const forms = [path, path.split("?", 1)[0] ?? ""].map(plain);
  const roots = ["/", ...bases.map((base) => plain(base.pathname))];
  return forms.some((form) =>
    roots.some((root) => {
      const inside = `${root}/`.replace(/\/+$/, "/");
      return form.startsWith(inside) && callPath.test(form.slice(inside.length));
    }),
  );
}

const callPath = /^(api|index\.php|v\d|bible2)/;

/** Without empty segments, dots, parameters of segments, and case. */
function plain(path: string): string {
  const kept: string[] = [];
  for (const segment of path.replaceAll("\\", "/").split("/")) {
    const name = (segment.split(";", 1)[0] ?? "").trim();
    if (name === "..") kept.pop();
    else if (name !== "" && name !== ".") kept.push(name);
  }
  return `/${kept.join("/").toLowerCase()}`;
}

/** One layer of percent signs off; ASCII alone matters here, its forbidden form of two bytes included. */
function decode(path: string): string {
  return path
    .replace(/%c([01])%([89ab])([0-9a-f])/gi, (_, lead: string, high: string, low: string) =>
      String.fromCharCode((parseInt(lead, 16) << 6) | (parseInt(high + low, 16) & 0x3f)),
    )
    .replace(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}
