import type { DatabaseSync } from "node:sqlite";
import { drawPoster } from "../art/poster.ts";
import { prepareAccounts } from "../account/tables.ts";
import { drawnFiles, mediaFiles, painted } from "../files.ts";
import type { EmbeddedHost, OpenEmbeddedHost } from "../host.ts";
import { roomAt } from "./records.ts";
import { roomCalls } from "./rooms.ts";
import { streamFiles } from "./streams.ts";

export { stopStream } from "./streams.ts";

/** The live host in miniature (code 1 is success). */
export const openLiveHost: OpenEmbeddedHost = (db) => openLiveAt(db, Date.now);

/** By another clock. */
export async function openLiveAt(db: DatabaseSync, now: () => number): Promise<EmbeddedHost> {
  await prepareAccounts(db);
  const thumbs = thumbFiles(db);
  const streams = streamFiles(db, now);
  return {
    success: 1,
    calls: roomCalls(db, now),
    files: (request, response, path) =>
      mediaFiles(request, response, path) ||
      streams(request, response, path) ||
      thumbs(request, response, path),
  };
}

/** Apart from the seeds of the other hosts, so that no room looks like an album. */
const firstSeed = 7_000;

const thumbFiles = (db: DatabaseSync) =>
  drawnFiles((path, lang) => {
    const id = Number(/^\/room\/(\d{1,9})\.jpg$/.exec(path)?.[1]);
    if (roomAt(db, id) === undefined) return null;
    return painted(drawPoster({ seed: firstSeed + id, language: lang, kind: "poster" }));
  });
