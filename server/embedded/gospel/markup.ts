/** The HTML of a chapter: `p h3 blockquote ul li strong em` and nothing else. */
export function htmlOf(body: string): string {
  return body
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map(blockOf)
    .join("\n");
}

function blockOf(part: string): string {
  if (part.startsWith("## ")) return `<h3>${inline(part.slice(3))}</h3>`;
  if (part.startsWith("> ")) return `<blockquote><p>${inline(part.slice(2))}</p></blockquote>`;
  if (!part.startsWith("- ")) return `<p>${inline(part)}</p>`;
  const items = part.split("\n").map((line) => `<li>${inline(line.replace(/^- /, ""))}</li>`);
  return `<ul>${items.join("")}</ul>`;
}

function inline(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replace(/\*\*(.+?)\*\*/g, "<strong>$1</strong>")
    .replace(/\*(.+?)\*/g, "<em>$1</em>");
}
