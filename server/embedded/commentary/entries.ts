import type { DatabaseSync } from "node:sqlite";
import { contentFolder } from "../content.ts";
import type { Words } from "../records.ts";
import type { EmbeddedCall } from "../host.ts";
import { layContent } from "../laying.ts";

/** Volume and chapter. */
export type Place = readonly [volume: number, chapter: number];

export interface Commentary {
  sid: string;
  title: Words;
}

export const commentaryFolder = new URL("commentary/", contentFolder);

/** Has laid what the commentaries say. */
export function prepareEntries(db: DatabaseSync, folder = commentaryFolder): Promise<void> {
  return layContent(db, {
    name: "commentary",
    folder,
    code: [new URL("./laying.ts", import.meta.url)],
    load: () => import("./laying.ts").then(({ layCommentaries }) => layCommentaries),
  });
}

/** The commentaries that say something on a chapter. */
export function commentariesOn(db: DatabaseSync, [volume, chapter]: Place): Commentary[] {
  return db
    .prepare(
      `SELECT c.sid, c.title_zh, c.title_en
       FROM commentary c JOIN commentary_entry e ON e.sid = c.sid
       WHERE e.volume = ? AND e.chapter = ? ORDER BY c.place`,
    )
    .all(volume, chapter)
    .map((row) => ({
      sid: String(row["sid"]),
      title: { zh: String(row["title_zh"]), en: String(row["title_en"]) },
    }));
}

/** The HTML of what a commentary says on a chapter. */
export function htmlOf(
  db: DatabaseSync,
  { sid }: Commentary,
  [volume, chapter]: Place,
  lang: EmbeddedCall["lang"],
): string {
  const row = db
    .prepare(
      `SELECT html_${lang} AS html FROM commentary_entry
       WHERE sid = ? AND volume = ? AND chapter = ?`,
    )
    .get(sid, volume, chapter);
  return String(row?.["html"]);
}
