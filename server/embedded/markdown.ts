import MarkdownIt from "markdown-it";

/** The HTML that hosts send of a Markdown text: each outermost block is a line, and HTML within the text stays text. */
export function htmlOf(text: string): string {
  return markdown.render(text).trimEnd();
}

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
const { escapeHtml } = markdown.utils;

// Quotation marks between tags need no entity, and prose is full of them.
markdown.renderer.rules.text = (tokens, at) =>
  escapeHtml(tokens[at]?.content ?? "").replaceAll("&quot;", '"');

markdown.renderer.rules.image = (tokens, at, options, _env, renderer) => {
  const token = tokens[at];
  if (token === undefined) return "";
  token.attrs = [
    ["src", token.attrGet("src") ?? ""],
    ["width", "640"],
    ["height", "360"],
    ["alt", token.content],
  ];
  return renderer.renderToken(tokens, at, options);
};

// A token that counts as a block ends its line: here only those that close the outermost blocks.
markdown.core.ruler.push("lines", ({ tokens }) => {
  for (const token of tokens) token.block = token.level === 0 && token.nesting !== 1;
});
