import { encoded } from "./parts.ts";

/** Pictures and files of hosts through our own origin; the front answers them, no page does. */

/** The widths pictures are made in. */
export const imageWidths = [160, 320, 480, 640, 960, 1280] as const;
export type ImageWidth = (typeof imageWidths)[number];
/** Those a page offers; `sizes` in the layout picks among them. */
export const cardWidths = [320, 480, 640] as const;
export const wideWidths = [480, 960, 1280] as const;

export const imagePrefix = "/img/";

/** A picture in a width: `/img/320/example.org/a.jpg`, or with `?src=` where its address is no such plain one. */
export function imageUrl(src: string, width: ImageWidth): string {
  const [, plain = ""] = plainHttps.exec(src) ?? [];
  if (plain !== "" && !climbs.test(plain)) return `${imagePrefix}${width}/${plain}`;
  if (plainOwn.test(src) && !climbs.test(src)) return `${imagePrefix}${width}/${own}${src}`;
  return `${imagePrefix}${width}?src=${encoded(src)}`;
}

/** The picture that a path below `/img/` names, whatever it is; null where it names none. */
export function readImagePath(path: string): { width: ImageWidth; src: string | null } | null {
  const [, digits, rest] = /^\/img\/(\d+)(?:\/(.+))?$/.exec(path) ?? [];
  const width = imageWidths.find((one) => String(one) === digits);
  if (width === undefined) return null;
  if (rest === undefined) return { width, src: null };
  const src = rest.startsWith(`${own}/`) ? rest.slice(own.length) : `https://${rest}`;
  return { width, src };
}

/** Stands where a host would, for our own files. */
const own = "-";
/** Nothing in these is read otherwise by a browser, or by what lists pictures. */
const plainHttps = /^https:\/\/([a-z\d][a-z\d.-]*(?::\d+)?(?:\/[\w.~!$&'()*+;=:@%-]+)+)$/;
const plainOwn = /^(?:\/[\w.~!$&'()*+;=:@%-]+)+$/;
/** A step such as `..`, however it is spelled. */
const climbs = /\/(?:\.|%2e)/i;

/** Audio and subtitles of the Bible host. */
export const bibleFilePrefix = "/bible-files/";
export const bibleFileUrl = (path: string) => bibleFilePrefix + path;
