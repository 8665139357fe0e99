import type { IncomingMessage } from "node:http";

/** Why a body was not taken. */
export type BodyRefusal = "large" | "late" | "busy" | "fields";
export type Body = { bytes: Buffer } | { refused: BodyRefusal };

export interface Bodies {
  /** The whole body of a form from `address`. Rejects when the visitor breaks off. */
  read(request: IncomingMessage, address: string, largeAllowed: boolean): Promise<Body>;
}

export const bodyLimits = {
  formBytes: 64 * 1024,
  /** A picture may have 2 MB; a larger one is still read, so that its form can say so. */
  pictureBytes: 8 * 1024 * 1024,
  formMs: 5_000,
  pictureMs: 30_000,
  openOfAddress: 8,
  open: 256,
  pictures: 8,
  /** Fields of a form, and bytes of the head of each part. */
  fields: 200,
  partHeadBytes: 2_048,
};

/** Reading is not rendering: bodies have limits of their own, and one that does not come holds up nobody else. */
export function createBodies(limits: typeof bodyLimits = bodyLimits): Bodies {
  const open = new Map<string, number>();
  let all = 0;
  let large = 0;

  async function collect(request: IncomingMessage, largeAllowed: boolean): Promise<Body> {
    const most = largeAllowed ? limits.pictureBytes : limits.formBytes;
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      const bytes = Buffer.from(chunk);
      size += bytes.length;
      if (size > most) return { refused: "large" };
      chunks.push(bytes);
    }
    const bytes = Buffer.concat(chunks);
    return tooManyFields(bytes, request.headers["content-type"] ?? "", limits)
      ? { refused: "fields" }
      : { bytes };
  }

  return {
    async read(request, address, largeAllowed) {
      const declared = Number(request.headers["content-length"] ?? 0);
      const most = largeAllowed ? limits.pictureBytes : limits.formBytes;
      if (declared > most) return { refused: "large" };
      const ofAddress = open.get(address) ?? 0;
      if (all >= limits.open || ofAddress >= limits.openOfAddress) return { refused: "busy" };
      if (largeAllowed && large >= limits.pictures) return { refused: "busy" };
      all += 1;
      open.set(address, ofAddress + 1);
      if (largeAllowed) large += 1;
      const { promise: late, resolve } = Promise.withResolvers<Body>();
      const timer = setTimeout(
        () => resolve({ refused: "late" }),
        largeAllowed ? limits.pictureMs : limits.formMs,
      );
      const whole = collect(request, largeAllowed);
      // A late visitor has been answered already, so errors in the rest of the body do not matter.
      whole.catch(() => undefined);
      try {
        return await Promise.race([whole, late]);
      } finally {
        clearTimeout(timer);
        all -= 1;
        if (largeAllowed) large -= 1;
        const left = (open.get(address) ?? 1) - 1;
        if (left > 0) open.set(address, left);
        else open.delete(address);
      }
    },
  };
}

/** Counted on the raw bytes: parsing a form of thirty thousand fields is what would take the time. */
function tooManyFields(bytes: Buffer, type: string, limits: typeof bodyLimits): boolean {
  if (!/^multipart\/form-data\b/i.test(type))
    return count(bytes, "&", limits.fields) > limits.fields;
  const [, boundary = ""] = /boundary="?([^";]+)"?/i.exec(type) ?? [];
  if (boundary === "") return true;
  const mark = `--${boundary}`;
  let parts = 0;
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + mark.length)) {
    parts += 1;
    if (parts > limits.fields) return true;
    const head = bytes.indexOf("\r\n\r\n", at);
    const last = bytes.subarray(at + mark.length, at + mark.length + 2).toString() === "--";
    if (!last && (head < 0 || head - at > limits.partHeadBytes)) return true;
  }
  return false;
}

function count(bytes: Buffer, sign: string, most: number): number {
  let found = 0;
  for (let at = bytes.indexOf(sign); at >= 0 && found <= most; at = bytes.indexOf(sign, at + 1)) {
    found += 1;
  }
  return found;
}
