import type { IncomingMessage, ServerResponse } from "node:http";
import type { DatabaseSync } from "node:sqlite";
import { folderFiles } from "../files.ts";
import { rungs, storedEnding } from "./ladder.ts";
import { livePlaylist, masterPlaylist, replayPlaylist } from "./playlists.ts";
import { liveRecords, type Room } from "./records.ts";

const stopped = new Set<number>();

/** Lets a room's stream die, or rise again: while it is stopped, its playlists are not found. */
export function stopStream(id: number, stop: boolean) {
  if (stop) stopped.add(id);
  else stopped.delete(id);
}

/** The address of a room's stream; empty where it has none. */
export function streamOf({ id, state, streamed }: Room): string {
  return streamed ? `/hls/${state}-${id}.m3u8` : "";
}

/** Everything below `/hls/`: playlists made on the spot, and the segments they name. */
export function streamFiles(db: DatabaseSync, now: () => number) {
  return (request: IncomingMessage, response: ServerResponse, path: string): boolean => {
    if (!path.startsWith("/hls/") || !["GET", "HEAD"].includes(request.method ?? "")) return false;
    const stored = path.replace(/\.ts$/, `.${storedEnding}`);
    if (stored !== path) {
      response.setHeader("content-type", "video/mp2t");
      return segments(request, response, stored);
    }
    const playlist = playlistAt(db, path, now());
    response.writeHead(playlist === null ? 404 : 200, {
      "content-type": playlist === null ? "text/plain" : "application/vnd.apple.mpegurl",
      "content-length": Buffer.byteLength(playlist ?? missing),
      "cache-control": "no-store",
    });
    response.end(request.method === "HEAD" ? undefined : (playlist ?? missing));
    return true;
  };
}

const missing = "Not Found";
const segments = folderFiles("/hls/seg/", new URL("../media/live", import.meta.url));

function playlistAt(db: DatabaseSync, path: string, now: number): string | null {
  const match = /^(\/hls\/(live|replay)-(\d+))(?:\/(\w+))?\.m3u8$/.exec(path);
  if (match === null) return null;
  const [, stream = "", kind = "", id = "", rung] = match;
  const room = liveRecords(db).rooms.find((one) => streamOf(one) === `${stream}.m3u8`);
  if (room === undefined || stopped.has(room.id)) return null;
  if (rung === undefined) return masterPlaylist(`${kind}-${id}`);
  if (!rungs.some(({ name }) => name === rung)) return null;
  return kind === "live" ? livePlaylist(rung, now) : replayPlaylist(rung);
}
