import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { DatabaseSync } from "node:sqlite";
import type * as Yaml from "yaml";
import { z } from "zod";
import { blaming, ContentError, contentFolder } from "./content.ts";

export interface Words {
  zh: string;
  en: string;
}

export const text = z.string().min(1);
export const words = z.strictObject({ zh: text, en: text });
export const id = z.int().positive();
export const count = z.int().nonnegative();

/** A list whose records have ids, each of them once. */
export const listById = <T extends { id: number }>(one: z.ZodType<T>) =>
  z.array(one).check(({ value, issues }) => {
    const twice = value.findIndex(({ id }, place) => value.findIndex((o) => o.id === id) < place);
    if (twice < 0) return;
    const message = `${value[twice]?.id} is the id of another too`;
    issues.push({ code: "custom", input: value, path: [twice, "id"], message });
  });

/**
 * The records of a YAML or JSON file below content/ (or at a `file:` address), as `schema` makes them.
 * Throws one line that names the file, the line and the place.
 */
export function readRecords<T>(file: string | URL, schema: z.ZodType<T>): T {
  const source = sourceOf(file);
  return check(file, source, parse(file, source), schema);
}

/** The same as JSON in the database, read again when the file has changed; YAML is slow to read at every start. */
export function keepRecords<T extends object>(file: string, schema: z.ZodType<T>) {
  const opened = new WeakMap<DatabaseSync, T>();
  return (db: DatabaseSync): T => {
    const records = opened.get(db) ?? keep(db, file, schema);
    opened.set(db, records);
    return records;
  };
}

/** A number that changes with `salt` and with the files in a folder below content/. */
export function fingerprint(name: string, salt: number): number {
  const hash = createHash("sha256").update(String(salt));
  const root = new URL(`${name}/`, contentFolder);
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).sort();
  for (const file of files.filter((one) => one.endsWith(".yaml"))) {
    hash.update(`\0${file}\0`).update(readFileSync(new URL(file, root)));
  }
  return Number.parseInt(hash.digest("hex").slice(0, 12), 16);
}

const table = `CREATE TABLE IF NOT EXISTS content_record (
  file TEXT PRIMARY KEY, hash TEXT NOT NULL, json TEXT NOT NULL)`;

function sourceOf(file: string | URL): string {
  const address = new URL(file, contentFolder);
  return blaming(address, () => readFileSync(address, "utf8"));
}

function keep<T>(db: DatabaseSync, file: string, schema: z.ZodType<T>): T {
  const source = sourceOf(file);
  const hash = createHash("sha256").update(source).digest("hex");
  db.exec(table);
  const row = db
    .prepare("SELECT json FROM content_record WHERE file = ? AND hash = ?")
    .get(file, hash);
  if (row !== undefined) return check(file, source, JSON.parse(String(row["json"])), schema);
  const value = parse(file, source);
  const records = check(file, source, value, schema);
  db.prepare("INSERT OR REPLACE INTO content_record VALUES (?, ?, ?)").run(
    file,
    hash,
    JSON.stringify(value),
  );
  return records;
}

// Loaded when a file is read, not at every start.
const require = createRequire(import.meta.url);
const yaml = (): typeof Yaml => require("yaml");

function parse(file: string | URL, source: string): unknown {
  if (String(file).endsWith(".json")) {
    try {
      return JSON.parse(source);
    } catch {
      // JSON is YAML too, and that reader names the line of a fault.
    }
  }
  const lines = new (yaml().LineCounter)();
  const document = yaml().parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const [error] = document.errors;
  if (error === undefined) return document.toJS();
  throw fault(file, lines.linePos(error.pos[0]).line, error.message);
}

function check<T>(file: string | URL, source: string, value: unknown, schema: z.ZodType<T>): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const path = [...(issue?.path ?? [])];
  const named = issue?.code === "unrecognized_keys" ? [...path, ...issue.keys.slice(0, 1)] : path;
  const words = result.error.issues.map(
    ({ path, message }) => `${z.core.toDotPath(path) || "the whole"}: ${message}`,
  );
  throw fault(file, lineOf(source, named), words.join("; "));
}

/** The line of the innermost thing on the path that is there. */
function lineOf(source: string, path: PropertyKey[]): number {
  const lines = new (yaml().LineCounter)();
  const document = yaml().parseDocument(source, { lineCounter: lines });
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true);
    if (yaml().isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

function fault(file: string | URL, line: number, message: string): Error {
  return new ContentError(new URL(file, contentFolder), message.replace(/\s+/g, " "), line);
}
