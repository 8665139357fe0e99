import type { MetaDescriptor } from "@remix-run/react";
import { translator } from "~/i18n/translator";
import { biblesUrl, chapterUrl, type Language } from "~/urls";
import { pageMeta } from "~/ui/page-meta";
import type { SiteData } from "~/ui/site-data";
import { breadcrumbs, type StructuredData } from "~/ui/structured-data";
import { versesIn, type ChapterPage } from "./chapter-page";

type Matches = Parameters<typeof pageMeta>[0];
type T = ReturnType<typeof translator>;

/** The words of the page's language, where only its data is at hand. */
export function wordsOf(matches: Matches): T {
  const root = matches.find((match) => match?.id === "root")?.data as SiteData | undefined;
  return translator(root?.language ?? ("zh-CN" satisfies Language));
}

/** A chapter has one address for search engines, however many ways there are to read it. */
export function chapterMeta(matches: Matches, page: ChapterPage): MetaDescriptor[] {
  const t = wordsOf(matches);
  const { place, columns, seo } = page;
  const name = t("bible.reference", place);
  const column = columns.find(({ state }) => state === "here");
  const first = column === undefined ? [] : versesIn(column);
  return pageMeta(matches, {
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
  });
}

function chapterData(t: T, { place, columns }: ChapterPage): StructuredData {
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
