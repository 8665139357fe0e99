import { create as createCode } from "qrcode";
import type { Pending } from "../session/seal.ts";
import type { Entry, createAccountPages } from "./account.ts";

/** A code to scan: `path` draws its dark modules on a square of `size` units. */
export interface QrPicture {
  path: string;
  size: number;
}

export type Scanned =
  | { entry: Entry }
  /** `href` where the code leads to a page a browser can open; the cookie keeps it for the next request. */
  | { code: { picture: QrPicture; href: string | null } | null; cookie: string | null };

interface Scanning {
  account: ReturnType<typeof createAccountPages>;
  pending(): Promise<Pending | null>;
  keep(pending: Pending): Promise<string>;
  origin: string;
}

/** One look at the code a visitor has on the screen (spec 1, section 4). */
export async function scan({ account, pending, keep, origin }: Scanning): Promise<Scanned> {
  const kept = await pending();
  if (kept?.kind === "qr") {
    const found = await account.checkTicket(kept.check);
    if (typeof found === "object") return { entry: found };
    if (found === "pending") return { code: codeOf(kept.ticket, origin), cookie: null };
  }
  const next = await account.newTicket().catch(() => null);
  if (next === null) return { code: null, cookie: null };
  return { code: codeOf(next.ticket, origin), cookie: await keep({ kind: "qr", ...next }) };
}

/** A ticket that is a path of ours becomes an address a phone can open. */
function codeOf(ticket: string, origin: string) {
  const text = ticket.startsWith("/") ? origin + ticket : ticket;
  return { picture: qrPicture(text), href: ticket.startsWith("/") ? ticket : null };
}

/** The picture of a code; `text` is what a phone reads. */
function qrPicture(text: string): QrPicture {
  const { modules } = createCode(text, { errorCorrectionLevel: "M" });
  const { size } = modules;
  let path = "";
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) if (modules.get(y, x)) path += `M${x} ${y}h1v1h-1z`;
  }
  return { path, size };
}
