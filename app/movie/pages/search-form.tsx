import type { LoaderFunctionArgs } from "@remix-run/node";
import { goOnChosen } from "~/forms/answer-form";
import { backTo, typedWords } from "~/forms/search";
import { siteOf } from "~/site.server";
import { homeUrl, inLanguage, searchUrl, readQuery, moviePages } from "~/urls";

/** Where the search form lands: words lead to their result page, an empty box back to where it was. */
export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const { language } = site.preferences;
  const { kw, type } = readQuery(args.request, moviePages.searchForm);
  const keywords = typedWords(kw);
  if (keywords === "") {
    const back = backTo(args.request.headers.get("referer"), site.origin) ?? homeUrl();
    return goOnChosen(site, inLanguage(back, language));
  }
  site.cookies.addSearch(keywords);
  const target = searchUrl(keywords, type === 2 || type === 3 ? type : 1);
  return goOnChosen(site, inLanguage(target, language));
}
