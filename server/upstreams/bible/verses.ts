import { z } from "zod";
import { number, plainText } from "../../http/wire.ts";

export interface Verse {
  number: number;
  text: string;
}

const anything = z.unknown().optional();
const verseObject = z
  .object({ verse: anything, number: anything, id: anything, text: anything, content: anything })
  .transform((raw) => ({
    number: number.parse(raw.verse ?? raw.number ?? raw.id),
    text: plainText.parse(raw.text ?? raw.content),
  }));

/**
 * The verses of a chapter in any shape hosts keep them: a list of verses, a list of texts that may begin with their
 * number, or one text whose verses do (docs/hosts.md, bible 1 and 2). Empty where nothing of the kind is found.
 */
export function versesOf(payload: unknown): Verse[] {
  if (typeof payload === "string") return split(payload);
  if (Array.isArray(payload)) return payload.flatMap(verseAt);
  if (typeof payload !== "object" || payload === null) return [];
  for (const name of ["verses", "data", "content", "list"]) {
    if (name in payload) return versesOf((payload as Record<string, unknown>)[name]);
  }
  // A list as PHP sends one that lost an entry; any other object is something else.
  const isList = Object.keys(payload).every((key) => /^\d+$/.test(key));
  return isList ? versesOf(Object.values(payload)) : [];
}

function verseAt(raw: unknown, index: number): Verse[] {
  if (typeof raw !== "string") {
    const verse = verseObject.safeParse(raw);
    if (!verse.success || verse.data.text === "") return [];
    return [{ ...verse.data, number: verse.data.number || index + 1 }];
  }
  const plain = plainText.parse(raw);
  const [, digits = "", rest = ""] =
    /^(?:\d{1,3}[:：])?(\d{1,3})[.、\s]\s*([\s\S]*)$/.exec(plain) ?? [];
  // A text may begin with a number of its own: only the next in order is the verse's.
  const numbered = Number(digits) === index + 1;
  const text = numbered ? rest : plain;
  return text === "" ? [] : [{ number: index + 1, text }];
}

/** Each number is looked for behind the one before, so that numbers within a verse are left alone. */
function split(raw: string): Verse[] {
  const text = plainText.parse(raw);
  const starts: { number: number; at: number; from: number }[] = [];
  let behind = 0;
  for (let wanted = 1; ; wanted += 1) {
    const mark = new RegExp(`(?:^|\\s)(?:\\d{1,3}[:：])?${wanted}[.、\\s]\\s*`, "g");
    mark.lastIndex = Math.max(0, behind - 1);
    const found = mark.exec(text);
    if (found === null) break;
    starts.push({ number: wanted, at: found.index, from: mark.lastIndex });
    behind = mark.lastIndex;
  }
  return starts.map(({ number, from }, index) => ({
    number,
    text: text.slice(from, starts[index + 1]?.at ?? text.length).trim(),
  }));
}
