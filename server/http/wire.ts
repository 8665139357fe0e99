import { z } from "zod";

/**
 * Schemas that forgive what PHP hosts do to JSON: numbers as strings, an empty object as `[]`,
 * a missing list as `null`, fields that come and go (docs/hosts.md, every host 10).
 */

/** Anything, or nothing at all: zod refuses a missing key unless it is told that it may be missing. */
const anything = z.unknown().optional();

/** Text that an address can carry; a number becomes its digits, anything else "". */
export const text = anything.transform((raw) =>
  typeof raw === "string" ? raw.toWellFormed() : typeof raw === "number" ? String(raw) : "",
);

/** More than any title or introduction needs. */
const longestText = 20_000;

/** Text for a title or a paragraph: a host's markup is dropped, its line breaks stay. */
export const plainText = text.transform((raw) =>
  raw
    .slice(0, longestText)
    // Never past the next "<": a host's text must not cost more than one walk through it.
    .replace(/<(?:br|\/p|\/div)\b[^<>]*>/gi, "\n")
    .replace(/<\/?[a-z!][^<>]*>/gi, "")
    .replace(/&nbsp;/g, " ")
    .trim(),
);

/** A number, with or without a fraction; anything else becomes 0. */
export const number = anything.transform(toNumber);

/** 0/1, "0"/"1", true/false. */
export const flag = anything.transform((raw) => raw === true || toNumber(raw) !== 0);

/** The same; null where the host does not say. */
export const saidFlag = anything.transform((raw) =>
  raw === undefined || raw === null || raw === "" ? null : flag.parse(raw),
);

/** An id a page cannot do without: a whole number of at least 1. */
export const id = anything.transform(toNumber).pipe(z.number().int().min(1));

/** More than any list of a host; and how many of its items may be odd before the rest is not looked at. */
const mostItems = 5_000;
const mostOdd = 500;

/** A list; an object counts by its values, anything else is empty. An item that does not parse is dropped. */
export function list<T extends z.ZodType>(item: T) {
  return anything.transform((raw): z.output<T>[] => {
    const kept: z.output<T>[] = [];
    let odd = 0;
    for (const one of items(raw)) {
      const parsed = item.safeParse(one);
      if (parsed.success) kept.push(parsed.data);
      else odd += 1;
      if (kept.length >= mostItems || odd >= mostOdd) break;
    }
    return kept;
  });
}

/** One page of a list as the hosts send it: `{data, total}`, `{list, count}`, `{hits, totalHits}` or a bare list. */
export function paged<T extends z.ZodType>(item: T) {
  return anything.transform((raw, context) => {
    // A missing list is an empty one; a text or a number is no list at all.
    if (raw !== null && raw !== undefined && typeof raw !== "object") {
      context.addIssue("neither a page nor a list");
      return z.NEVER;
    }
    const page = isObject(raw) ? raw : {};
    // A list with gaps is an object of numbered entries.
    const numbered = Object.keys(page).length > 0 && Object.keys(page).every(isIndex);
    const bare = Array.isArray(raw) || numbered;
    const entries = bare ? raw : (page["data"] ?? page["list"] ?? page["hits"]);
    const all = list(item).parse(entries);
    const total = number.parse(page["total"] ?? page["count"] ?? page["totalHits"]);
    const said: PageSaid = {
      came: items(entries).length,
      total,
      perPage: number.parse(page["per_page"]),
      lastPage: number.parse(page["last_page"]),
    };
    return { items: all, total: total || all.length, said };
  });
}

/** What a host says of a page of its list; 0 where it says nothing. */
export interface PageSaid {
  /** How many entries it sent, odd ones included. */
  came: number;
  total: number;
  perPage: number;
  lastPage: number;
}

/** A name that stands for a place in a list. */
export const isIndex = (key: string) => /^\d{1,9}$/.test(key);

export function isObject(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === "object" && raw !== null && !Array.isArray(raw);
}

/** An object that may be missing, `null` or PHP's empty `[]`; then it is null. */
export function maybe<T extends z.ZodType>(shape: T) {
  return anything.transform((raw): z.output<T> | null => {
    const parsed = shape.safeParse(raw);
    return parsed.success ? parsed.data : null;
  });
}

/**
 * What hosts call by `title` or by `name`: whichever is there stands in both. What has neither is known by the number
 * in one of the fields `numbers`, so that no link is nameless.
 */
export function named<T extends z.ZodType>(shape: T, ...numbers: string[]) {
  return z.preprocess((raw) => {
    if (!isObject(raw)) return raw;
    const [title, name] = [plainText.parse(raw["title"]), plainText.parse(raw["name"])];
    const own = numbers.map((key) => toNumber(raw[key])).find((one) => one > 0);
    const spare = title || name || (own === undefined ? "" : `#${own}`);
    return { ...raw, title: title || spare, name: name || spare };
  }, shape);
}

/** A slide of a front page: its picture and its target under any of the names that hosts have for them. */
export const slide = z.object({
  title: plainText,
  thumb: text,
  image: text,
  image_src: text,
  movid: number,
  linkurl: text,
  url: text,
  image_url: text,
});

/** An object that may be PHP's empty `[]`. */
export const orEmpty = <T extends z.ZodType>(shape: T) =>
  z.preprocess((raw) => (Array.isArray(raw) && raw.length === 0 ? {} : raw), shape);

/** Seconds since 1970, or `YYYY-MM-DD HH:MM:SS` in UTC+8; milliseconds since 1970, or null. */
export const time = anything.transform((raw): number | null => {
  if (typeof raw === "string" && /^\d{4}-\d\d-\d\d/.test(raw)) {
    const parsed = Date.parse(`${raw.slice(0, 10)}T${raw.slice(11, 19) || "00:00:00"}+08:00`);
    return Number.isNaN(parsed) ? null : parsed;
  }
  const seconds = toNumber(raw);
  return seconds > 0 && seconds < 1e11 ? seconds * 1000 : null;
});

function toNumber(raw: unknown): number {
  if (typeof raw === "boolean") return raw ? 1 : 0;
  if (typeof raw !== "number" && (typeof raw !== "string" || raw.trim() === "")) return 0;
  const parsed = Number(raw);
  return Number.isFinite(parsed) ? parsed : 0;
}

/** The entries of a list, or of an object that stands for one; of anything else none. */
export function items(raw: unknown): unknown[] {
  if (Array.isArray(raw)) return raw;
  return typeof raw === "object" && raw !== null ? Object.values(raw) : [];
}
