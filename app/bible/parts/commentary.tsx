import { chapterUrl } from "~/urls";
import { useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";
import type { ChapterPage } from "./chapter-page";

interface Props {
  page: ChapterPage;
  /** Null where it cannot be had. */
  commentary: ChapterPage["commentary"];
}

/** Beside the text on a wide screen, below it on a narrow one. */
export function Commentary({ page, commentary }: Props) {
  const t = useT();
  const { place, named, verses, sid, commentaries } = page;
  const title =
    commentary?.title ||
    commentaries?.find((one) => one.sid === sid)?.title ||
    t("bible.commentary.title");
  return (
    <aside className="commentary" id="commentary" aria-labelledby="commentary-title">
      <h2 id="commentary-title">{title}</h2>
      <p>
        <SiteLink to={chapterUrl(place.volume, place.chapter, { versions: named, verses })}>
          {t("bible.commentary.close")}
        </SiteLink>
      </p>
      {commentary === null || commentary.html === "" ? (
        <p className="help">
          {t(commentary === null ? "bible.commentary.failed" : "bible.commentary.empty")}
        </p>
      ) : (
        // Sanitised where it came in (server/http/heavy/html.ts).
        <div className="prose" dir="auto" dangerouslySetInnerHTML={{ __html: commentary.html }} />
      )}
    </aside>
  );
}
