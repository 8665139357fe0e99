import type { ReactNode } from "react";
import { biblesUrl, commentaryUrl } from "~/urls";
import { useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";
import { LettersPanel } from "./letters-panel";
import { ListenPanel } from "./listen-panel";
import { samePage, type ChapterPage } from "./chapter-page";
import { SharePanel } from "./share-panel";
import type { Look } from "./use-look";
import { BooksButton } from "./book-side";
import { FullScreen } from "./full-screen";
import { VersionsPanel } from "./versions-panel";

/** One quiet line; each word opens what it names. */
export function ReaderTools({ page, look }: { page: ChapterPage; look: Look }) {
  const t = useT();
  const { place, audio } = page;
  // A panel stays open while its own page changes, and closes with the chapter.
  const key = `${place.volume} ${place.chapter}`;
  return (
    <div key={key} className="reader-tools" role="group" aria-label={t("bible.read.tools")}>
      <BooksButton />
      <Tool name={t("bible.read.chapters")}>
        <Chapters page={page} />
      </Tool>
      <Tool name={t("bible.versions.title")}>
        <VersionsPanel page={page} />
      </Tool>
      <Tool name={t("bible.letters.title")}>
        <LettersPanel look={look} />
      </Tool>
      <Tool name={t("bible.commentary.title")}>
        <Commentaries page={page} />
      </Tool>
      {audio !== null && (
        <details className="tool listen">
          <summary>{t("bible.listen.title")}</summary>
          <ListenPanel page={page} audio={audio} />
        </details>
      )}
      <Tool name={t("bible.share.title")}>
        <SharePanel page={page} />
      </Tool>
      <FullScreen />
    </div>
  );
}

function Tool({ name, children }: { name: string; children: ReactNode }) {
  return (
    // One at a time, as they open in the same place.
    <details className="tool" name="tools" data-menu>
      <summary>{name}</summary>
      <div className="panel">{children}</div>
    </details>
  );
}

function Chapters({ page }: { page: ChapterPage }) {
  const t = useT();
  const { chapters, place } = page;
  return (
    <>
      <ChapterNumbers
        chapters={chapters}
        current={place.chapter}
        to={(chapter) => samePage(page, { volume: place.volume, chapter })}
      />
      <p>
        <SiteLink to={biblesUrl()}>{t("bible.read.books")}</SiteLink>
      </p>
    </>
  );
}

interface NumbersProps {
  chapters: number;
  current?: number;
  to: (chapter: number) => string;
}

/** Every chapter of a book, as its number. */
export function ChapterNumbers({ chapters, current, to }: NumbersProps) {
  return (
    <p className="chapter-numbers">
      {Array.from({ length: chapters }, (_, index) => (
        <SiteLink
          key={index}
          to={to(index + 1)}
          aria-current={index + 1 === current ? "page" : undefined}
        >
          {index + 1}
        </SiteLink>
      ))}
    </p>
  );
}

function Commentaries({ page }: { page: ChapterPage }) {
  const t = useT();
  const { place, commentaries, sid, named, verses } = page;
  if (commentaries === null) return <p className="muted">{t("bible.commentary.listFailed")}</p>;
  if (commentaries.length === 0) return <p className="muted">{t("bible.commentary.none")}</p>;
  return (
    <ul className="choices">
      {commentaries.map((one) => (
        <li key={one.sid}>
          <SiteLink
            to={commentaryUrl(place.volume, place.chapter, one.sid, { versions: named, verses })}
            aria-current={one.sid === sid ? "true" : undefined}
          >
            {one.title}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
