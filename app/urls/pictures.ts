import { encoded } from "./parts.ts";

/** Pictures and files of hosts through our own origin; the front answers them, no page does. */

/** The widths pictures are offered in; `sizes` in the layout picks among them. */
export const imageWidths = [160, 320, 480, 640, 960, 1280] as const;
export const imagePrefix = "/img/";
export const imageUrl = (src: string, width: (typeof imageWidths)[number]) =>
  `${imagePrefix}${width}?src=${encoded(src)}`;

/** Audio and subtitles of the Bible host. */
export const bibleFilePrefix = "/bible-files/";
export const bibleFileUrl = (path: string) => bibleFilePrefix + path;
