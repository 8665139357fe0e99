import { parse } from "cookie";
import { cookieNames } from "./cookies.ts";
import type { Opened, Sealer, SentFlash } from "./seal.ts";

/** What the cookies of one request, opened once, say about the person who sent it. */
export interface Personal {
  /** Such a cookie was sent, and opens. */
  session: boolean;
  flash: boolean;
  /** Names of those that were sent and do not open; to be cleared. */
  junk: string[];
  /** What was in them. */
  opened: { session: Opened | null; flash: SentFlash | null };
}

/** Opens what makes a request personal. Junk is nobody's, and costs microseconds. Never rejects. */
export async function openPersonal(
  cookieHeader: string,
  sealer: Sealer,
  secure: boolean,
): Promise<Personal> {
  const names = cookieNames(secure);
  const { [names.session]: session, [names.flash]: flash } = parse(cookieHeader);
  const opened = {
    session: session === undefined ? null : await sealer.open(session),
    flash: flash === undefined ? null : await sealer.openFlash(flash),
  };
  return {
    session: opened.session !== null,
    flash: opened.flash !== null,
    junk: [
      ...(session !== undefined && opened.session === null ? [names.session] : []),
      ...(flash !== undefined && opened.flash === null ? [names.flash] : []),
    ],
    opened,
  };
}
