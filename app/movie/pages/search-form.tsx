import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { backTo, typedWords } from "~/forms/search";
import { siteOf } from "~/site.server";
import { homeUrl, inLanguage, searchUrl } from "~/urls";

/** Where the search form lands: words lead to their result page, an empty box back to where it was. */
export async function loader(args: LoaderFunctionArgs) {
  const { cookies, preferences, origin } = await siteOf(args);
  const query = new URL(args.request.url).searchParams;
  const keywords = typedWords(query.get("kw"));
  const type = Number(query.get("type"));
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
