import type { IncomingMessage } from "node:http";
import { notFoundUrl } from "../../app/urls/index.ts";

/** What a request asks for: path and query, as they were sent. */
export interface Target {
  path: string;
  /** With its question mark; "" where there is none. */
  search: string;
}

/**
 * Reads the target of a request, null where it is none of ours. A path whose percent signs are broken is no page: the
 * lost lamb says so better than an error would.
 */
export function readTarget(request: IncomingMessage, publicOrigin: string | null): Target | null {
  const { host } = request.headers;
  if (!isHost(host)) return null;
  // A fragment is the browser's own; who sends it along means the page.
  const [sent = "/"] = (request.url ?? "/").split("#", 1);
  const asked = withoutOrigin(sent, publicOrigin ?? `http://${host}`);
  // Behind several slashes stands a path all the same, which gets its one spelling; a backslash is none.
  if (asked === null || !/^\/+(?!\\)/.test(asked)) return null;
  const at = asked.indexOf("?");
  const path = at < 0 ? asked : asked.slice(0, at);
  return isReadable(path)
    ? { path, search: at < 0 ? "" : asked.slice(at) }
    : { path: notFoundUrl(), search: "" };
}

/** A proxy may name the whole address; one that is not ours is not answered. */
function withoutOrigin(target: string, own: string): string | null {
  if (!/^https?:\/\//i.test(target)) return target;
  const url = URL.parse(target);
  if (url === null || url.host !== URL.parse(own)?.host || url.username !== "") return null;
  return url.pathname + url.search;
}

function isHost(host: string | undefined): boolean {
  return host !== undefined && /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`);
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
