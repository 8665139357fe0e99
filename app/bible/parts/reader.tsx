import { useActionData, useLoaderData } from "@remix-run/react";
import { biblesUrl } from "~/urls";
import { Icon } from "~/ui/icons";
import { useHref, useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";
import type { loadChapter, markChapter } from "../chapter-page.server";
import { BookSide } from "./book-side";
import { useOffline } from "./use-offline";
import { Commentary } from "./commentary";
import { ChapterMarks } from "./marks";
import { samePage, type ChapterPage } from "./chapter-page";
import { useLeavingFullScreen } from "./full-screen";
import { ReaderTools } from "./tools";
import { useArrows } from "./use-arrows";
import { useLastPlace } from "./use-last-place";
import { useLook } from "./use-look";
import { Absent, Verses } from "./verses";

/** A chapter, and nothing but its text until something else is asked for: a commentary beside it, for instance. */
export function Reader() {
  const page = useLoaderData<typeof loadChapter>();
  const answer = useActionData<typeof markChapter>();
  const t = useT();
  const href = useHref();
  const { place, columns, commentary, sid, previous, next } = page;
  const look = useLook(page);
  useLastPlace(place);
  useOffline();
  useLeavingFullScreen();
  useArrows(previous && href(samePage(page, previous)), next && href(samePage(page, next)));
  const here = columns.filter(({ state }) => state === "here");
  const text = (
    <div className="chapter">
      <Absent page={page} />
      <Verses page={page} columns={here} />
    </div>
  );
  const reader = (
    <div
      className="wrap reader"
      data-font={look.font}
      data-color={look.color}
      data-wide={here.length > 1 || sid !== null ? "" : undefined}
    >
      <header className="reader-head">
        <p>
          <SiteLink to={biblesUrl()}>{t("bible.title")}</SiteLink>
        </p>
        <h1>
          {place.book} <span className="number">{place.chapter}</span>
        </h1>
      </header>
      <ReaderTools page={page} look={look} />
      {sid !== null && (
        <p className="jump">
          <a href="#commentary">{t("bible.commentary.jump")}</a>
        </p>
      )}
      {sid === null ? (
        text
      ) : (
        <div className="beside">
          {text}
          <Commentary page={page} commentary={commentary} />
        </div>
      )}
      <Neighbours page={page} />
      <ChapterMarks key={`${place.volume} ${place.chapter}`} page={page} answer={answer} />
    </div>
  );
  return (
    <div className="bible-reading">
      {reader}
      <BookSide key={`books ${place.volume} ${place.chapter}`} page={page} />
    </div>
  );
}

/** On to the next chapter, over the edge of a book too. */
function Neighbours({ page }: { page: ChapterPage }) {
  const t = useT();
  const { previous, next } = page;
  return (
    <nav className="neighbours" aria-label={t("bible.read.neighbours")}>
      {previous !== null && (
        <SiteLink to={samePage(page, previous)} rel="prev">
          <Icon name="left" />
          <span>
            <small>{t("bible.read.previous")}</small>
            {t("bible.reference", { ...previous })}
          </span>
        </SiteLink>
      )}
      {next !== null && (
        <SiteLink to={samePage(page, next)} rel="next">
          <span>
            <small>{t("bible.read.next")}</small>
            {t("bible.reference", { ...next })}
          </span>
          <Icon name="right" />
        </SiteLink>
      )}
    </nav>
  );
}
