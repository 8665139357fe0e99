import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { searchWords } from "~/forms/search";
import { siteOf } from "~/site.server";
import { homeUrl, inLanguage, localPath, searchUrl } from "~/urls";

/** Where the search form lands: words lead to their result page, an empty box back to where it was. */
export async function loader(args: LoaderFunctionArgs) {
  const { cookies, preferences, origin } = await siteOf(args);
  const query = new URL(args.request.url).searchParams;
  const typed = searchWords(query.get("kw"));
  // A path cannot carry these two: every browser takes them for steps upwards.
  const keywords = typed === "." || typed === ".." ? "" : typed;
  const type = Number(query.get("type"));
  if (keywords === "") {
    const back = backTo(args.request.headers.get("referer"), origin);
    return redirect(inLanguage(back, preferences.language), 303);
  }
  const target = searchUrl(keywords, type === 2 || type === 3 ? type : 1);
  return redirect(inLanguage(target, preferences.language), {
    status: 303,
    headers: { "Set-Cookie": cookies.searched(keywords) },
  });
}

function backTo(referer: string | null, origin: string): string {
  const from = URL.parse(referer ?? "");
  return from?.origin === origin ? localPath(from.pathname + from.search) : homeUrl();
}
