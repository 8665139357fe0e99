import { brotliCompressSync, constants } from "node:zlib";

/** The bytes of Brotli that each part of a page takes. */
export interface PageParts {
  style: number;
  data: number;
  scripts: number;
  markup: number;
}

const style = /<style[^>]*>[\s\S]*?<\/style>/g;
/** What the loaders answered, for the browser to take over with. */
const data = /<script[^>]*>window\.__remixContext\.stream[\s\S]*?<\/script>/g;
const scripts =
  /<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>|<link rel="x?-?modulepreload"[^>]*>/g;

/** What a page is made of: each part costs what the page becomes smaller by when it goes, the markup what is left. */
export function partsOf(html: string, total: number): PageParts {
  let rest = html;
  let size = packed(rest);
  // As it was sent, whatever quality that was.
  const scale = total / size;
  const without = (part: RegExp) => {
    rest = rest.replace(part, "");
    const left = packed(rest);
    const cost = (size - left) * scale;
    size = left;
    return cost;
  };
  const parts = { style: without(style), data: without(data), scripts: without(scripts) };
  return { ...parts, markup: size * scale };
}

function packed(html: string): number {
  return brotliCompressSync(html, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: 5,
    },
  }).length;
}
