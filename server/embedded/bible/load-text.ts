import { DatabaseSync } from "node:sqlite";
import { packaged } from "./sources.ts";
import { replaceVersion, versionSource } from "./tables.ts";

/** Lays one of the packages' versions and ends: see english.ts. */
const [path = "", version = ""] = process.argv.slice(2);

// Two versions asked for at once are laid one after the other; a slow disk may take its time.
const db = new DatabaseSync(path, { timeout: 60_000 });
db.exec("PRAGMA synchronous = NORMAL;");
const read = packaged[version];
if (read !== undefined && versionSource(db, version) === null) {
  replaceVersion(db, version, "package", read());
}
db.close();
