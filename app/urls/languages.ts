import { changeQuery } from "./parts.ts";

/** The languages of the site; the first is the one of addresses without a language. */
export const languages = ["zh-CN", "en-US"] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = "zh-CN";

/** The same page in a language; the default language needs no parameter. */
export function inLanguage(url: string, language: Language): string {
  return changeQuery(url, (query) => {
    query.delete("lang");
    if (language !== defaultLanguage) query.set("lang", language);
  });
}
