import type { IncomingMessage, ServerResponse } from "node:http";
import type { ContextDeps } from "../../request/deps.ts";
import { createFileFetcher } from "../../http/file.ts";
import { createRelay } from "../../http/relay.ts";
import { mayBePicture } from "../../http/picture-address.ts";
import { createBibleFiles } from "./bible-files.ts";
import { createImages } from "./images.ts";
import { openImageStore } from "./image-store.ts";
import { createStreamPlaces } from "../crowd/stream-places.ts";

export interface Files {
  /** Answers `/img/...` and `/bible-files/...`; false for any other path. */
  serve(request: IncomingMessage, response: ServerResponse, path: string): boolean;
  close(): Promise<void>;
}

export interface FilesDeps extends Pick<ContextDeps, "places" | "mediaHosts" | "bible" | "log"> {
  /** Where resized pictures are kept. */
  imageFolder: string;
  trustProxy: number;
}

const storeLimits = { maxBytes: 256 * 1024 * 1024, maxFiles: 20_000 };
const streamLimits = { most: 256, perAddress: 8 };

/** Files of the upstream hosts through our own origin. */
export function createFiles(deps: FilesDeps): Files {
  const { places, log, trustProxy } = deps;
  const bases = Object.values(places).map(({ base }) => base);
  const fetcher = createFileFetcher((url) => mayBePicture(url, bases, deps.mediaHosts));
  const store = openImageStore(deps.imageFolder, storeLimits, (error) =>
    log.warn(
      { fault: codeOf(error), folder: deps.imageFolder },
      "pictures cannot be kept on disk; they are made anew",
    ),
  );
  const images = createImages({ fetcher, store, places, trustProxy });
  const relay = createRelay();
  const streams = createStreamPlaces(streamLimits);
  const { versions } = deps.bible;
  const bible = createBibleFiles({ place: places.bible, versions, relay, streams, trustProxy });
  return {
    serve: (request, response, path) =>
      images.serve(request, response, path) || bible.serve(request, response, path),
    async close() {
      streams.close();
      await Promise.all([fetcher.close(), relay.close()]);
    },
  };
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}
