import { RemixI18Next } from "remix-i18next/server";
import { defaultLanguage, languages } from "~/urls";
import { enUS } from "./en-US";
import { addLanguage } from "./translator";
import { zhCN } from "./zh-CN";

addLanguage("zh-CN", zhCN);
addLanguage("en-US", enUS);

/** Finds the language of a page that is being rendered: what the root loader decided, as `<html lang>` shows it. */
export const remixI18n = new RemixI18Next({
  detection: {
    supportedLanguages: [...languages],
    fallbackLanguage: defaultLanguage,
    order: ["searchParams", "custom"],
    searchParamKey: "lang",
    findLocale: (request) => {
      const cookie = request.headers.get("cookie") ?? "";
      const named = /(?:^|;\s*)__lang=([\w-]+)/.exec(cookie)?.[1];
      return Promise.resolve(named ?? null);
    },
  },
  i18next: { supportedLngs: [...languages], fallbackLng: defaultLanguage },
});
