import type { IncomingMessage, ServerResponse } from "node:http";
import { bulkhead } from "cockatiel";
import type { Sharp, SharpOptions } from "sharp";
import { imagePrefix, imageWidths } from "../../app/urls.ts";
import { NotFound } from "../http/errors.ts";
import { ownFileUrl, type HostPlaces } from "../http/hosts.ts";
import type { FileFetcher } from "../http/file.ts";
import { sayPlainly } from "./headers.ts";
import type { ImageStore } from "./image-store.ts";

type Format = "avif" | "webp" | "jpeg";
type SharpFactory = (input: Buffer, options: SharpOptions) => Sharp;

interface Image {
  type: string;
  body: Buffer;
}

export interface Images {
  /** Answers `/img/{width}?src=...`; false for any other path. */
  serve(request: IncomingMessage, response: ServerResponse, path: string): boolean;
}

/** Encoding fills the threads that pages are compressed in, so few at a time. */
const atOnce = 2;
const mostWaiting = 64;
/** A bomb of pixels in a small file is refused. */
const mostPixels = 50_000_000;
const quality = { avif: 50, webp: 72, jpeg: 76 };

/** Pictures of upstream hosts at the few widths the layout uses, small and modern, kept on disk. */
export function createImages(fetcher: FileFetcher, store: ImageStore, places: HostPlaces): Images {
  const resizing = bulkhead(atOnce, mostWaiting);
  const making = new Map<string, Promise<Image>>();

  async function make(url: URL, width: number, format: Format): Promise<Image> {
    const key = `${width} ${format} ${url.href}`;
    const kept = await store.get(key);
    if (kept !== null) return { type: `image/${format}`, body: kept };
    const { bytes, type } = await fetcher.fetch(url);
    if (type === "image/svg+xml") return { type, body: bytes };
    if (!/^image\/(jpeg|png|webp|avif|gif)$/.test(type)) throw new NotFound(`no picture: ${type}`);
    const body = await resizing.execute(() => resize(bytes, width, format));
    // A full disk costs the keeping, not the picture.
    await store.put(key, body).catch(() => undefined);
    return { type: `image/${format}`, body };
  }

  function once(url: URL, width: number, format: Format): Promise<Image> {
    const key = `${width} ${format} ${url.href}`;
    const running = making.get(key);
    if (running !== undefined) return running;
    const work = make(url, width, format).finally(() => making.delete(key));
    making.set(key, work);
    return work;
  }

  return {
    serve(request, response, path) {
      if (!path.startsWith(imagePrefix)) return false;
      const width = imageWidths.find((one) => path === `${imagePrefix}${one}`);
      const query = URL.parse(request.url ?? "", "http://image.invalid")?.searchParams;
      const src = query?.get("src") ?? "";
      const url = URL.parse(src) ?? ownFileUrl(places, src);
      if (url !== null) url.hash = "";
      if (width === undefined || url === null) {
        sayPlainly(response, 404, "Not found.");
      } else if (making.size >= mostWaiting) {
        sayPlainly(response, 503, "Too many pictures at once.", { "retry-after": "3" });
      } else {
        once(url, width, formatFor(request)).then(
          (image) => send(request, response, image),
          (error: unknown) => {
            const missing = error instanceof NotFound;
            sayPlainly(response, missing ? 404 : 502, "This picture cannot be had.");
          },
        );
      }
      return true;
    },
  };
}

/** Never enlarged. sharp is loaded with the first picture, not with the process. */
async function resize(bytes: Buffer, width: number, format: Format): Promise<Buffer> {
  const { default: sharp }: { default: SharpFactory } = await import("sharp");
  const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: "error" })
    .rotate()
    .resize({ width, withoutEnlargement: true });
  try {
    if (format === "avif")
      return await picture.avif({ quality: quality.avif, effort: 2 }).toBuffer();
    if (format === "webp") return await picture.webp({ quality: quality.webp }).toBuffer();
    return await picture.jpeg({ quality: quality.jpeg, mozjpeg: true }).toBuffer();
  } catch (error) {
    throw new NotFound(`the picture cannot be read: ${String(error)}`);
  }
}

function formatFor({ headers }: IncomingMessage): Format {
  const accepted = headers.accept ?? "";
  if (accepted.includes("image/avif")) return "avif";
  return accepted.includes("image/webp") ? "webp" : "jpeg";
}

function send(request: IncomingMessage, response: ServerResponse, { type, body }: Image): void {
  response.writeHead(200, {
    "content-type": type,
    "content-length": body.length,
    "cache-control": "public, max-age=604800",
    vary: "accept",
    // A drawing may carry scripts; opened by itself it must not run them.
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  });
  response.end(request.method === "HEAD" ? undefined : body);
}
