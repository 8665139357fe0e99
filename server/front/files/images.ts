import type { IncomingMessage, ServerResponse } from "node:http";
import { imagePrefix, readImagePath } from "../../../app/urls/index.ts";
import { NotFound } from "../../http/errors.ts";
import type { FileFetcher } from "../../http/file.ts";
import { ownFileUrl, type HostPlaces } from "../../http/hosts.ts";
import { addressOf } from "../address.ts";
import { NoRoom } from "../crowd/fair-line.ts";
import { sayPlainly } from "../headers.ts";
import type { ImageStore } from "./image-store.ts";
import { createPictures, type Image, type Wanted } from "./pictures.ts";
import { formatFor } from "./resize.ts";

export interface Images {
  /** Answers `/img/{width}/{host}/{path}` and `/img/{width}?src=...`; false for any other path. */
  serve(request: IncomingMessage, response: ServerResponse, path: string): boolean;
}

export interface ImagesDeps {
  fetcher: FileFetcher;
  store: ImageStore;
  places: HostPlaces;
  trustProxy: number;
}

/** Pictures of upstream hosts at the few widths the layout uses, small and modern, kept on disk. */
export function createImages({ fetcher, store, places, trustProxy }: ImagesDeps): Images {
  const pictures = createPictures(fetcher, store);

  function wantedOf(request: IncomingMessage, path: string): Wanted | null {
    const named = readImagePath(path);
    if (named === null) return null;
    const query = URL.parse(request.url ?? "", "http://image.invalid")?.searchParams;
    const src = named.src ?? query?.get("src") ?? "";
    const url = URL.parse(src) ?? ownFileUrl(places, src);
    if (url === null || !fetcher.allows(url)) return null;
    url.hash = "";
    return { url, width: named.width, format: formatFor(request) };
  }

  async function answer(request: IncomingMessage, response: ServerResponse, path: string) {
    const wanted = wantedOf(request, path);
    if (wanted === null) return sayPlainly(response, 404, "Not found.");
    send(request, response, await pictures.get(wanted, addressOf(request, trustProxy)));
  }

  return {
    serve(request, response, path) {
      if (!path.startsWith(imagePrefix)) return false;
      answer(request, response, path).catch((error: unknown) => {
        if (response.headersSent) return response.destroy();
        if (error instanceof NoRoom) {
          return sayPlainly(response, 503, "Too many pictures at once.", { "retry-after": "3" });
        }
        const missing = error instanceof NotFound;
        sayPlainly(response, missing ? 404 : 502, "This picture cannot be had.");
      });
      return true;
    },
  };
}

function send(request: IncomingMessage, response: ServerResponse, image: Image): void {
  response.writeHead(200, {
    "content-type": image.type,
    "content-length": image.body.length,
    "cache-control": `public, max-age=${image.passing ? 60 : 604800}`,
    vary: "accept",
    // A drawing may carry scripts; opened by itself it must not run them.
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  });
  response.end(request.method === "HEAD" ? undefined : image.body);
}
