import type { ParseKeys } from "i18next";
import { useTranslation } from "react-i18next";
import { useSite } from "./site-data";

/** The message a redirect brought along; it is in the HTML and fades by CSS alone. */
export function Toast() {
  const { flash, language } = useSite();
  const { t, i18n } = useTranslation();
  const known =
    flash?.key !== undefined &&
    typeof i18n.getResource(language, "site", flash.key) === "string" &&
    !/constructor|prototype|__proto__/.test(flash.key);
  // The key came in a cookie: only one that names words of ours is used.
  const words = known ? t(flash.key as ParseKeys) : flash?.words;
  return (
    <div className="toast" role="status">
      {words && <p className={flash?.tone}>{String(words)}</p>}
    </div>
  );
}
