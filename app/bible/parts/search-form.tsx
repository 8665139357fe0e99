import { defaultLanguage, bibleSearchFormUrl } from "~/urls";
import { Icon } from "~/ui/icons";
import { useSite, useT } from "~/ui/site-data";

/** The type groups in their order, numbered from 1 (docs/rules.md, bible 10). */
const groupNames = [
  "new",
  "old",
  "moxi",
  "history",
  "poem",
  "big",
  "small",
  "four",
  "church",
  "paul",
  "other",
  "revelation",
] as const;

interface Props {
  words?: string;
  /** 0 is all, 1 to 12 a group, 101 to 166 a book. */
  type?: number;
  /** The book it is, where `type` says one. */
  book?: string | undefined;
}

/** A plain GET form; a place leads to its passage, words to their hits. */
export function BibleSearchForm({ words, type = 0, book }: Props) {
  const t = useT();
  const { language } = useSite();
  return (
    <form
      className="bible-search"
      role="search"
      aria-label={t("bible.search.label")}
      action={bibleSearchFormUrl()}
    >
      <input
        name="kw"
        type="search"
        maxLength={100}
        defaultValue={words}
        placeholder={t("bible.search.placeholder")}
        aria-label={t("bible.search.label")}
        autoComplete="off"
        enterKeyHint="search"
      />
      <select name="type" defaultValue={type} aria-label={t("bible.search.scope")}>
        <option value={0}>{t("bible.search.all")}</option>
        {book !== undefined && <option value={type}>{book}</option>}
        {groupNames.map((name, index) => (
          <option key={name} value={index + 1}>
            {t(`bible.group.${name}`)}
          </option>
        ))}
      </select>
      {language !== defaultLanguage && <input type="hidden" name="lang" value={language} />}
      <button className="button primary" aria-label={t("bible.search.submit")}>
        <Icon name="search" />
      </button>
    </form>
  );
}
