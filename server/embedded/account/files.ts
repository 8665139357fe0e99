import type { IncomingMessage, ServerResponse } from "node:http";
import type { DatabaseSync } from "node:sqlite";
import { avatarFiles } from "./avatars.ts";
import { confirmedPage, expiredPage, outboxPage, ticketPage } from "./pages.ts";
import { confirmTicket, isTicket } from "./tickets.ts";

/** Avatars for everyone. The stand-in for a phone and the outbox are for this machine only. */
export function accountFiles(db: DatabaseSync) {
  const avatars = avatarFiles(db);
  return (request: IncomingMessage, response: ServerResponse, path: string): boolean => {
    if (avatars(request, response, path)) return true;
    if (request.method !== "GET" || !isLocal(request)) return false;
    if (path === "/outbox") return fromHere(request) && say(response, 200, outboxPage(db));
    // The ticket's path is told with our own origin's prefix, which a browser at this host's port keeps.
    const ticket = /^(?:\/_embedded\/account)?\/qr\/([\w-]{24,40})$/.exec(path)?.[1];
    if (ticket === undefined) return false;
    if (!isTicket(db, ticket)) return say(response, 404, expiredPage);
    const username = new URL(request.url ?? "/", "http://embedded.invalid").searchParams.get("as");
    if (username === null) return say(response, 200, ticketPage(db));
    const confirmed = confirmTicket(db, ticket, username);
    return say(response, confirmed ? 200 : 404, confirmed ? confirmedPage : expiredPage);
  };
}

/**
 * Whoever sits at this machine, by its own name. Through a proxy on this machine everybody's address is this machine's,
 * so what was forwarded is not local; nor is another name, which another site may have given this address.
 */
function isLocal({ socket, headers }: IncomingMessage): boolean {
  const near = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? "");
  const named = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i.test(headers.host ?? "");
  const forwarded = Object.keys(headers).some((name) => forwarding.test(name));
  return near && named && !forwarded;
}
const forwarding = /^(forwarded|via|x-real-ip|x-forwarded-.*)$/;

/** Typed in, or from a page of ours: no other site asks for the letters. */
function fromHere({ headers }: IncomingMessage): boolean {
  const { origin, referer, host } = headers;
  const site = headers["sec-fetch-site"];
  const ours = (address: string | undefined) =>
    address === undefined || URL.parse(address)?.host === host?.toLowerCase();
  return ours(origin) && ours(referer) && (site === undefined || /^(same-origin|none)$/.test(site));
}

function say(response: ServerResponse, status: number, body: string): true {
  response
    .writeHead(status, {
      "content-type": "text/html; charset=utf-8",
      "content-length": Buffer.byteLength(body),
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
      "x-content-type-options": "nosniff",
    })
    .end(body);
  return true;
}
