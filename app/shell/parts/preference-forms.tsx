import { useLocation } from "@remix-run/react";
import { languageNames } from "~/i18n/language-names";
import { languages, preferencesUrl } from "~/urls";
import { Icon } from "~/ui/icons";
import { useSite, useT } from "~/ui/site-data";

/**
 * Language, appearance and data saver, as plain forms: no scripts needed, and the page that comes back
 * is rendered in the new way from the start. Never enhanced, since they change the whole page.
 */
export function PreferenceForms() {
  const t = useT();
  const { language, theme } = useSite();
  const others = languages.filter((one) => one !== language);
  return (
    <div className="preferences">
      <PreferenceForm label={t("site.language")}>
        {others.map((other) => (
          <button key={other} name="lang" value={other} lang={other}>
            <Icon name="globe" />
            <span>{languageNames[other]}</span>
          </button>
        ))}
      </PreferenceForm>
      <PreferenceForm label={t("site.theme")}>
        {theme !== "dark" && (
          <button name="theme" value="dark" className={theme === null ? "when-light" : undefined}>
            <Icon name="moon" />
            <span>{t("site.dark")}</span>
          </button>
        )}
        {theme !== "light" && (
          <button name="theme" value="light" className={theme === null ? "when-dark" : undefined}>
            <Icon name="sun" />
            <span>{t("site.light")}</span>
          </button>
        )}
      </PreferenceForm>
    </div>
  );
}

export function LiteForm() {
  const t = useT();
  const { lite } = useSite();
  return (
    <PreferenceForm label={t("lite.on")}>
      <button name="lite" value={lite ? "0" : "1"}>
        {lite ? t("lite.off") : t("lite.on")}
      </button>
    </PreferenceForm>
  );
}

function PreferenceForm({ label, children }: { label: string; children: React.ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={preferencesUrl()} aria-label={label}>
      <input type="hidden" name="redirectTo" value={pathname + search} />
      {children}
    </form>
  );
}
