import type { ServerResponse } from "node:http";
import type { DatabaseSync } from "node:sqlite";
import type { TextsReady } from "./english.ts";

/**
 * The three shapes in which real Bible hosts keep a chapter, one for each version: texts alone, texts that begin
 * with their number, and one text whose verses begin with chapter and verse. An imported version has texts alone.
 */
const shapes: Record<string, (texts: string[], chapter: number) => unknown> = {
  kjv: (texts) => texts.map((text, at) => `${at + 1} ${text}`),
  asv: (texts, chapter) => texts.map((text, at) => `${chapter}:${at + 1} ${text}`).join("\n"),
};

/** `/{version}/{volume}/{chapter}.json`; 404 for what the version lacks. A verse joined to the one before is "". */
export function textFiles(db: DatabaseSync, ready: TextsReady) {
  return (response: ServerResponse, path: string, head: boolean): boolean => {
    const match = /^\/([a-z][a-z0-9]+)\/(\d{1,2})\/(\d{1,3})\.json$/.exec(path);
    if (match === null) return false;
    const [, version = "", volume, chapter] = match;
    const answer = () => {
      const texts = db
        .prepare(
          `SELECT text FROM bible_verse
           WHERE version = ? AND volume = ? AND chapter = ? ORDER BY verse`,
        )
        .all(version, Number(volume), Number(chapter))
        .map((row) => String(row["text"]));
      if (texts.length === 0) {
        response.writeHead(404, { "content-type": "text/plain" }).end("Not Found");
        return;
      }
      const body = JSON.stringify(shapes[version]?.(texts, Number(chapter)) ?? texts);
      response.writeHead(200, {
        "content-type": "application/json; charset=utf-8",
        "content-length": Buffer.byteLength(body),
        // An import may bring another text.
        "cache-control": "public, max-age=3600",
      });
      response.end(head ? undefined : body);
    };
    ready(version)
      .then(answer)
      .catch((error: unknown) => response.writeHead(500).end(String(error)));
    return true;
  };
}
