import { biblesUrl, chapterUrl } from "~/urls";
import { pageMeta, type Words } from "~/ui/page-meta";
import { breadcrumbs, type StructuredData } from "~/ui/structured-data";
import type { loadChapter } from "../chapter-page.server";
import { versesIn, type ChapterPage } from "./chapter-page";

/** A chapter has one address for search engines, however many ways there are to read it. */
export const chapterMeta = pageMeta<typeof loadChapter>((page, t) => {
  const { place, columns, seo } = page;
  const name = t("bible.reference", place);
  const column = columns.find(({ state }) => state === "here");
  const first = column === undefined ? [] : versesIn(column);
  return {
    seo,
    title: `${name} - ${t("bible.title")}`,
    description: first
      .slice(0, 3)
      .map(({ text }) => text)
      .join(" ")
      .slice(0, 150),
    canonical: chapterUrl(place.volume, place.chapter),
    data: [
      chapterData(t, page),
      breadcrumbs([
        { name: t("bible.title"), url: biblesUrl() },
        { name: place.book, url: chapterUrl(place.volume, 1) },
        { name, url: chapterUrl(place.volume, place.chapter) },
      ]),
    ],
  };
});

function chapterData(t: Words, { place, columns }: ChapterPage): StructuredData {
  return {
    "@type": "Chapter",
    name: t("bible.reference", place),
    position: place.chapter,
    url: { "@path": chapterUrl(place.volume, place.chapter) },
    inLanguage: [...new Set(columns.map(({ lang }) => lang))],
    isPartOf: {
      "@type": "Book",
      name: place.book,
      position: place.volume,
      url: { "@path": chapterUrl(place.volume, 1) },
      isPartOf: { "@type": "Book", name: t("bible.title"), url: { "@path": biblesUrl() } },
    },
  };
}
