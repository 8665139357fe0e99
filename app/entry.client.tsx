import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { addLanguage } from "~/i18n/translator";

/** A browser needs the words of its page's language only. */
async function words() {
  if (document.documentElement.lang === "en-US") {
    addLanguage("en-US", (await import("~/i18n/en-US")).enUS);
  } else {
    addLanguage("zh-CN", (await import("~/i18n/zh-CN")).zhCN);
  }
}

words().then(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  });
});
