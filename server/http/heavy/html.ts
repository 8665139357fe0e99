import sanitizeHtml from "sanitize-html";
import { imageUrl, wideWidths } from "../../../app/urls/index.ts";
import { publicFileUrl, type HostPlace } from "../hosts.ts";

/** What an upstream's HTML may keep: text, emphasis, lists, safe links. No svg, form, style, class or id. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ["p", "br", "a", "strong", "b", "em", "i", "ul", "ol", "li", "span", "small"],
  allowedAttributes: { a: ["href", "title", "rel"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href = "", title }) => ({
      tagName,
      // An address that no browser can read is no link.
      attribs: {
        ...(href !== "" && URL.canParse(href, "https://site.invalid") && { href }),
        ...(title && { title }),
        rel: "noopener nofollow ugc",
      },
    }),
  },
  disallowedTagsMode: "discard",
  nestingLimit: 20,
};

/** Where a host's picture gives no size of its own. */
const usualSize = { width: 640, height: 360 };
const mostPixels = 5_000;

/** Longer than any chapter of a book; what comes behind is cut off. */
const mostCharacters = 500_000;
const mostTags = 20_000;
/** A notice or a footer, and what is done at once rather than in a thread. */
const shortCharacters = 32_000;
const shortTags = 300;

/** Whether sanitising may take longer than a page should hold up others. */
export function mayBeHeavy(html: string): boolean {
  return cut(html, shortCharacters, shortTags).length < html.length;
}

/** A notice or a footer as safe HTML, at once; what is longer than either is cut off. */
export function sanitiseNote(html: string): string {
  return sanitiseText(cut(html, shortCharacters, shortTags));
}

/** HTML that is safe to put into a page. Any string goes in; only allowed nodes come out. */
export function sanitiseText(html: string): string {
  return html === "" ? "" : sanitizeHtml(cut(html, mostCharacters, mostTags), allowed);
}

/** What stands before one tag, or one character, too many. */
function cut(html: string, characters: number, tags: number): string {
  let at = -1;
  for (let count = 0; count <= tags; count += 1) {
    at = html.indexOf("<", at + 1);
    if (at < 0 || at > characters) return html.slice(0, characters);
  }
  return html.slice(0, at);
}

/**
 * The same for whole articles: headings, quotations and pictures stay as well. `place` is the host they come from.
 * Pictures come through our own resizing route, late and with room kept for them.
 */
export function sanitiseArticle(whole: string, place: HostPlace): string {
  if (whole === "") return "";
  const html = cut(whole, mostCharacters, mostTags);
  const file = (raw: string) => publicFileUrl(place, raw);
  const transformTags: sanitizeHtml.IOptions["transformTags"] = {
    a: (tagName, { href = "", title }) => ({
      tagName,
      attribs: { ...linkOf(href, file), ...(title && { title }) },
    }),
    img: (tagName, attributes) => ({ tagName, attribs: pictureOf(attributes, file) }),
  };
  const nextLevel = levelsOf(html);
  for (const tag of headings) {
    transformTags[tag] = () => ({ tagName: `h${nextLevel(tag)}`, attribs: {} });
  }
  return sanitizeHtml(html, {
    ...allowed,
    allowedTags: [
      ...(allowed.allowedTags || []),
      ...["h2", "h3", "h4", "blockquote", "figure", "figcaption", "hr", "img"],
    ],
    allowedAttributes: {
      ...allowed.allowedAttributes,
      img: [
        ...["src", "srcset", "sizes", "alt", "width", "height", "loading", "decoding"],
        "data-room",
      ],
    },
    allowedSchemesByTag: { img: [] },
    transformTags,
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs["src"],
  });
}

const headings = ["h1", "h2", "h3", "h4", "h5", "h6"];

/**
 * Hosts choose headings by their looks. Here the highest one used comes right under the page's own title, and none
 * skips a level.
 */
function levelsOf(html: string): (tag: string) => number {
  const used = headings.filter((tag) => new RegExp(`<${tag}\\b`, "i").test(html));
  let last = 1;
  return (tag) => {
    last = Math.min(2 + Math.max(0, used.indexOf(tag)), last + 1, 4);
    return last;
  };
}

/** What an address relative to the host means; one that leads nowhere but into our own pages is no link. */
function linkOf(raw: string, file: (raw: string) => string | null): Record<string, string> {
  const own = URL.parse(raw);
  const href = own === null ? (raw.startsWith("#") ? null : file(raw)) : own.href;
  return href !== null && /^(https?|mailto|tel):/.test(href)
    ? { href, rel: "noopener nofollow ugc" }
    : {};
}

function pictureOf(
  attributes: Record<string, string>,
  file: (raw: string) => string | null,
): Record<string, string> {
  // Hosts that load late themselves name the picture in `data-src`.
  const src = file(attributes["data-src"] || attributes["src"] || "");
  if (src === null) return {};
  const [width, height] = [sizeOf(attributes["width"]), sizeOf(attributes["height"])];
  const known = width > 0 && height > 0;
  const size = known ? { width, height } : usualSize;
  const srcset = wideWidths.map((one) => `${imageUrl(src, one)} ${one}w`).join(", ");
  return {
    src: imageUrl(src, 480),
    srcset,
    sizes: "(min-width: 700px) 640px, 100vw",
    alt: (attributes["alt"] ?? "").slice(0, 200),
    width: String(size.width),
    height: String(size.height),
    loading: "lazy",
    decoding: "async",
    // The style sheet then holds the room, whatever shape comes.
    ...(known ? {} : { "data-room": "" }),
  };
}

function sizeOf(raw: string | undefined): number {
  const pixels = Number(/^\d{1,5}/.exec(raw ?? "")?.[0] ?? 0);
  return pixels <= mostPixels ? pixels : 0;
}
