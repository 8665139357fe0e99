import type { Sharp, SharpOptions } from "sharp";

type SharpFactory = (input: Buffer, options?: SharpOptions) => Sharp;

const width = 1280;

/** A drawing without words as a JPEG, which is what hosts send; words would need a machine's fonts. */
export async function paint(drawing: string): Promise<Buffer> {
  // With the first picture, not with the process.
  const { default: sharp }: { default: SharpFactory } = await import("sharp");
  // Twice the drawing's own size, drawn at that size and not blown up.
  return sharp(Buffer.from(drawing), { density: 144 }).resize({ width }).jpeg().toBuffer();
}
