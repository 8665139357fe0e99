/** The languages of the site; the first is the one of addresses without a language. */
export const languages = ["zh-CN", "en-US"] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = "zh-CN";

/** The same page in a language; the default language needs no parameter. */
export function inLanguage(url: string, language: Language): string {
  const [rest = "", hash] = split(url, "#");
  const [path = "", query] = split(rest, "?");
  const params = new URLSearchParams(query);
  params.delete("lang");
  if (language !== defaultLanguage) params.set("lang", language);
  const search = params.toString();
  return path + (search === "" ? "" : `?${search}`) + (hash === undefined ? "" : `#${hash}`);
}

function split(text: string, at: string): [string, string | undefined] {
  const index = text.indexOf(at);
  return index < 0 ? [text, undefined] : [text.slice(0, index), text.slice(index + 1)];
}
