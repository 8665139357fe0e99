import sanitizeHtml from "sanitize-html";

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

/** HTML that is safe to put into a page. Any string goes in; only allowed nodes come out. */
export function cleanHtml(html: string): string {
  return html === "" ? "" : sanitizeHtml(html, allowed);
}
