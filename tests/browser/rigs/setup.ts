import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbedded } from "../../../server/embedded/start.ts";
import ensureBuild from "../../rigs/ensure-build.ts";
import { seededFolder } from "./site.ts";

/** Once for all workers: the build, and a data folder with all content laid, texts too, that each site copies. */
export default async function setup(): Promise<() => void> {
  ensureBuild();
  const folder = mkdtempSync(join(tmpdir(), "site-seed-"));
  const hosts = await startEmbedded(folder);
  await hosts.warm();
  await hosts.close();
  process.env[seededFolder] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
