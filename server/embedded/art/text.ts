/** Text for SVG: escaping, estimated widths, and wrapping of Chinese and English titles. */

export const SERIF = "'Songti SC','Noto Serif CJK SC','Source Han Serif SC',SimSun,Georgia,serif";

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);
}

/** One line, without the characters XML forbids, and no longer than a title can be. */
export function tidy(text: string): string {
  const plain = text.replace(/[\p{Cc}\s]+/gu, " ").replace(/[\p{Cs}\uFFFE\uFFFF]/gu, "");
  return Array.from(plain.trim()).slice(0, 160).join("");
}

const NARROW = new Set("iljtfr.,:;'!| ");
const BROAD = new Set("ABCDEFGHIJKLNOPQRSTUVXYZ&");
const BROADEST = new Set("MWmw@%");
const FULL = new Set("—…“”‘’");

function charWidth(char: string): number {
  if (char > "\u2e7f") return char.length > 1 ? 1.2 : 1;
  if (FULL.has(char) || BROADEST.has(char)) return 1;
  if (NARROW.has(char)) return 0.38;
  return BROAD.has(char) ? 0.8 : 0.6;
}

/** A deliberately generous width in em. */
export function textWidth(text: string): number {
  let width = 0;
  for (const char of text) width += charWidth(char);
  return width;
}

export interface Token {
  readonly text: string;
  readonly width: number;
  readonly spaced: boolean;
}

const words = new Intl.Segmenter("zh", { granularity: "word" });
const CJK = /[\u2e80-\uffff]/;
const CLOSING = /^[\p{Pe}\p{Pf}，。：；！？、·…—,.:;!?~～]+$/u;
const OPENING = /[\p{Ps}\p{Pi}]$/u;

/** What a line may break between: English words, Chinese words, punctuation staying with its own. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  const push = (piece: string, spaced: boolean): void => {
    tokens.push({ text: piece, width: textWidth(piece), spaced });
  };
  for (const chunk of tidy(text).split(" ")) {
    if (!CJK.test(chunk)) {
      push(chunk, true);
      continue;
    }
    let first = true;
    for (const { segment } of words.segment(chunk)) {
      const last = first ? undefined : tokens.at(-1);
      if (last && (CLOSING.test(segment) || OPENING.test(last.text))) {
        tokens.pop();
        push(last.text + segment, last.spaced);
      } else push(segment, first);
      first = false;
    }
  }
  return tokens;
}

function split(token: Token, limit: number): readonly Token[] {
  if (token.width <= limit) return [token];
  return Array.from(token.text, (text, index) => ({
    text,
    width: charWidth(text),
    spaced: token.spaced && index === 0,
  }));
}

function fill(tokens: readonly Token[], limit: number): string[] {
  const lines: string[] = [];
  let line = "";
  let width = 0;
  for (const token of tokens.flatMap((whole) => split(whole, limit))) {
    const gap = token.spaced && line !== "" ? " " : "";
    const wider = width + token.width + (gap === "" ? 0 : 0.38);
    if (line !== "" && wider > limit) {
      lines.push(line);
      line = token.text;
      width = token.width;
    } else {
      line += gap + token.text;
      width = wider;
    }
  }
  if (line !== "") lines.push(line);
  return lines;
}

function shorten(line: string, limit: number): string {
  const chars = Array.from(line);
  while (chars.length > 1 && textWidth(chars.join("")) + 1 > limit) chars.pop();
  return `${chars.join("").replace(/[\s，。：；、,.:;—-]+$/u, "")}…`;
}

/** Two lines broken where the title itself pauses, if it does so near the middle. */
function atPause(tokens: readonly Token[], limit: number): string[] | undefined {
  for (let cut = 1; cut < tokens.length; cut += 1) {
    if (!/[：:，。；！？—]$/u.test(tokens[cut - 1]?.text ?? "")) continue;
    const pair = [fill(tokens.slice(0, cut), limit), fill(tokens.slice(cut), limit)].flat();
    const shortest = Math.min(...pair.map(textWidth));
    if (pair.length === 2 && shortest > limit * 0.3) return pair;
  }
  return undefined;
}

/** The lines of a title within `limit` em, evenly filled, or cut with an ellipsis after `most`. */
export function wrap(tokens: readonly Token[], limit: number, most: number): string[] {
  const greedy = fill(tokens, limit);
  if (greedy.length > most) {
    return [...greedy.slice(0, most - 1), shorten(greedy[most - 1] ?? "", limit)];
  }
  if (greedy.length < 2) return greedy;
  const natural = greedy.length === 2 ? atPause(tokens, limit) : undefined;
  if (natural) return natural;
  const whole = tokens.reduce((sum, token) => sum + token.width, 0);
  for (let width = whole / greedy.length; width < limit; width += 0.5) {
    const even = fill(tokens, width);
    if (even.length === greedy.length) return even;
  }
  return greedy;
}
