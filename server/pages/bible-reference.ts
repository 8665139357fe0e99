import { bookOf, books, type Place } from "../upstreams/bible/books.ts";

export interface Passage extends Place {
  /** As a page's `?v=` names them: "16" or "16-18"; null for the whole chapter. */
  verses: string | null;
}

const byName = books
  .flatMap(({ volume, zh, zhShort }) => [
    { name: zh, volume },
    { name: zhShort, volume },
  ])
  // 约翰一书 before 约: the longest name that fits is meant.
  .sort((a, b) => b.name.length - a.name.length);

/** The passage a text names and nothing else, in Chinese or English: "约3:16", "诗篇 23 篇", "John 3:16-18". */
export async function referenceOf(text: string): Promise<Passage | null> {
  const plain = text.normalize("NFKC").trim();
  if (!/\d/.test(plain) || plain.length > 60) return null;
  return chinese(plain) ?? (await english(plain));
}

function chinese(text: string): Passage | null {
  const book = byName.find(({ name }) => text.startsWith(name));
  if (book === undefined) return null;
  const rest = text.slice(book.name.length);
  const pattern =
    /^\s*第?\s*(\d{1,3})\s*(?:[:章篇]\s*(?:(\d{1,3})\s*(?:[-–~至到]\s*(\d{1,3})\s*)?节?)?)?$/;
  const [whole, chapter, from, to] = pattern.exec(rest) ?? [];
  return whole === undefined ? null : passage(book.volume, Number(chapter), from, to);
}

async function english(text: string): Promise<Passage | null> {
  // A sentence with a number in it is a search, not a place.
  if (!/^(?:[1-3]\s*)?[A-Za-z.]+(?:\s+(?:of\s+)?[A-Za-z.]+)?\s*\d[\d\s:.\-–]*$/.test(text))
    return null;
  const parser = await loadParser();
  const [first = ""] = parser.parse(text).osis().split(",");
  const [start = "", end = ""] = first.split("-");
  // A book of one chapter is named without it.
  const [osis, chapter = "1", from] = start.split(".");
  const volume = books.find(({ enShort }) => enShort === osis)?.volume;
  if (volume === undefined) return null;
  const [, endChapter, to] = end.split(".");
  return passage(volume, Number(chapter), from, endChapter === chapter ? to : undefined);
}

function passage(volume: number, chapter: number, from?: string, to?: string): Passage | null {
  const last = bookOf(volume)?.chapters ?? 0;
  if (chapter < 1 || chapter > last) return null;
  const verses = from === undefined ? null : to === undefined ? from : `${from}-${to}`;
  return { volume, chapter, verses };
}

/** It is large, and most visits search for nothing. */
async function loadParser() {
  const [{ bcv_parser: Parser }, lang] = await Promise.all([
    import("bible-passage-reference-parser/esm/bcv_parser.js"),
    import("bible-passage-reference-parser/esm/lang/en.js"),
  ]);
  return new Parser(lang);
}
