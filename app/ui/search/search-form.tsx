import { useRef } from "react";
import { defaultLanguage } from "~/urls";
import { Icon } from "../icons";
import { SearchPanel } from "./search-panel";
import { useSearchPlace } from "./search-place";
import { useClosedPanel } from "./use-closed-panel";
import { useSite, useT } from "../site-data";

interface Props {
  /** Where it stands: two forms on one page need two ids and two names. */
  place: "bar" | "page";
  keywords?: string;
  type?: number;
}

/** A plain GET form; the answer is a redirect to the result page. */
export function SearchForm({ place, keywords, type: given }: Props) {
  const t = useT();
  const { language } = useSite();
  const { form, label, placeholder, type: current } = useSearchPlace();
  const type = given ?? current;
  const id = `search-${place}`;
  const box = useRef<HTMLInputElement>(null);
  const panel = useClosedPanel(box);
  return (
    <form
      className="search"
      role="search"
      aria-label={t(place === "bar" ? "search.label" : "search.here")}
      action={form}
      {...panel}
    >
      <label className="hidden" htmlFor={id}>
        {t(label)}
      </label>
      <input
        ref={box}
        id={id}
        name="kw"
        type="search"
        maxLength={100}
        defaultValue={keywords}
        placeholder={t(place === "bar" ? label : placeholder)}
        autoComplete="off"
        enterKeyHint="search"
      />
      <input type="hidden" name="type" value={type} />
      {language !== defaultLanguage && <input type="hidden" name="lang" value={language} />}
      <button type="submit" aria-label={t("search.submit")}>
        <Icon name="search" />
      </button>
      {place === "bar" && <SearchPanel type={type} />}
    </form>
  );
}
