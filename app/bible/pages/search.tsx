import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { searchWords } from "~/forms/search";
import { pageParam } from "~/params";
import { siteOf } from "~/site.server";
import { bibleStyles } from "../styles/bible-styles";
import { BookCounts, Hits } from "../parts/hits";
import { BibleSearchForm } from "../parts/search-form";
import { pageMeta } from "~/ui/page-meta";
import { Pager } from "~/ui/pager";
import { useT } from "~/ui/site-data";
import { bibleSearchUrl, chapterUrl, inLanguage } from "~/urls";

export const links = bibleStyles;

export const meta = pageMeta<typeof loader>(({ found, words, type, page, named }, t) => ({
  seo: found?.seo,
  title: t("bible.search.title", { kw: words }),
  canonical: bibleSearchUrl(words, type, page, named),
  unlisted: true,
}));

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const { search, lang = "0", type: rawType, page: rawPage } = args.params;
  const words = searchWords(search);
  // Odd numbers count as 0, and no words find nothing (docs/rules.md, bible 9).
  const type = pageParam(rawType) ?? 0;
  const page = pageParam(rawPage) ?? 0;
  // A place is gone to, however it was asked for.
  const place = page === 0 && type === 0 ? await site.pages.bible.reference(words) : null;
  if (place !== null) {
    const versions = lang === "0" ? [] : lang.split(",");
    const to = chapterUrl(place.volume, place.chapter, { versions, verses: place.verses });
    throw redirect(inLanguage(to, site.preferences.language), 303);
  }
  const found = words === "" ? null : await site.pages.bible.search(words, lang, type, page);
  const named = lang === "0" ? [] : (found?.chosen ?? []);
  return { words, type, page, named, found };
}

export default function BibleSearch() {
  const t = useT();
  const { words, type, page, named, found } = useLoaderData<typeof loader>();
  const book = found?.counts.find(({ volume }) => volume + 100 === type)?.book;
  const to = (number: number) => bibleSearchUrl(words, type, number - 1, named);
  const none = found !== null && found.hits.length === 0 && !found.total;
  return (
    <div className="wrap bible-page">
      <h1 dir="auto">
        {words === "" ? t("bible.search.label") : t("bible.search.title", { kw: words })}
      </h1>
      <BibleSearchForm key={`${words} ${type}`} words={words} type={type} book={book} />
      {found === null ? (
        <p className="help">{t("bible.search.empty")}</p>
      ) : (
        <>
          <p className={none ? "help" : "muted number count"}>
            {found.failed
              ? t("bible.search.failed")
              : none
                ? t("bible.search.notFound", { kw: words })
                : found.total !== null && t("bible.search.count", { count: found.total })}
          </p>
          <BookCounts found={found} words={words} type={type} named={named} />
          <Hits found={found} words={words} />
          <Pager page={page + 1} pages={found.pages} to={to} />
        </>
      )}
    </div>
  );
}
