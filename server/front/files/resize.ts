import type { IncomingMessage } from "node:http";
import type { Sharp, SharpOptions } from "sharp";
import { NotFound } from "../../http/errors.ts";

export type Format = "avif" | "webp" | "jpeg";
interface SharpFactory {
  (input: Buffer, options: SharpOptions): Sharp;
  cache(keep: false): unknown;
  concurrency(threads: number): unknown;
}

/** A bomb of pixels in a small file is refused. */
const mostPixels = 50_000_000;
const quality = { avif: 50, webp: 72, jpeg: 76 };

/** A picture at a width, never enlarged. Throws NotFound where it is none. */
export async function resize(bytes: Buffer, width: number, format: Format): Promise<Buffer> {
  sharp ??= load();
  const picture = (await sharp)(bytes, { limitInputPixels: mostPixels, failOn: "error" })
    .rotate()
    .resize({ width, withoutEnlargement: true });
  try {
    if (format === "avif")
      return await picture.avif({ quality: quality.avif, effort: 2 }).toBuffer();
    if (format === "webp") return await picture.webp({ quality: quality.webp }).toBuffer();
    return await picture.jpeg({ quality: quality.jpeg, mozjpeg: true }).toBuffer();
  } catch (error) {
    throw new NotFound(`the picture cannot be read: ${String(error)}`);
  }
}

let sharp: Promise<SharpFactory> | null = null;

/** Loaded with the first picture, not with the process. */
async function load(): Promise<SharpFactory> {
  const { default: sharp }: { default: SharpFactory } = await import("sharp");
  // No picture is asked for twice: the store has it. And one thread each, as two are made at once: every further one
  // keeps memory of its own.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** The smallest format a browser says it can show. */
export function formatFor({ headers }: IncomingMessage): Format {
  const accepted = headers.accept ?? "";
  if (accepted.includes("image/avif")) return "avif";
  return accepted.includes("image/webp") ? "webp" : "jpeg";
}
