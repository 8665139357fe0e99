import { useT } from "~/ui/site-data";
import { inVersions, type ChapterPage } from "./chapter-page";
import { SettingsForm } from "./settings-form";

/** One version by one press, or several beside each other. */
export function VersionsPanel({ page }: { page: ChapterPage }) {
  const t = useT();
  const { columns, versions } = page;
  const chosen = (key: string) => columns.some((column) => column.key === key);
  // An address that names its versions would not show the ones now chosen.
  const redirectTo = inVersions(page);
  return (
    <>
      <SettingsForm redirectTo={redirectTo}>
        <fieldset>
          <legend>{t("bible.versions.one")}</legend>
          <div className="choices">
            {versions.map(({ key, label, lang }) => (
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
        </fieldset>
      </SettingsForm>
      {versions.length > 1 && (
        <SettingsForm redirectTo={redirectTo}>
          <fieldset>
            <legend>{t("bible.versions.several")}</legend>
            <div className="choices">
              {versions.map(({ key, label, lang }) => (
                <label key={key} lang={lang}>
                  <input type="checkbox" name="versions" value={key} defaultChecked={chosen(key)} />
                  {label}
                </label>
              ))}
            </div>
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
