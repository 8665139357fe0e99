import { createInstance, type ParseKeys, type TFunction, type i18n } from "i18next";
import type { Language } from "~/urls";
import type { Words } from "./zh-CN";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "site";
    resources: { site: Words };
  }
}

/** What names words of the site. Messages travel as keys, so that each side says them in the page's language. */
export type MessageKey = ParseKeys;

/** The server knows both languages, a browser only the one its page is in. */
const instances = new Map<Language, i18n>();

export function addLanguage(language: Language, words: Words): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    ns: ["site"],
    defaultNS: "site",
    resources: { [language]: { site: words } },
    // React escapes; words are in the bundle, so nothing is awaited.
    interpolation: { escapeValue: false },
    initImmediate: false,
  });
  instances.set(language, instance);
  // Words that are being worked on come again.
  translators.delete(language);
  return instance;
}

export const knowsLanguage = (language: Language) => instances.has(language);

export function i18nOf(language: Language): i18n {
  const instance = instances.get(language) ?? [...instances.values()][0];
  if (instance === undefined) throw new Error("no language was added");
  return instance;
}

/** Whether a text from outside, such as a cookie, names words of ours. */
export function isMessageKey(language: Language, text: string): text is MessageKey {
  return (
    !/constructor|prototype|__proto__/.test(text) &&
    typeof i18nOf(language).getResource(language, "site", text) === "string"
  );
}

const translators = new Map<Language, TFunction>();

/** The words of a language. Asking i18next costs more than the answer, so answers without blanks are kept. */
export function translator(language: Language): TFunction {
  let t = translators.get(language);
  if (t === undefined) {
    t = remembering(i18nOf(language).t);
    translators.set(language, t);
  }
  return t;
}

function remembering(translate: TFunction): TFunction {
  // i18next's own type says more than can be written here; the calls and answers are the same.
  const t = translate as unknown as (key: string, options?: object) => unknown;
  const kept = new Map<string, unknown>();
  const remembered = (key: string, options?: { count?: number }) => {
    const only = options === undefined || Object.keys(options).join() === "count";
    if (!only) return t(key, options);
    const name = options === undefined ? key : `${key} ${String(options.count)}`;
    let words = kept.get(name);
    if (words === undefined) {
      words = t(key, options);
      if (kept.size < mostKept) kept.set(name, words);
    }
    return words;
  };
  return remembered as unknown as TFunction;
}
const mostKept = 5_000;
