import type { IncomingMessage, ServerResponse } from "node:http";
import { bibleFilePrefix } from "../../../app/urls/index.ts";
import { NotFound, UpstreamError } from "../../http/errors.ts";
import type { HostPlace } from "../../http/hosts.ts";
import type { Relay } from "../../http/relay.ts";
import type { Version } from "../../upstreams/bible/versions.ts";
import { addressOf } from "../address.ts";
import { createFairLine, NoRoom } from "../crowd/fair-line.ts";
import { sayPlainly } from "../headers.ts";
import type { StreamPlaces } from "../crowd/stream-places.ts";
import { toWebVtt } from "./subtitles.ts";

export interface BibleFiles {
  /** Answers `/bible-files/...`; false for any other path. */
  serve(request: IncomingMessage, response: ServerResponse, path: string): boolean;
}

export interface BibleFilesDeps {
  place: HostPlace;
  versions(): Version[];
  relay: Relay;
  streams: StreamPlaces;
  trustProxy: number;
}

/** Answers of the host that are on their way: of many who come at once, each waits for few others. */
const opening = { perAddress: 2, perHost: 8, atOnce: 8, waiting: 128, waitMs: 4_000 };

/** Audio and subtitles of the Bible host through our own origin: only addresses the catalogue of versions can make. */
export function createBibleFiles(deps: BibleFilesDeps): BibleFiles {
  const { place, versions, relay, streams } = deps;
  const line = createFairLine(opening);
  const fits = (what: "audio" | "subtitles", path: string) =>
    versions().some((version) => shapeOf(version[what], version.key)?.test(path));

  async function answer(request: IncomingMessage, response: ServerResponse, path: string) {
    const url = new URL(path, place.base);
    if (url.origin !== place.base.origin) throw new NotFound(path);
    if (fits("audio", path)) return play(url, request, response);
    if (!fits("subtitles", path)) throw new NotFound(path);
    const body = toWebVtt(await relay.text(url));
    response.writeHead(200, {
      "content-type": "text/vtt; charset=utf-8",
      "content-length": Buffer.byteLength(body),
      "cache-control": "public, max-age=604800",
    });
    response.end(request.method === "HEAD" ? undefined : body);
  }

  async function play(url: URL, request: IncomingMessage, response: ServerResponse) {
    const address = addressOf(request, deps.trustProxy);
    const stream = streams.take(address, response);
    if (stream === null) throw new NoRoom("too many listeners");
    const open = () => relay.open(url, request, response, typeOf(url.pathname));
    const file = await line.run({ address, host: url.host }, open);
    await file.stream(stream.move);
  }

  return {
    serve(request, response, path) {
      if (!path.startsWith(bibleFilePrefix)) return false;
      answer(request, response, path.slice(bibleFilePrefix.length)).catch((error: unknown) => {
        if (response.headersSent) return response.destroy();
        if (error instanceof NoRoom) {
          return sayPlainly(response, 503, "Too many listeners at once.", { "retry-after": "5" });
        }
        const missing = error instanceof NotFound || !(error instanceof UpstreamError);
        sayPlainly(response, missing ? 404 : 502, "This file cannot be had.");
      });
      return true;
    },
  };
}

/** The addresses a template stands for. */
function shapeOf(template: string | null, key: string): RegExp | null {
  if (template === null) return null;
  const escaped = template.replace(/[.*+?^$()|[\]\\]/g, "\\$&");
  const shape = escaped
    .replaceAll("{version}", key)
    .replaceAll("{audio}", "[012]")
    .replaceAll("{volume}", "\\d{1,2}")
    .replaceAll("{chapter}", "\\d{1,3}");
  return new RegExp(`^${shape}$`);
}

const typeOf = (path: string) => (/\.(m4a|mp4)$/.test(path) ? "audio/mp4" : "audio/mpeg");
