/**
 * Makes the small demonstration media in ./files: six narrated clips, six spoken talks, captions for
 * both, and an index. Everything is drawn and spoken by this machine; run it with `npm run media`.
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { encodeClip, encodeTalk, missingTools, writePicture, writeSound } from "./encode.ts";
import type { Scene } from "./frames.ts";
import { hills } from "./scenes/hills.ts";
import { light } from "./scenes/light.ts";
import { path } from "./scenes/path.ts";
import { rain } from "./scenes/rain.ts";
import { stars } from "./scenes/stars.ts";
import { wheat } from "./scenes/wheat.ts";
import { CLIPS, TALKS, type Language, type SpokenPiece } from "./scripts.ts";
import { addPad, narrate, toVtt } from "./speech.ts";

interface IndexEntry {
  readonly id: string;
  readonly kind: "video" | "audio";
  readonly language: Language;
  readonly seconds: number;
  readonly files: Readonly<Record<string, string>>;
}

const FILES = join(import.meta.dirname, "files");
const LARGEST_TOTAL = 2_500_000;

const SCENES: Readonly<Record<string, Scene>> = {
  "clip-1": hills,
  "clip-2": light,
  "clip-3": wheat,
  "clip-4": stars,
  "clip-5": path,
  "clip-6": rain,
};

function entry(
  piece: SpokenPiece,
  kind: IndexEntry["kind"],
  seconds: number,
  types: string[],
): IndexEntry {
  const files = Object.fromEntries([...types, "vtt"].map((type) => [type, `${piece.id}.${type}`]));
  return { id: piece.id, kind, language: piece.language, seconds, files };
}

function within(id: string, seconds: number, least: number, most: number): void {
  if (seconds >= least && seconds <= most) return;
  throw new Error(
    `${id} lasts ${String(seconds)} s, not ${String(least)} to ${String(most)} s: change its script`,
  );
}

async function makeClip(piece: SpokenPiece, scratch: string): Promise<IndexEntry> {
  const scene = SCENES[piece.id];
  if (!scene) throw new Error(`${piece.id} has no scene`);
  const narration = narrate(piece, 20, 2.4);
  within(piece.id, narration.seconds, 20, 24);
  addPad(narration);
  writeSound(narration, piece.id, scratch);
  await writePicture(scene, narration.seconds, piece.id, scratch);
  encodeClip(piece.id, narration.seconds, scratch, FILES);
  writeFileSync(join(FILES, `${piece.id}.vtt`), toVtt(narration.cues));
  return entry(piece, "video", narration.seconds, ["webm", "mp4"]);
}

function makeTalk(piece: SpokenPiece, scratch: string): IndexEntry {
  const narration = narrate(piece, 25, 1.2);
  within(piece.id, narration.seconds, 25, 40);
  writeSound(narration, piece.id, scratch);
  encodeTalk(piece.id, scratch, FILES);
  writeFileSync(join(FILES, `${piece.id}.vtt`), toVtt(narration.cues));
  return entry(piece, "audio", narration.seconds, ["mp3", "opus"]);
}

async function main(): Promise<void> {
  const missing = missingTools();
  if (missing.length > 0) {
    console.error(
      `Not found on the PATH: ${missing.join(" and ")}. Install it, then run this again.`,
    );
    process.exitCode = 1;
    return;
  }
  rmSync(FILES, { recursive: true, force: true });
  mkdirSync(FILES, { recursive: true });
  const scratch = mkdtempSync(join(tmpdir(), "demo-media-"));
  try {
    const index: IndexEntry[] = [];
    for (const piece of CLIPS) index.push(await makeClip(piece, scratch));
    for (const piece of TALKS) index.push(makeTalk(piece, scratch));
    writeFileSync(join(FILES, "index.json"), `${JSON.stringify(index, null, 2)}\n`);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  const sizes = readdirSync(FILES).map((name) => ({
    name,
    bytes: statSync(join(FILES, name)).size,
  }));
  const total = sizes.reduce((sum, file) => sum + file.bytes, 0);
  for (const { name, bytes } of sizes) console.info(`${String(bytes).padStart(9)}  ${name}`);
  console.info(`${String(total).padStart(9)}  in all`);
  if (total > LARGEST_TOTAL) throw new Error("the files are too large to commit");
}

await main();
