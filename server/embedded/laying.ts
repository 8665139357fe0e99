import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";

/** A folder of content, and what lays it into tables. */
export interface Part {
  name: string;
  folder: URL;
  /** The modules that say what is laid; where one of them changes it is laid anew. */
  code: URL[];
  /** Gives what drops the tables, makes them anew and fills them from the folder. */
  load: () => Promise<(db: DatabaseSync, folder: URL) => void>;
}

/** Modules that every part is laid with. */
const shared = ["./content.ts", "./texts.ts", "./markdown.ts"];

/**
 * Lays a part unless the database holds just this already: to parse hundreds of files, and to load what parses them,
 * takes longer than all else that a host does at its start.
 */
export async function layContent(db: DatabaseSync, part: Part): Promise<void> {
  db.exec("CREATE TABLE IF NOT EXISTS content_hash (part TEXT PRIMARY KEY, hash TEXT NOT NULL)");
  const hash = hashOf(part);
  const held = db.prepare("SELECT hash FROM content_hash WHERE part = ?").get(part.name);
  if (held?.["hash"] === hash) return;
  const lay = await part.load();
  db.exec("BEGIN IMMEDIATE");
  try {
    lay(db, part.folder);
    db.prepare("INSERT OR REPLACE INTO content_hash VALUES (?, ?)").run(part.name, hash);
    db.exec("COMMIT");
  } catch (error) {
    db.exec("ROLLBACK");
    throw error;
  }
}

/** Of the files and of the code that reads them, so that a change of either shows at the next start. */
function hashOf({ folder, code }: Part): string {
  const hash = createHash("sha256");
  for (const url of [...code, ...shared.map((path) => new URL(path, import.meta.url))]) {
    hash.update(readFileSync(url));
  }
  const root = fileURLToPath(folder);
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).sort()) {
    hash.update(`\0${path.slice(root.length)}\0`).update(readFileSync(path));
  }
  return hash.digest("hex");
}
