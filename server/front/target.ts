import type { IncomingMessage } from "node:http";
import { notFoundUrl } from "../../app/urls/index.ts";

/** What a request asks for: path and query, as they were sent. */
export interface Target {
  path: string;
  /** With its question mark; "" where there is none. */
  search: string;
}

/**
 * Reads the target of a request; null where it is not for us. A path with broken percent signs gets the 404
 * page, which helps more than an error.
 */
export function readTarget(request: IncomingMessage, publicOrigin: string | null): Target | null {
  const { host } = request.headers;
  if (!isHost(host)) return null;
  // Browsers keep the fragment to themselves; a client that sends it wants the page.
  const [sent = "/"] = (request.url ?? "/").split("#", 1);
  const asked = withoutOrigin(sent, publicOrigin ?? `http://${host}`);
  // A path after several slashes is still a path and gets its one spelling. A backslash is not a slash.
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
