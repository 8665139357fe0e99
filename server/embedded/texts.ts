import { readdirSync, readFileSync } from "node:fs";
import matter from "gray-matter";
import { parse } from "yaml";
import type { z } from "zod";
import { blaming, ContentError } from "./content.ts";

/** A Markdown file: its front matter, and the Markdown below. */
interface Page<Head> {
  head: Head;
  body: string;
}

/** Where an index names a text, whose two files are `file.zh.md` and `file.en.md`. */
interface Entry {
  file: string;
}

/** The entries of an index with their texts. Throws a ContentError. */
export function readTexts<E extends Entry, Head>(
  folder: URL,
  entries: readonly E[],
  head: z.ZodType<Head>,
): (E & { zh: Page<Head>; en: Page<Head> })[] {
  const named = new Set(entries.flatMap(({ file }) => [`${file}.zh.md`, `${file}.en.md`]));
  for (const file of blaming(folder, () => readdirSync(folder))) {
    if (!file.endsWith(".md") || named.has(file)) continue;
    throw new ContentError(new URL(file, folder), "no index names it");
  }
  const page = (file: string) => readPage(new URL(file, folder), head);
  return entries.map((entry) => ({
    ...entry,
    zh: page(`${entry.file}.zh.md`),
    en: page(`${entry.file}.en.md`),
  }));
}

function readPage<Head>(file: URL, schema: z.ZodType<Head>): Page<Head> {
  return blaming(file, () => {
    const { data, content } = matter(readFileSync(file, "utf8"), { engines });
    const head = schema.parse(data);
    const body = content.trim();
    if (body === "") throw new Error("no text stands below its front matter");
    return { head, body };
  });
}

const refused = () => {
  throw new Error("front matter is written in YAML");
};

/** Front matter is data: by itself gray-matter runs what is fenced as `---js`. */
const engines = {
  yaml: (text: string): object => parse(text) ?? {},
  json: refused,
  javascript: refused,
};
