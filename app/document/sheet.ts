/** A stylesheet of ours as its rules: minified, so that braces and semicolons mean what they say. */
export type Sheet = readonly Rule[];

type Rule =
  /** Selectors that each need their classes, and what they do. */
  | { selectors: readonly Selector[]; body: string }
  /** Such as `@media`: rules under a condition. */
  | { condition: string; rules: Sheet }
  /** Anything else, which every page gets. */
  | { text: string };

interface Selector {
  text: string;
  classes: readonly string[];
}

export function readSheet(css: string): Sheet {
  return blocks(css).map(({ head, body }): Rule => {
    if (body === null) return { text: `${head};` };
    if (/^@(media|supports|container|layer)\b/.test(head)) {
      return { condition: head, rules: readSheet(body) };
    }
    if (head.startsWith("@")) return { text: `${head}{${body}}` };
    return { selectors: split(head).map(selectorOf), body };
  });
}

/** The rules that can match in a page with these classes. */
export function usedRules(sheet: Sheet, classes: ReadonlySet<string>): string {
  let css = "";
  for (const rule of sheet) {
    if ("text" in rule) css += rule.text;
    else if ("condition" in rule) {
      const within = usedRules(rule.rules, classes);
      if (within !== "") css += `${rule.condition}{${within}}`;
    } else {
      const fitting = rule.selectors.filter((one) =>
        one.classes.every((name) => classes.has(name)),
      );
      if (fitting.length > 0) css += `${fitting.map(({ text }) => text).join(",")}{${rule.body}}`;
    }
  }
  return css;
}

/** What stands in `:not()` may just as well be missing. */
function selectorOf(text: string): Selector {
  const needed = text.replace(/:(not|is|where|has)\([^)]*\)/g, "");
  return { text, classes: [...needed.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name) };
}

/** At commas outside of brackets. */
const split = (head: string) => head.split(/,(?![^(]*\))/);

function blocks(css: string): { head: string; body: string | null }[] {
  const found: { head: string; body: string | null }[] = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  for (const { 0: sign, index } of css.matchAll(/[{};]/g)) {
    if (sign === "{" && depth++ === 0) open = index;
    if (sign === ";" && depth === 0) {
      found.push({ head: css.slice(start, index).trim(), body: null });
      start = index + 1;
    }
    if (sign === "}" && --depth === 0) {
      found.push({ head: css.slice(start, open).trim(), body: css.slice(open + 1, index) });
      start = index + 1;
    }
  }
  return found;
}
