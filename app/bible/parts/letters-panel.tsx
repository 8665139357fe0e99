import { useT } from "~/ui/site-data";
import { SettingsForm } from "./settings-form";
import { fonts, type Look } from "./use-look";

/** The size of the letters and the colour of the paper. */
export function LettersPanel({ look }: { look: Look }) {
  const t = useT();
  const colors = t("bible.letters.colors", { returnObjects: true });
  return (
    <>
      <SettingsForm onSubmit={look.take}>
        <fieldset>
          <legend>{t("bible.letters.font")}</legend>
          <div className="choices number">
            {fonts.map((font) => (
              <button key={font} name="font" value={font} aria-pressed={font === look.font}>
                {font}
              </button>
            ))}
          </div>
        </fieldset>
      </SettingsForm>
      <SettingsForm onSubmit={look.take}>
        <fieldset>
          <legend>{t("bible.letters.color")}</legend>
          <div className="choices papers">
            {colors.map((name, color) => (
              <button key={name} name="color" value={color} aria-pressed={color === look.color}>
                <span className="swatch" aria-hidden="true" />
                {name}
              </button>
            ))}
          </div>
        </fieldset>
      </SettingsForm>
    </>
  );
}
