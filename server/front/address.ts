import type { IncomingMessage } from "node:http";

/**
 * The visitor's address, for the limits. Each proxy appends whom it spoke to, so only the last `proxies` entries of
 * `X-Forwarded-For` are anybody's word but the visitor's own.
 */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const direct = request.socket.remoteAddress ?? "unknown";
  if (proxies === 0) return direct;
  const forwarded = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "");
  return forwarded.at(-proxies) ?? forwarded[0] ?? direct;
}
