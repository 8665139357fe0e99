import { sanitiseArticle, sanitiseText } from "./html.ts";
import { parseJson } from "./json.ts";

/** What `heavy.ts` has done in a thread of its own; each takes the arguments as a list. */

export const json = ([text]: [string]): unknown => parseJson(text);

export const text = ([html]: [string]): string => sanitiseText(html);

export const article = ([html, base, publicBase]: [string, string, string]): string =>
  sanitiseArticle(html, { base: new URL(base), publicBase });
