import { languageNames } from "~/i18n/language-names";
import { useT } from "~/ui/site-data";
import { languages } from "~/urls";
import { inVersions, type ChapterPage } from "./chapter-page";
import { SettingsForm } from "./settings-form";

/** One version by one press, or several beside each other. */
export function VersionsPanel({ page }: { page: ChapterPage }) {
  const t = useT();
  const { columns, versions, mostVersions } = page;
  const chosen = (key: string) => columns.some((column) => column.key === key);
  // An address that names its versions would not show the ones now chosen.
  const redirectTo = inVersions(page);
  const groups = languages
    .map((lang) => ({ lang, versions: versions.filter((version) => version.lang === lang) }))
    .filter((group) => group.versions.length > 0);
  return (
    <>
      <SettingsForm redirectTo={redirectTo}>
        <fieldset>
          <legend>{t("bible.versions.one")}</legend>
          {groups.map(({ lang, versions }) => (
            <div key={lang} className="choices" role="group" aria-labelledby={`one-${lang}`}>
              <p id={`one-${lang}`} lang={lang}>
                {languageNames[lang]}
              </p>
              {versions.map(({ key, label }) => (
                <button
                  key={key}
                  name="versions"
                  value={key}
                  lang={lang}
                  aria-pressed={columns.length === 1 && chosen(key)}
                >
                  {label}
                </button>
              ))}
            </div>
          ))}
        </fieldset>
      </SettingsForm>
      {versions.length > 1 && (
        <SettingsForm redirectTo={redirectTo}>
          <fieldset>
            <legend>{t("bible.versions.several")}</legend>
            {groups.map(({ lang, versions }) => (
              <div key={lang} className="choices" role="group" aria-labelledby={`some-${lang}`}>
                <p id={`some-${lang}`} lang={lang}>
                  {languageNames[lang]}
                </p>
                {versions.map(({ key, label }) => (
                  <label key={key} lang={lang}>
                    <input
                      type="checkbox"
                      name="versions"
                      value={key}
                      defaultChecked={chosen(key)}
                    />
                    {label}
                  </label>
                ))}
              </div>
            ))}
            {versions.length > mostVersions && (
              <p className="muted">{t("bible.versions.limit", { most: mostVersions })}</p>
            )}
            <p className="choices">
              <button name="multi" value="1" className="strong">
                {t("bible.versions.apply")}
              </button>
              {columns.length > 1 && (
                <button name="multi" value="0">
                  {t("bible.versions.single")}
                </button>
              )}
            </p>
          </fieldset>
        </SettingsForm>
      )}
    </>
  );
}
