import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** What each file imports of the files given; imports of types count. Files are named from the root. */
function importsIn(sources: Map<string, string>): Map<string, string[]> {
  const found = (from: string, name: string) => {
    const inApp = name.startsWith("~/");
    if (!inApp && !name.startsWith(".")) return [];
    const path = inApp ? join("app", name.slice(2)) : join(from, "..", name);
    const spellings = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`];
    return spellings.filter((one) => sources.has(one)).slice(0, 1);
  };
  return new Map(
    [...sources].map(([file, text]) => {
      const { importedFiles } = ts.preProcessFile(text, true, true);
      return [file, importedFiles.flatMap(({ fileName }) => found(file, fileName))];
    }),
  );
}

/** A way through the imports that comes back to where it began, for each knot there is. */
function circlesIn(imports: Map<string, string[]>): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const way: string[] = [];
  function walk(file: string): void {
    const at = way.indexOf(file);
    if (at >= 0) circles.push([...way.slice(at), file].join(" -> "));
    if (at >= 0 || done.has(file)) return;
    way.push(file);
    for (const next of imports.get(file) ?? []) walk(next);
    way.pop();
    done.add(file);
  }
  for (const file of imports.keys()) walk(file);
  return circles;
}

function sourcesOf(folder: string): [string, string][] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes("node_modules"))
    .map((name) => join(folder, name))
    .map((path) => [path, readFileSync(join(root, path), "utf8")]);
}

test("no file of server/ or app/ imports itself by way of others", () => {
  const sources = new Map([...sourcesOf("server"), ...sourcesOf("app")]);
  const imports = importsIn(sources);
  // The walk would find nothing either where it read nothing.
  expect(imports.get("server/request/context.ts")).toContain("server/request/tools.ts");
  expect(imports.get("app/root.tsx")).toContain("app/ui/site-data.ts");
  expect(circlesIn(imports)).toEqual([]);
});

test("a circle is named, whatever kind of import closes it", () => {
  const sources = (closing: string) =>
    new Map([
      ["server/a.ts", 'import { b } from "./b.ts";\nexport const a = b;\n'],
      ["server/b.ts", 'export * from "../app/c/index.ts";\n'],
      ["app/c/index.ts", closing],
    ]);
  for (const closing of [
    'import { a } from "../../server/a.ts";\n',
    'import type { A } from "../../server/a.ts";\n',
    'export type { A } from "../../server/a.ts";\n',
    'type A = import("../../server/a.ts").A;\n',
    'const a = await import("../../server/a.ts");\n',
  ]) {
    expect(circlesIn(importsIn(sources(closing))), closing).toEqual([
      "server/a.ts -> server/b.ts -> app/c/index.ts -> server/a.ts",
    ]);
  }
  const open = 'import { d } from "~/d";\n';
  expect(circlesIn(importsIn(sources(open)))).toEqual([]);
});
