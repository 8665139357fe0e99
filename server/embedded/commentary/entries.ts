import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { contentFolder, readRecords, words } from "../content.ts";
import type { EmbeddedCall } from "../host.ts";
import { layContent } from "../laying.ts";

const commentary = z.strictObject({
  sid: z.string().regex(/^[1-9]\d*$/),
  /** Where its texts stand. */
  folder: z.string(),
  title: words,
  chapters: z.array(
    z.strictObject({
      file: z.string(),
      volume: z.int().min(1).max(66),
      chapter: z.int().min(1).max(150),
    }),
  ),
});
export type Commentary = z.infer<typeof commentary>;

const commentaryFolder = new URL("commentary/", contentFolder);

export function readCommentaries(folder: URL): Commentary[] {
  return readRecords(new URL("commentaries.yaml", folder), z.array(commentary));
}

export const commentaries = readCommentaries(commentaryFolder);

/** Has laid what the commentaries say. */
export function prepareEntries(db: DatabaseSync, folder = commentaryFolder): Promise<void> {
  return layContent(db, {
    name: "commentary",
    folder,
    code: [new URL("./laying.ts", import.meta.url)],
    load: () => import("./laying.ts").then(({ layEntries }) => layEntries),
  });
}

/** The HTML of what a commentary says on a chapter; null where it says nothing. */
export function entryOn(
  db: DatabaseSync,
  { sid }: Commentary,
  [volume, chapter]: readonly [number, number],
  lang: EmbeddedCall["lang"],
): string | null {
  const row = db
    .prepare(
      `SELECT html_${lang} AS html FROM commentary_entry
       WHERE sid = ? AND volume = ? AND chapter = ?`,
    )
    .get(sid, volume, chapter);
  return row === undefined ? null : String(row["html"]);
}
