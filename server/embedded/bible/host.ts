import type { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { sendFile } from "../files.ts";
import type { EmbeddedHost, OpenEmbeddedHost } from "../host.ts";
import { contentsCall } from "./contents.ts";
import { textsReady } from "./english.ts";
import { searchCall } from "./search.ts";
import { readSelection } from "./sources.ts";
import { prepareBibleTables, replaceVersion, versionSource } from "./tables.ts";
import { textFiles } from "./text-files.ts";

const recordings = fileURLToPath(new URL("../media/scripture", import.meta.url));
const recording = /^\/(audio\/(en\/)?[012]|subtitles(\/en)?)\/\d{1,2}\/\d{1,3}\.(mp3|vtt)$/;

/** The Bible's static host in miniature: text, audio with Range, subtitles; no envelope. */
export const openBibleHost: OpenEmbeddedHost = async (db) => {
  prepare(db);
  return { success: 0, calls: {}, files: bibleFiles(db) };
};

/** `/bible2/*` (code 0 is success). Where one address serves both hosts, this one has the files too. */
export const openBibleApiHost: OpenEmbeddedHost = async (db) => {
  prepare(db);
  const ready = textsReady(db);
  const calls = {
    "GET bible2/search": searchCall(db, ready),
    "GET bible2/contents": contentsCall(db, ready),
  };
  return { success: 0, calls, files: bibleFiles(db) };
};

function prepare(db: DatabaseSync): void {
  prepareBibleTables(db);
  if (versionSource(db, "hhb") === null) replaceVersion(db, "hhb", "selection", readSelection());
}

function bibleFiles(db: DatabaseSync): EmbeddedHost["files"] {
  const text = textFiles(db, textsReady(db));
  return (request, response, path) => {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    if (text(response, path, request.method === "HEAD")) return true;
    if (path !== "/audio/index.json" && !recording.test(path)) return false;
    sendFile(request, response, recordings, path);
    return true;
  };
}
