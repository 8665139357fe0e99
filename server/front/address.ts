import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import ipaddr from "ipaddr.js";
import proxyaddr from "proxy-addr";

/**
 * The visitor's address, for the limits, in one spelling. Each proxy appends whom it spoke to, so only the last
 * `proxies` entries of `X-Forwarded-For` can be trusted; the visitor may have written the others. With fewer
 * entries, or none that is an address, the socket's own address counts.
 */
export function addressOf(request: IncomingMessage, proxies: number): string {
  if (proxies === 0) return ownAddress(request.socket);
  const forwarded = proxyaddr.all(request, (_, hop) => hop < proxies)[proxies];
  return network(forwarded) ?? network(request.socket.remoteAddress) ?? "unknown";
}

/** Without a proxy all of a connection's requests are one visitor's. */
function ownAddress(socket: Socket): string {
  const found = addresses.get(socket) ?? network(socket.remoteAddress) ?? "unknown";
  addresses.set(socket, found);
  return found;
}
const addresses = new WeakMap<Socket, string>();

/** An IPv4 address, or an IPv6 address's first half: whoever has one has the whole /64. */
function network(text = ""): string | null {
  const bare = withoutPort(text.trim());
  if (!ipaddr.isValid(bare)) return null;
  const address = ipaddr.process(bare);
  if (address.kind() === "ipv4") return address.toString();
  const groups = "parts" in address ? address.parts : [];
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":");
}

/** Some proxies write `address:port` and `[v6]:port`. */
function withoutPort(text: string): string {
  return /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
}
