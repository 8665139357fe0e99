import sanitizeHtml from "sanitize-html";
import { imageUrl, imageWidths } from "../../app/urls.ts";

/** What an upstream's HTML may keep: text, emphasis, lists, safe links. No svg, form, style, class or id. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ["p", "br", "a", "strong", "b", "em", "i", "ul", "ol", "li", "span", "small"],
  allowedAttributes: { a: ["href", "title", "rel"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform("a", { rel: "noopener nofollow ugc" }) },
  disallowedTagsMode: "discard",
  nestingLimit: 20,
};

/** Where a host's picture gives no size of its own. */
const usualSize = { width: 640, height: 360 };
const mostPixels = 5_000;

/** HTML that is safe to put into a page. Any string goes in; only allowed nodes come out. */
export function cleanHtml(html: string): string {
  return html === "" ? "" : sanitizeHtml(html, allowed);
}

/**
 * The same for whole articles: headings, quotations and pictures stay as well. `file` is the address a browser can use
 * for a picture, or null. Pictures come through our own resizing route, late and with room kept for them; the page's
 * own headings end at h1.
 */
export function cleanArticle(html: string, file: (raw: string) => string | null): string {
  if (html === "") return "";
  return sanitizeHtml(html, {
    ...allowed,
    allowedTags: [
      ...(allowed.allowedTags || []),
      ...["h2", "h3", "h4", "blockquote", "figure", "figcaption", "hr", "img"],
    ],
    allowedAttributes: {
      ...allowed.allowedAttributes,
      img: ["src", "srcset", "sizes", "alt", "width", "height", "loading", "decoding"],
    },
    allowedSchemesByTag: { img: [] },
    transformTags: {
      ...allowed.transformTags,
      h1: "h2",
      img: (tagName, attributes) => ({ tagName, attribs: pictureOf(attributes, file) }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs["src"],
  });
}

function pictureOf(
  attributes: Record<string, string>,
  file: (raw: string) => string | null,
): Record<string, string> {
  // Hosts that load late themselves name the picture in `data-src`.
  const src = file(attributes["data-src"] || attributes["src"] || "");
  if (src === null) return {};
  const [width, height] = [sizeOf(attributes["width"]), sizeOf(attributes["height"])];
  const size = width > 0 && height > 0 ? { width, height } : usualSize;
  const srcset = imageWidths.map((one) => `${imageUrl(src, one)} ${one}w`).join(", ");
  return {
    src: imageUrl(src, 640),
    srcset,
    sizes: "(min-width: 700px) 640px, 100vw",
    alt: (attributes["alt"] ?? "").slice(0, 200),
    width: String(size.width),
    height: String(size.height),
    loading: "lazy",
    decoding: "async",
  };
}

function sizeOf(raw: string | undefined): number {
  const pixels = Number(/^\d{1,5}/.exec(raw ?? "")?.[0] ?? 0);
  return pixels <= mostPixels ? pixels : 0;
}
