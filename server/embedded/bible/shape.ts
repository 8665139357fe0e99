import { books } from "./books.ts";
import type { Verse } from "./tables.ts";

/** A file of another shape; its message says where it departs from what is expected. */
class ShapeError extends Error {
  constructor(fault: string) {
    super(
      `${fault}. Expected is bible[book][chapter][verse]: a list of up to 66 books in canon order, ` +
        "each a list of chapters, each a list of verses, each a text or null (joined to the verse before).",
    );
  }
}

/** The verses of a whole version. Throws ShapeError before anything is laid. */
export function versesOf(bible: unknown): Verse[] {
  const volumes = listOf(bible, "The file", books.length);
  return volumes.flatMap((chapters, index) => {
    const book = books[index];
    const name = book?.en ?? "";
    return listOf(chapters, name, book?.chapters ?? 0).flatMap((verses, at) => {
      const place = `${name} ${at + 1}`;
      return listOf(verses, place, 200).map((text, nth) => {
        if (text !== null && typeof text !== "string") {
          throw new ShapeError(`${place}:${nth + 1} is neither a text nor null`);
        }
        const verse = { volume: index + 1, chapter: at + 1, verse: nth + 1 };
        return { ...verse, text: (text ?? "").trim() };
      });
    });
  });
}

function listOf(value: unknown, name: string, most: number): unknown[] {
  if (!Array.isArray(value)) throw new ShapeError(`${name} is not a list`);
  if (value.length === 0) throw new ShapeError(`${name} is empty`);
  if (value.length > most) {
    throw new ShapeError(`${name} has ${value.length} parts where ${most} are the most`);
  }
  return value;
}
