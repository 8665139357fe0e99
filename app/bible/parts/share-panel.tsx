import { useEffect, useState } from "react";
import { defaultLanguage, chapterUrl, inLanguage } from "~/urls";
import { useHref, useSite, useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";
import { samePage, verseRange, versesIn, type ChapterPage } from "./chapter-page";

/** A passage to hand on: chosen by a plain form, as a link, and with scripts as a quotation. */
export function SharePanel({ page }: { page: ChapterPage }) {
  const t = useT();
  const { language, origin } = useSite();
  const href = useHref();
  const [said, say] = useState("");
  const [hydrated, hydrate] = useState(false);
  useEffect(() => hydrate(true), []);
  const { place, columns, verses } = page;
  const versions = columns.map(({ key }) => key);
  const link = chapterUrl(place.volume, place.chapter, { versions, verses });
  const copy = (text: string) => {
    navigator.clipboard.writeText(text).then(
      () => say(t("bible.share.copied")),
      () => say(t("bible.share.failed")),
    );
  };
  return (
    <>
      {/* The address of this very page, less its query, which the form writes. */}
      <form action={samePage(page, place)} className="pick">
        <label htmlFor="pick-verses">{t("bible.share.verses")}</label>
        <input
          id="pick-verses"
          name="v"
          required
          pattern="[0-9]{1,3}(-[0-9]{1,3})?"
          maxLength={7}
          defaultValue={verses ?? ""}
          aria-describedby="pick-help"
        />
        {language !== defaultLanguage && <input type="hidden" name="lang" value={language} />}
        <button>{t("bible.share.show")}</button>
        <span id="pick-help" className="muted">
          {t("bible.share.versesHelp")}
        </span>
      </form>
      <p className="facts">
        <a href={href(link)}>{t("bible.share.link")}</a>
        {verses !== null && (
          <SiteLink to={samePage(page, place)}>{t("bible.share.whole")}</SiteLink>
        )}
      </p>
      <p className="choices" hidden={!hydrated}>
        <button type="button" onClick={() => copy(quotation(t, page))}>
          {t("bible.share.copy")}
        </button>
        <button type="button" onClick={() => copy(origin + inLanguage(link, language))}>
          {t("bible.share.copyLink")}
        </button>
      </p>
      <p role="status" className="form-note">
        {said}
      </p>
    </>
  );
}

/** The verses chosen, or the whole chapter, in every version shown, each with reference and version. */
function quotation(t: ReturnType<typeof useT>, page: ChapterPage): string {
  const { place, columns, verses } = page;
  const [from, to] = verseRange(verses) ?? [1, Infinity];
  const reference =
    verses === null
      ? t("bible.reference", place)
      : t("bible.referenceVerses", { ...place, verses });
  return columns
    .filter(({ state }) => state === "here")
    .map((column) => {
      const chosen = versesIn(column).filter(({ number }) => number >= from && number <= to);
      const text =
        chosen.length === 1
          ? (chosen[0]?.text ?? "")
          : chosen.map(({ number, text }) => `${number} ${text}`).join("\n");
      return t("bible.quotation", { text, reference, version: column.label });
    })
    .join("\n\n");
}
