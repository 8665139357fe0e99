import type { IncomingHttpHeaders } from "node:http";
import { isPersonal } from "../session/cookies.ts";

/**
 * Whether a request that may change something comes from our own pages (docs/rules.md, front 2).
 * Stands before Remix, whose own check can be passed by `_data`, `X-Forwarded-Host` and a missing Origin.
 */
export function comesFromUs(headers: IncomingHttpHeaders, publicOrigin: string | null): boolean {
  const site = headers["sec-fetch-site"];
  const origin = headers.origin;
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  if (origin !== undefined) return isOurs(origin, headers.host, publicOrigin);
  if (site !== undefined) return true;
  return !isPersonal(headers.cookie ?? "");
}

/** Without a configured origin our own is whatever the visitor typed: the `Host`, never `X-Forwarded-Host`. */
function isOurs(origin: string, host: string | undefined, publicOrigin: string | null): boolean {
  if (publicOrigin !== null) return origin === publicOrigin;
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
}
