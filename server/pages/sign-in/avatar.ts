import { bulkhead } from "cockatiel";
import type { Sharp, SharpOptions } from "sharp";

type SharpFactory = (input: Uint8Array, options: SharpOptions) => Sharp;

const side = 400;
const mostPixels = 30_000_000;
/** Decoding takes memory and the threads pages are compressed in. */
const decoding = bulkhead(2, 16);

/**
 * A member's picture as a square JPEG of 400 pixels, whatever its name said it was, without what a camera wrote into
 * it; null where the bytes are no JPEG, PNG or WebP.
 */
export function toAvatar(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer> | null> {
  return decoding.execute(() => decode(bytes)).catch(() => null);
}

async function decode(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer> | null> {
  const { default: sharp }: { default: SharpFactory } = await import("sharp");
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: "error" });
    const { format } = await picture.metadata();
    if (!["jpeg", "png", "webp"].includes(format)) return null;
    const square = picture.rotate().resize({ width: side, height: side, fit: "cover" });
    return new Uint8Array(await square.flatten({ background: "#fff" }).jpeg().toBuffer());
  } catch {
    return null;
  }
}
