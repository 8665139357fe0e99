import type { LoaderFunctionArgs } from "@remix-run/node";
import { goOnChosen } from "~/forms/answer-form";
import { backTo, typedWords } from "~/forms/search";
import { siteOf } from "~/site.server";
import { biblesUrl, bibleSearchUrl, chapterUrl, inLanguage, readQuery, biblePages } from "~/urls";

/** Where the Bible's search form lands: a passage leads to itself, words to their result page, an empty box back to where it was. */
export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const { kw, type } = readQuery(args.request, biblePages.bibleSearchForm);
  const words = typedWords(kw);
  const { language } = site.preferences;
  if (words === "") {
    const back = backTo(args.request.headers.get("referer"), site.origin) ?? biblesUrl();
    return goOnChosen(site, inLanguage(back, language));
  }
  site.cookies.addSearch(words);
  const place = await site.pages.bible.reference(words);
  const to =
    place === null
      ? bibleSearchUrl(words, type ?? 0)
      : chapterUrl(place.volume, place.chapter, place) + verseHash(place.verses);
  return goOnChosen(site, inLanguage(to, language));
}

/** The browser goes to the first of the verses by itself. */
const verseHash = (verses: string | null) =>
  verses === null ? "" : `#v${verses.replace(/-.*/, "")}`;
