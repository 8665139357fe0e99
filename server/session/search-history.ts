import { parse } from "cookie";
import { z } from "zod";

/** The visitor's last searches live in a plain cookie that scripts show; the server only adds to it. */
export const searchCookie = "search";
const most = 3;
const longest = 100;

const shape = z.array(z.string().max(longest)).max(most);

/** Newest first, no duplicates, three at most (docs/rules.md, shell 5). */
export function withSearch(cookieHeader: string, keywords: string): string {
  const before = readHistory(cookieHeader).filter((one) => one !== keywords);
  return JSON.stringify([keywords.slice(0, longest), ...before].slice(0, most));
}

function readHistory(cookieHeader: string): string[] {
  try {
    return shape.parse(JSON.parse(parse(cookieHeader)[searchCookie] ?? "[]"));
  } catch {
    return [];
  }
}
