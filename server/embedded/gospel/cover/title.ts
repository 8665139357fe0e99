import { setTitle, textRow } from "../../art/caption.ts";

export interface TitlePlace {
  x: number;
  /** The middle of the lines. */
  y: number;
  width: number;
  sizes: readonly number[];
  ink: string;
}

/** A centred title of up to three lines, and where its block ends. */
export function titleBlock(title: string, { x, y, width, sizes, ink }: TitlePlace) {
  const { size, rows } = setTitle(title, width, sizes, 3);
  const lead = size * 1.3;
  const first = y - ((rows.length - 1) * lead) / 2;
  const rest = ` fill="${ink}" font-weight="700" text-anchor="middle"`;
  const text = rows
    .map((row, at) => textRow(x, first + at * lead + size * 0.36, size, row, rest))
    .join("");
  const half = (rows.length * lead) / 2;
  return { text, top: y - half, bottom: y + half };
}

export function authorRow(author: string, x: number, y: number, ink: string): string {
  return textRow(x, y, 21, author, ` fill="${ink}" text-anchor="middle" letter-spacing="2"`);
}
