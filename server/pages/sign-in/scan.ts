import { create as createCode } from "qrcode";
import type { Pending } from "../../session/seal.ts";
import type { createAccountPages } from "./account.ts";
import type { Entry } from "./auth-family.ts";

/** A code to scan: `path` draws its dark modules on a square of `size` units. */
export interface QrPicture {
  path: string;
  size: number;
}

export type Scanned =
  | { entry: Entry }
  /** `href` where a page of the demonstration stands in for the phone. */
  | { code: { picture: QrPicture; href: string | null } | null };

interface Scanning {
  account: ReturnType<typeof createAccountPages>;
  /** Keep the code from one look to the next. */
  cookies: { pending(): Promise<Pending | null>; setPending(pending: Pending): Promise<void> };
  /** Where the demonstration's page for a ticket is; null on real hosts. */
  standIn: string | null;
}

/** One look at the code on the visitor's screen (docs/rules.md, sign-in 2); null where there is none. Never rejects. */
export async function scan({ account, cookies, standIn }: Scanning): Promise<Scanned> {
  const kept = await cookies.pending();
  if (kept?.kind === "qr") {
    const found = await account.checkTicket(kept.check);
    if (typeof found === "object") return { entry: found };
    if (found === "pending") return { code: codeOf(kept.ticket, standIn) };
  }
  const next = await account.newTicket().catch(() => null);
  const code = next && codeOf(next.ticket, standIn);
  if (next === null || code === null) return { code: null };
  // A code that cannot be kept over the next look could never be confirmed.
  return cookies.setPending({ kind: "qr", ...next }).then(
    () => ({ code }),
    () => ({ code: null }),
  );
}

/** A ticket is drawn as the host gave it: only the app that reads it knows what it means. */
function codeOf(ticket: string, standIn: string | null) {
  const picture = qrPicture(ticket);
  return picture && { picture, href: standIn === null ? null : standIn + ticket };
}

/** The picture of a code; `text` is what a phone reads. Null where it is too long for one. */
function qrPicture(text: string): QrPicture | null {
  const modules = modulesOf(text);
  if (modules === null) return null;
  const { size } = modules;
  let path = "";
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) if (modules.get(y, x)) path += `M${x} ${y}h1v1h-1z`;
  }
  return { path, size };
}

function modulesOf(text: string) {
  try {
    return createCode(text, { errorCorrectionLevel: "M" }).modules;
  } catch {
    return null;
  }
}
