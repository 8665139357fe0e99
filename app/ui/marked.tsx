/** A text with every occurrence of the searched words marked, whatever their case. */
export function Marked({ text, words }: { text: string; words: string }) {
  const parts = splitAround(text, words);
  return (
    <>{parts.map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part))}</>
  );
}

/** Odd places hold the hits. */
export function splitAround(text: string, words: string): string[] {
  const needle = words.toLowerCase();
  const hay = text.toLowerCase();
  // Some letters change their length in lower case; then positions would not fit, and nothing is marked.
  if (needle === "" || hay.length !== text.length) return [text];
  const parts: string[] = [];
  let from = 0;
  for (let at = hay.indexOf(needle); at >= 0; at = hay.indexOf(needle, from)) {
    parts.push(text.slice(from, at), text.slice(at, at + needle.length));
    from = at + needle.length;
  }
  return [...parts, text.slice(from)];
}
