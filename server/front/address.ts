import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";

/**
 * The visitor's address, for the limits. Each proxy appends whom it spoke to, so only the last `proxies` entries of
 * `X-Forwarded-For` are anybody's word but the visitor's own; fewer than that, and no proxy of ours wrote them.
 */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const direct = request.socket.remoteAddress ?? "unknown";
  if (proxies === 0) return network(direct);
  const forwarded = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "");
  return network(forwarded.at(-proxies) ?? direct);
}

/** Whoever has one IPv6 address has the whole /64. */
function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(plain)) return plain;
  const [head = "", tail] = plain.split("%", 1)[0]?.split("::") ?? [];
  const front = head === "" ? [] : head.split(":");
  const back = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill("0");
  return [...front, ...zeros, ...back].slice(0, 4).join(":");
}
