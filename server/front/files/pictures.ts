import { bulkhead } from "cockatiel";
import { LRUCache } from "lru-cache";
import { NotFound, Unavailable, type UpstreamError } from "../../http/errors.ts";
import type { FileFetcher } from "../../http/file.ts";
import { isNamedLikePicture } from "../../http/picture-address.ts";
import { createFairLine, NoRoom } from "../crowd/fair-line.ts";
import type { ImageStore } from "./image-store.ts";
import { resize, type Format } from "./resize.ts";

export interface Wanted {
  url: URL;
  width: number;
  format: Format;
}

export interface Image {
  type: string;
  body: Buffer;
  /** It was made for another query of the same address, and may be replaced soon. */
  passing: boolean;
}

export interface Pictures {
  /** From disk, or made for a visitor's address. Throws NotFound, Unavailable or NoRoom. */
  get(wanted: Wanted, address: string): Promise<Image>;
}

/** Encoding fills the threads that pages are compressed in, so few at a time. */
const resizedAtOnce = 2;
/** What is fetched stays in memory until it is resized. */
const madeAtOnce = 24;
/** A browser asks for more pictures at once than one visitor should occupy, so the others wait. */
const limits = { perAddress: 4, perHost: 8, atOnce: madeAtOnce, waiting: 64, waitMs: 10_000 };
const minute = 60_000;
/** A host that did not answer may be back soon; what it said of a picture it will say again. */
const remembered = { answers: minute, faults: 5_000 };
const mostRefusals = 2_000;
const mostRecentBytes = 4 * 1024 * 1024;

/** In milliseconds. Injected for tests. */
interface Clock {
  now(): number;
}

interface Recent {
  key: string;
  at: number;
}

export function createPictures(
  fetcher: FileFetcher,
  store: ImageStore,
  clock: Clock = performance,
): Pictures {
  const line = createFairLine({ ...limits, now: () => clock.now() });
  const resizing = bulkhead(resizedAtOnce, madeAtOnce);
  const making = new Map<string, Promise<Image>>();
  const refusals = new LRUCache<string, UpstreamError>({
    max: mostRefusals,
    perf: clock,
    ttlResolution: 0,
  });
  /** What was made last of all the queries of one address, and when. */
  const recent = new LRUCache<string, Recent>({
    maxSize: mostRecentBytes,
    sizeCalculation: ({ key }, path) => key.length + path.length + 100,
  });

  async function kept(key: string, format: Format): Promise<Image | null> {
    const body = await store.get(key);
    return body === null ? null : { type: `image/${format}`, body, passing: false };
  }

  /** What may stand in: the same picture, made for another query no longer ago than `withinMs`. */
  async function standIn(last: Recent, format: Format, withinMs: number): Promise<Image | null> {
    if (clock.now() - last.at >= withinMs) return null;
    const image = await (making.get(last.key) ?? kept(last.key, format));
    return image && { ...image, passing: true };
  }

  async function make({ url, width, format }: Wanted, key: string, address: string) {
    return line.run({ address, host: url.host }, async (): Promise<Image> => {
      const { bytes, type } = await fetcher.fetch(url);
      if (type === "image/svg+xml") return { type, body: bytes, passing: false };
      const body = await resizing.execute(() => resize(bytes, width, format));
      await store.put(key, body);
      return { type: `image/${format}`, body, passing: false };
    });
  }

  function once(wanted: Wanted, key: string, address: string): Promise<Image> {
    const running = making.get(key);
    if (running !== undefined) return running;
    const before = recent.get(pathOf(wanted));
    recent.set(pathOf(wanted), { key, at: clock.now() });
    const work = make(wanted, key, address)
      .catch((error: unknown) => {
        remember(wanted.url, error);
        recent.set(pathOf(wanted), before);
        throw error;
      })
      .finally(() => making.delete(key));
    making.set(key, work);
    return work;
  }

  function remember({ href }: URL, error: unknown): void {
    if (error instanceof NotFound) refusals.set(href, error, { ttl: remembered.answers });
    if (!(error instanceof Unavailable)) return;
    refusals.set(href, error, { ttl: error.hostFault ? remembered.faults : remembered.answers });
  }

  return {
    async get(wanted, address) {
      const key = `${wanted.width} ${wanted.format} ${wanted.url.href}`;
      const found = await kept(key, wanted.format);
      if (found !== null) return found;
      // No promise between this look and `once`: of many at a time, the first alone makes the picture.
      const last = ignoresQuery(wanted) ? recent.get(pathOf(wanted)) : undefined;
      const same = last && last.key !== key && (await standIn(last, wanted.format, minute));
      if (same) return same;
      const refusal = refusals.get(wanted.url.href);
      if (refusal !== undefined) throw refusal;
      return once(wanted, key, address).catch(async (error: unknown) => {
        const old =
          error instanceof NoRoom && last && (await standIn(last, wanted.format, Infinity));
        if (old) return old;
        throw error;
      });
    },
  };
}

const pathOf = ({ url, width, format }: Wanted) =>
  `${width} ${format} ${url.origin}${url.pathname}`;

/** A file with a query is the same file again, or its next version; a drawing may be drawn by its query. */
function ignoresQuery({ url }: Wanted): boolean {
  return url.search !== "" && isNamedLikePicture(url) && !/\.svg$/i.test(url.pathname);
}
