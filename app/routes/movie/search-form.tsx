import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { siteOf } from "~/site.server";
import { homeUrl, inLanguage, localPath, searchUrl } from "~/urls";

/** Where the search form lands: words lead to their result page, an empty box back to where it was. */
export async function loader(args: LoaderFunctionArgs) {
  const { preferences, origin } = await siteOf(args);
  const query = new URL(args.request.url).searchParams;
  const keywords = (query.get("kw") ?? "").trim().slice(0, 100);
  const type = Number(query.get("type"));
  const target =
    keywords === ""
      ? backTo(args.request.headers.get("referer"), origin)
      : searchUrl(keywords, type === 2 || type === 3 ? type : 1);
  return redirect(inLanguage(target, preferences.language), 303);
}

function backTo(referer: string | null, origin: string): string {
  const from = URL.parse(referer ?? "");
  return from?.origin === origin ? localPath(from.pathname + from.search) : homeUrl();
}
