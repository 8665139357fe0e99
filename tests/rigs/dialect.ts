import { isObject } from "../../server/http/wire.ts";

/** How the hosts speak: as ours do, or as others of the family may (docs/hosts.md, every host 10 and 11). */
export type Dialect = 1 | 2;

/** A host's answer in the second dialect: the same data, as PHP and another house would send it. */
export function translate(body: unknown): unknown {
  if (!isObject(body) || !("code" in body)) return reshape(body);
  return { ...body, code: String(body["code"]), data: reshape(body["data"]), debug: { ms: "3" } };
}

/** The fields that make an object a page of a list. */
const counts = ["total", "count", "totalHits"];

function reshape(value: unknown): unknown {
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return value ? "1" : "0";
  if (Array.isArray(value)) return value.length === 0 ? null : numbered(value);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, field]) => [name, reshape(field)]);
  if (entries.length === 0) return [];
  // What one house calls `name` another calls `title` (docs/hosts.md, every host 25).
  if ("name" in value && !("title" in value) && !("code" in value)) {
    entries.push(["title", value["name"]], ["name", undefined]);
  }
  const more = counts.some((name) => name in value) ? ofPage : unknownFields;
  return { ...Object.fromEntries(entries), ...more };
}

/** As PHP sends a list that lost its first entry. */
function numbered(list: unknown[]): Record<string, unknown> {
  const items = list.map((item, index) => [String(index + 1), reshape(item)]);
  return Object.fromEntries(items);
}

/** It says no size of a page: what came is one (docs/hosts.md, every host 24). */
const ofPage = { current_page: "1", has_more: "0" };
const unknownFields = { weigh: "0", extra: { a: [], b: null } };
