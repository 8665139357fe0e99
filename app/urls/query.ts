/**
 * What a page may read from its query. A shape takes a raw value to the one the page gets, and spells the value anew for
 * the key of the page cache; `null` is a value that counts as missing.
 */
export interface QueryShape<Value> {
  read(raw: string): Value | null;
  spell(value: Value): string;
}

function shape<Value>(
  read: (raw: string) => Value | null,
  spell: (value: Value) => string = String,
): QueryShape<Value> {
  return { read, spell };
}

const largestId = 2_147_483_647;

/** A whole number: a page, seconds, a kind. */
export const number = shape((raw) => (/^\d{1,7}$/.test(raw) ? Number(raw) : null));
/** The number of something a host has. */
export const id = shape((raw) => {
  const value = /^\d{1,10}$/.test(raw) ? Number(raw) : 0;
  return value >= 1 && value <= largestId ? value : null;
});
/** "16" or "16-18". */
export const verses = shape((raw) =>
  /^\d{1,3}(-\d{1,3})?$/.test(raw) ? raw.replace(/\b0+(?=\d)/g, "") : null,
);
/** A day, "2026-11-21". */
export const day = shape((raw) => (/^\d{4}-\d\d-\d\d$/.test(raw) ? raw : null));
/** A few words, such as a tag. */
export const words = shape((raw) => (/^[^\p{C}]{1,60}$/u.test(raw.trim()) ? raw.trim() : null));
/** Whatever a visitor typed; the page itself makes words of it. */
export const typed = shape((raw) => raw);
/** Said or not: "1". */
export const flag = shape<true>(
  (raw) => (raw === "1" ? true : null),
  () => "1",
);
export const oneOf = <Word extends string>(...choices: readonly Word[]): QueryShape<Word> =>
  shape((raw) => choices.find((one) => one === raw) ?? null);

type Shapes = Readonly<Record<string, QueryShape<unknown>>>;
/** What a page gets of its query: each value that its entry names, or null. */
export type QueryValues<Query> = {
  [Name in keyof Query]: Query[Name] extends QueryShape<infer Value> ? Value | null : never;
};

/** The query of an address as the page's entry in the register describes it. The one way to read a query. */
export function readQuery<const Query extends Shapes>(
  from: Request | string,
  page: { query: Query },
): QueryValues<Query> {
  const url = URL.parse(typeof from === "string" ? from : from.url, "http://page.invalid");
  const entries = Object.entries(page.query).map(([name, { read }]) => {
    const raw = url?.searchParams.get(name) ?? null;
    return [name, raw === null ? null : read(raw)];
  });
  // Each name of the entry has its own shape, which a list of pairs cannot tell the compiler.
  return Object.fromEntries(entries) as QueryValues<Query>;
}

/** The part of a query that a page reads, each value in its one spelling, in the order of the entry. */
export function knownQuery(params: URLSearchParams, query: Shapes = {}): URLSearchParams {
  const known = new URLSearchParams();
  for (const [name, { read, spell }] of Object.entries(query)) {
    const raw = params.get(name);
    const value = raw === null ? null : read(raw);
    if (value !== null) known.set(name, spell(value));
  }
  return known;
}
