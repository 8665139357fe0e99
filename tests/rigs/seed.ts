import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbedded } from "../../server/embedded/start.ts";

/** Lays the demonstration once, with its Bible texts; every site of a test begins with a copy. */
export default async function setup(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "seed-"));
  const embedded = await startEmbedded(folder);
  await embedded.warm();
  await embedded.close();
  // Each site makes a key of its own.
  rmSync(join(folder, "session-secret"));
  process.env["SEEDED_DATA"] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
