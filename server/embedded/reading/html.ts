/** The body of a piece as the host sends it; how it is written stands with `Piece`. */
export function htmlOf(body: string, itemid: number, lazy: boolean): string {
  return body
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => block(part, itemid, lazy))
    .join("\n");
}

function block(part: string, itemid: number, lazy: boolean): string {
  if (part === "[image]") return picture(itemid, lazy);
  if (part.startsWith("## ")) return `<h2>${escape(part.slice(3))}</h2>`;
  const lines = part.split("\n").map((line) => line.trim());
  if (part.startsWith("> ")) {
    const quoted = lines.map((line) => `<p>${escape(line.replace(/^> ?/, ""))}</p>`);
    return `<blockquote>${quoted.join("")}</blockquote>`;
  }
  if (part.startsWith("- ")) {
    const items = lines.map((line) => `<li>${escape(line.replace(/^- /, ""))}</li>`);
    return `<ul>${items.join("")}</ul>`;
  }
  return `<p>${escape(part)}</p>`;
}

/** Readers that load late find the address beside `src`, as such hosts do it. */
function picture(itemid: number, lazy: boolean): string {
  const source = lazy ? "data-src" : "src";
  return `<p><img ${source}="/picture/${itemid}.jpg" width="640" height="360" alt=""></p>`;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

function escape(text: string): string {
  return text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign);
}
