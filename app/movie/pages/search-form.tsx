import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { backTo, typedWords } from "~/forms/search";
import { siteOf } from "~/site.server";
import { homeUrl, inLanguage, searchUrl, readQuery, moviePages } from "~/urls";

/** Where the search form lands: words lead to their result page, an empty box back to where it was. */
export async function loader(args: LoaderFunctionArgs) {
  const { cookies, preferences, origin } = await siteOf(args);
  const { kw, type } = readQuery(args.request, moviePages.searchForm);
  const keywords = typedWords(kw);
  if (keywords === "") {
    const back = backTo(args.request.headers.get("referer"), origin) ?? homeUrl();
    return redirect(inLanguage(back, preferences.language), 303);
  }
  const target = searchUrl(keywords, type === 2 || type === 3 ? type : 1);
  return redirect(inLanguage(target, preferences.language), {
    status: 303,
    headers: { "Set-Cookie": cookies.searched(keywords) },
  });
}
