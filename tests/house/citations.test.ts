import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

const files = ["app", "server", "tests"]
  .flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: "utf8" }).map(
      (name) => `${folder}/${name}`,
    ),
  )
  .filter((path) => /\.(tsx?|css)$/.test(path))
  .map((path) => ({ path, text: readFileSync(root + path, "utf8") }));

/** `docs/hosts.md`, and behind a comma its section and the numbers of entries: `docs/hosts.md, movie 3 and 5 to 7`. */
const citation =
  /\bdocs\/[\w/-]+\.md(?:, [a-z][a-z -]*[a-z](?: \d+(?:(?:, | and | to )\d+)*)?(?![\w-]))?/g;

test("every citation of the documents leads somewhere", () => {
  const cited = files.flatMap(({ path, text }) =>
    [...joined(text).matchAll(citation)].map(([words]) => ({ path, words })),
  );
  expect(cited.length, "citations that were found").toBeGreaterThan(50);
  expect(
    cited
      .filter(({ words }) => !leadsSomewhere(words))
      .map(({ path, words }) => `${path}: ${words}`),
    "citations without a file, section or entry in docs/",
  ).toEqual([]);
});

test("no comment cites a text that is not in the repository", () => {
  const outside = /\bspecs?\b(?!\.ts)|\bspecification\b|\bdesign(?:s|ed)?:|\bthe design\b/i;
  const citing = files
    .filter(({ text }) => outside.test(text))
    .flatMap(({ path, text }) => commentsOf(path, text).map((comment) => ({ path, comment })))
    .filter(({ comment }) => outside.test(comment))
    .map(({ path, comment }) => `${path}: ${comment}`);
  expect(citing, "cite the hosts, the rules or a decision of docs/ instead").toEqual([]);
});

/** A comment of several lines as one, so that a citation may run over the end of a line. */
function joined(text: string): string {
  return text.replace(/\n\s*(?:\*|\/\/) ?/g, " ");
}

function leadsSomewhere(words: string): boolean {
  const [file = "", section, numbers] =
    /^(\S+\.md)(?:, ([a-z -]*[a-z])(?: (\d.*))?)?$/.exec(words)?.slice(1) ?? [];
  if (!existsSync(root + file)) return false;
  if (section === undefined) return true;
  const entries = sectionsOf(file).get(section);
  return entries !== undefined && numbersOf(numbers).every((number) => entries.has(number));
}

/** "3 and 5 to 7" names four entries. */
function numbersOf(text = ""): number[] {
  return text.split(/, | and /).flatMap((part) => {
    const [from = 0, to = from] = part.split(" to ").map(Number);
    return from === 0 ? [] : Array.from({ length: to - from + 1 }, (_, after) => from + after);
  });
}

/** The numbered entries below each heading of the second level, by the heading in small letters. */
function sectionsOf(file: string): Map<string, Set<number>> {
  const [, ...sections] = readFileSync(root + file, "utf8").split(/^## /m);
  return new Map(
    sections.map((section) => [
      section.split("\n", 1)[0]?.toLowerCase() ?? "",
      new Set([...section.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number))),
    ]),
  );
}

function commentsOf(path: string, text: string): string[] {
  if (path.endsWith(".css")) return text.match(/\/\*[^]*?\*\//g) ?? [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found = new Map<number, string>();
  function visit(node: ts.Node): void {
    const ranges = [
      ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
    ];
    for (const { pos, end } of ranges) found.set(pos, text.slice(pos, end));
    node.getChildren(source).forEach(visit);
  }
  visit(source);
  return [...found.values()];
}
