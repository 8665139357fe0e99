import { useSite, useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";
import { inVersions, rowsOf, verseRange, type Column, type ChapterPage } from "./chapter-page";

/** The text, verse by verse; the same verse of several versions stands in one row. */
export function Verses({ page, columns }: { page: ChapterPage; columns: Column[] }) {
  const t = useT();
  const { language } = useSite();
  const range = verseRange(page.verses);
  const marked = (number: number) => range !== null && number >= range[0] && number <= range[1];
  const several = columns.length > 1;
  const langOf = ({ lang }: Column) => (lang === language ? undefined : lang);
  if (columns.length === 0) return null;
  return (
    <div className="verses" data-columns={columns.length}>
      {several && (
        <div className="row labels">
          {columns.map((column) => (
            <p key={column.key}>{column.label}</p>
          ))}
        </div>
      )}
      {rowsOf(columns).map(({ number, texts }) => (
        <div key={number} className="row" id={`v${number}`}>
          {columns.map((column, index) => (
            <p
              key={column.key}
              lang={langOf(column)}
              data-label={several ? column.label : undefined}
            >
              {texts[index] !== "" && (
                <>
                  <sup>{number}</sup>
                  {marked(number) ? <mark>{texts[index]}</mark> : texts[index]}
                </>
              )}
            </p>
          ))}
        </div>
      ))}
      {!several && columns[0] !== undefined && (
        <p className="source">
          <span className="hidden">{t("bible.versions.title")} </span>
          {columns[0].label}
        </p>
      )}
    </div>
  );
}

/** What the versions chosen cannot show, and where else the chapter may be read. */
export function Absent({ page }: { page: ChapterPage }) {
  const t = useT();
  const { columns, versions, leftOut, mostVersions } = page;
  const absent = columns.filter(({ state }) => state !== "here");
  if (leftOut.length > 0) {
    return (
      <div className="absent" role="note">
        <p>{t("bible.versions.limit", { most: mostVersions })}</p>
        <p className="facts">
          <span>{t("bible.versions.leftOut")}</span>
          {leftOut.map(({ key, label, lang }) => (
            <SiteLink key={key} to={inVersions(page, [key])} lang={lang}>
              {label}
            </SiteLink>
          ))}
        </p>
      </div>
    );
  }
  if (absent.length === 0) return null;
  const others = versions.filter(({ key }) => !columns.some((column) => column.key === key));
  return (
    <div className="absent" role="note">
      {absent.map(({ key, label, state }) => (
        <p key={key}>
          {t(state === "missing" ? "bible.read.missing" : "bible.read.failed", { version: label })}
        </p>
      ))}
      {absent.length === columns.length && <p>{t("bible.read.nothing")}</p>}
      {others.length > 0 && (
        <p className="facts">
          <span>{t("bible.read.others")}</span>
          {others.map(({ key, label, lang }) => (
            <SiteLink key={key} to={inVersions(page, [key])} lang={lang}>
              {label}
            </SiteLink>
          ))}
        </p>
      )}
    </div>
  );
}
