import type { Site } from "../../../server/request/context.ts";
import { chapterUrl, commentaryUrl } from "~/urls";

type Pages = Site["pages"];

type Chapter = Awaited<ReturnType<Pages["bible"]["chapter"]>>;
type FullColumn = Chapter["columns"][number];
type Verse = FullColumn["verses"][number];
export type Column = Omit<FullColumn, "verses"> & {
  /** A line a verse, each beginning with its number: the page carries its data along, and this is its shortest form. */
  text: string;
};

/** What a chapter's screen shows. */
export type ChapterPage = Omit<Chapter, "columns"> & {
  columns: Column[];
  /** The commentary beside the text, or null. */
  sid: number | null;
  /** The versions the address names, to be named by its links too; empty where it leaves them to the visitor. */
  named: string[];
  /** The verses to highlight: "16" or "16-18". */
  verses: string | null;
  font: number;
  color: number;
  voice: number;
  demo: boolean;
  mine: Awaited<ReturnType<Pages["marks"]["ofChapter"]>> | null;
};

type Where = Pick<ChapterPage, "place" | "sid" | "named" | "verses">;

/** The address of another chapter, read the same way; without the commentary where that has nothing there. */
export function samePage(
  { sid, named }: Where,
  to: { volume: number; chapter: number; beside?: boolean },
): string {
  const { volume, chapter, beside = true } = to;
  return sid === null || !beside
    ? chapterUrl(volume, chapter, { versions: named })
    : commentaryUrl(volume, chapter, sid, { versions: named });
}

/** This page with other versions: those named, or the visitor's own. */
export function inVersions(
  { place, sid, verses }: Omit<Where, "named">,
  versions: string[] = [],
): string {
  const { volume, chapter } = place;
  return sid === null
    ? chapterUrl(volume, chapter, { versions, verses })
    : commentaryUrl(volume, chapter, sid, { versions, verses });
}

/** First and last verse of "16" or "16-18", whichever way round. */
export function verseRange(verses: string | null): [number, number] | null {
  const [from, to] = verses?.split("-").map(Number) ?? [];
  if (from === undefined) return null;
  return to === undefined ? [from, from] : [Math.min(from, to), Math.max(from, to)];
}

export function toColumn({ verses, ...column }: FullColumn): Column {
  const lines = verses.map(({ number, text }) => `${number} ${text.replace(/\s+/g, " ")}`);
  return { ...column, text: lines.join("\n") };
}

export function versesIn({ text }: Column): Verse[] {
  const lines = text === "" ? [] : text.split("\n");
  return lines.map((line) => {
    const gap = line.indexOf(" ");
    return { number: Number(line.slice(0, gap)), text: line.slice(gap + 1) };
  });
}

export interface Row {
  number: number;
  /** The verse in every version, in the order of the columns; empty where a version has none. */
  texts: string[];
}

/** Verse by verse through all versions. */
export function rowsOf(columns: Column[]): Row[] {
  const texts = columns.map(
    (column) => new Map(versesIn(column).map(({ number, text }) => [number, text])),
  );
  const numbers = new Set(texts.flatMap((column) => [...column.keys()]));
  return [...numbers]
    .sort((a, b) => a - b)
    .map((number) => ({ number, texts: texts.map((column) => column.get(number) ?? "") }));
}
