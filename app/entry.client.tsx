import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { loadLanguage } from "~/i18n/languages.client";
import { defaultLanguage } from "~/urls";

// Where the words cannot be had, the page goes on as it was drawn, without scripts.
loadLanguage(document.documentElement.lang || defaultLanguage)
  .then(() => {
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
