import { createInstance, type i18n } from "i18next";
import type { Language } from "~/urls";
import type { Words } from "./zh-CN";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "site";
    resources: { site: Words };
  }
}

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
  return instance;
}

export function i18nOf(language: Language): i18n {
  const instance = instances.get(language) ?? [...instances.values()][0];
  if (instance === undefined) throw new Error("no language was added");
  return instance;
}

export const translator = (language: Language) => i18nOf(language).t;
