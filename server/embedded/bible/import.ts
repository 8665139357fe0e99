/**
 * Lays a whole version of the Bible into the embedded hosts' database, in the place of what is there under its name:
 * `npm run import-bible -- FILE --version hhb [--data-dir DIR]`, which names DATA_DIR as the folder unless another is
 * given. The site may be running meanwhile.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { parseArgs } from "node:util";
import { books } from "./books.ts";
import { versesOf } from "./shape.ts";
import { isVersionName, prepareBibleTables, replaceVersion } from "./tables.ts";

const usage = "npm run import-bible -- FILE --version hhb [--data-dir DIR]";

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { version: { type: "string" }, "data-dir": { type: "string", default: "./data" } },
  });
  const [file, ...more] = positionals;
  const version = values.version ?? "";
  if (file === undefined || more.length > 0) throw new Error(`name one file: ${usage}`);
  if (!isVersionName(version)) {
    throw new Error(`--version takes a short word of small letters and digits: ${usage}`);
  }
  importBible(file, version, values["data-dir"]);
} catch (error) {
  process.stderr.write(`Nothing was imported: ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

function importBible(file: string, version: string, dataDir: string): void {
  const verses = versesOf(JSON.parse(readFileSync(file, "utf8")));
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, "embedded.sqlite");
  const db = new DatabaseSync(path, { timeout: 20_000 });
  db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;");
  prepareBibleTables(db);
  replaceVersion(db, version, "import", verses);
  db.close();
  // Whoever read the old text is told: its time says since when there is another (docs/rules.md, bible 16).
  writeFileSync(join(dataDir, "bible-refreshed"), "");

  const chapters = new Set(verses.map(({ volume, chapter }) => `${volume}.${chapter}`)).size;
  const volumes = new Set(verses.map(({ volume }) => volume)).size;
  const joined = verses.filter(({ text }) => text === "").length;
  process.stdout.write(
    `${version}: ${volumes} of ${books.length} books, ${chapters} chapters, ` +
      `${verses.length} verses (${joined} joined to the one before) in ${path}\n`,
  );
}
