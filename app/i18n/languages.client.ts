import { languages, type Language } from "~/urls";
import { addLanguage, knowsLanguage } from "./translator";
import type { Words } from "./zh-CN";

/** A browser needs the words of its page's language only. */
const wordsOf: Record<Language, () => Promise<Words>> = {
  "zh-CN": async () => (await import("./zh-CN")).zhCN,
  "en-US": async () => (await import("./en-US")).enUS,
};

/** Fetches the words of a language, unless they are here; anything that names none is none of its business. */
export async function loadLanguage(name: unknown): Promise<void> {
  const language = languages.find((one) => one === name);
  if (language === undefined || knowsLanguage(language)) return;
  addLanguage(language, await wordsOf[language]());
}
