import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { addLanguage } from "~/i18n/translator";
import type { Words } from "~/i18n/zh-CN";
import { defaultLanguage, languages, type Language } from "~/urls";

/** A browser needs the words of its page's language only. */
const wordsOf: Record<Language, () => Promise<Words>> = {
  "zh-CN": async () => (await import("~/i18n/zh-CN")).zhCN,
  "en-US": async () => (await import("~/i18n/en-US")).enUS,
};

const { lang } = document.documentElement;
const language = languages.find((one) => one === lang) ?? defaultLanguage;

// Where the words cannot be had, the page goes on as it was drawn, without scripts.
wordsOf[language]()
  .then((words) => {
    addLanguage(language, words);
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <RemixBrowser />
        </StrictMode>,
      );
    });
  })
  .catch(() => undefined);
