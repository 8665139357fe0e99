/** A text with every occurrence of the searched words marked, whatever their case. */
export function Marked({ text, words }: { text: string; words: string }) {
  const parts = splitAround(text, words);
  return (
    <>{parts.map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part))}</>
  );
}

/** Odd places hold the hits: each of the words, the longest first. */
export function splitAround(text: string, words: string): string[] {
  const wanted = words.split(/\s+/).filter((word) => word !== "");
  if (wanted.length === 0) return [text];
  const escaped = wanted
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&"));
  return text.split(new RegExp(`(${escaped.join("|")})`, "gi"));
}
