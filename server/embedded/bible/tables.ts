import type { DatabaseSync } from "node:sqlite";

/** A verse of a version. A verse that the version joins to the one before is kept with no text. */
export interface Verse {
  volume: number;
  chapter: number;
  verse: number;
  text: string;
}

/** Where a version came from: the repository's chapters, a package, or the import command. */
export type Source = "selection" | "package" | "import";

const tables = `
  CREATE TABLE IF NOT EXISTS bible_version (version TEXT PRIMARY KEY, source TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS bible_verse (
    version TEXT NOT NULL, volume INTEGER NOT NULL, chapter INTEGER NOT NULL,
    verse INTEGER NOT NULL, text TEXT NOT NULL,
    PRIMARY KEY (version, volume, chapter, verse)) WITHOUT ROWID;
`;

export function prepareBibleTables(db: DatabaseSync): void {
  db.exec(tables);
}

const versionName = /^[a-z][a-z0-9]{1,11}$/;

/** Versions name tables, so they are short words of small letters and digits. */
export const isVersionName = (version: string) => versionName.test(version);

/** Each version has an index of its own, which is dropped in a moment when the version is replaced. */
export const searchTable = (version: string) => `bible_search_${version}`;

/** The row of a verse in the index says where it stands. */
export const searchId = (volume: number, chapter: number, verse: number) =>
  volume * 1_000_000 + chapter * 1_000 + verse;

export function versionSource(db: DatabaseSync, version: string): Source | null {
  const row = db.prepare("SELECT source FROM bible_version WHERE version = ?").get(version);
  return (row?.["source"] as Source | undefined) ?? null;
}

/** Puts a version in the place of what was there under its name, in one transaction. Returns how many verses it has. */
export function replaceVersion(
  db: DatabaseSync,
  version: string,
  source: Source,
  verses: Iterable<Verse>,
): number {
  if (!isVersionName(version)) throw new Error(`${version} cannot name a version`);
  db.exec("BEGIN IMMEDIATE");
  try {
    const count = put(db, version, source, verses);
    db.exec("COMMIT");
    return count;
  } catch (error) {
    db.exec("ROLLBACK");
    throw error;
  }
}

function put(db: DatabaseSync, version: string, source: Source, verses: Iterable<Verse>): number {
  const index = searchTable(version);
  db.prepare("INSERT OR REPLACE INTO bible_version VALUES (?, ?)").run(version, source);
  db.prepare("DELETE FROM bible_verse WHERE version = ?").run(version);
  db.exec(`DROP TABLE IF EXISTS ${index}`);
  db.exec(`CREATE VIRTUAL TABLE ${index} USING fts5 (text, content = '', tokenize = 'trigram')`);
  // Gathered in memory and written once, which halves the time.
  db.exec(`INSERT INTO ${index} (${index}, rank) VALUES ('hashsize', 67108864)`);

  const insert = db.prepare("INSERT INTO bible_verse VALUES (?, ?, ?, ?, ?)");
  const search = db.prepare(`INSERT INTO ${index} (rowid, text) VALUES (?, ?)`);
  let count = 0;
  for (const { volume, chapter, verse, text } of verses) {
    insert.run(version, volume, chapter, verse, text);
    if (text !== "") search.run(searchId(volume, chapter, verse), text);
    count += 1;
  }
  return count;
}
