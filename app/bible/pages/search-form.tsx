import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { typedWords } from "~/forms/search";
import { siteOf } from "~/site.server";
import { biblesUrl, bibleSearchUrl, chapterUrl, inLanguage, readQuery, biblePages } from "~/urls";

/** Where the Bible's search form lands: a passage leads to itself, words to their result page. */
export async function loader(args: LoaderFunctionArgs) {
  const { pages, preferences } = await siteOf(args);
  const { kw, type } = readQuery(args.request, biblePages.bibleSearchForm);
  const words = typedWords(kw);
  const place = words === "" ? null : await pages.bible.reference(words);
  const to =
    words === ""
      ? biblesUrl()
      : place === null
        ? bibleSearchUrl(words, type ?? 0)
        : chapterUrl(place.volume, place.chapter, place) + verseHash(place.verses);
  return redirect(inLanguage(to, preferences.language), 303);
}

/** The browser goes to the first of the verses by itself. */
const verseHash = (verses: string | null) =>
  verses === null ? "" : `#v${verses.replace(/-.*/, "")}`;
