import { rows, type PageRow } from "./register.ts";

/**
 * The row of the register that a path hits, by the router's own rules: a word weighs more than a parameter, and more
 * segments more than fewer. `path` has its one spelling, without query. Every path hits one: the last is `*`.
 */
export function rowOf(path: string): PageRow {
  const segments = path.split("/").filter((segment) => segment !== "");
  const fitting = shapes.get(segments.length)?.find(({ fits }) => fits(segments));
  return fitting?.row ?? lost;
}

interface Shape {
  row: PageRow;
  length: number;
  weight: number;
  fits(segments: readonly string[]): boolean;
}

const lost = rows.find(({ path }) => path === "*") ?? fail();

/** By the number of segments, the heaviest first; of those that weigh the same, the first of the register. */
const shapes = Map.groupBy(
  rows
    .filter((row) => row !== lost)
    .flatMap(shapesOf)
    .sort((a, b) => b.weight - a.weight),
  ({ length }) => length,
);

function shapesOf(row: PageRow): Shape[] {
  return variants(row.path).map((segments) => shapeOf(row, segments));
}

/** `a/:b?/:c?` is three shapes. */
function variants(path: string): string[][] {
  const segments = path.split("/").filter((segment) => segment !== "");
  const needed = segments.findIndex((segment) => segment.endsWith("?"));
  const all = segments.map((segment) => segment.replace(/\?$/, ""));
  if (needed < 0) return [all];
  return Array.from({ length: all.length - needed + 1 }, (_, more) => all.slice(0, needed + more));
}

function shapeOf(row: PageRow, segments: readonly string[]): Shape {
  const tests = segments.map(testOf);
  return {
    row,
    length: segments.length,
    weight: segments.reduce((sum, segment) => sum + (/^:\w+$/.test(segment) ? 3 : 10), 0),
    fits: (given) => tests.every((test, at) => test(given[at] ?? "")),
  };
}

function testOf(segment: string): (given: string) => boolean {
  const [, suffix] = /^:\w+(\.\w+)?$/.exec(segment) ?? [];
  if (suffix !== undefined) {
    return (given) => given.length > suffix.length && given.toLowerCase().endsWith(suffix);
  }
  if (segment.startsWith(":")) return () => true;
  const word = segment.toLowerCase();
  return (given) => given.toLowerCase() === word;
}

function fail(): never {
  throw new Error("the register has no page for what does not exist");
}
