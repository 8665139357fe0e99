import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { backTo, typedWords } from "~/forms/search";
import { siteOf } from "~/site.server";
import { channelSearchTypes } from "../parts/search-types";
import { channelSearchUrl, channelsUrl, inLanguage, readQuery, channelPages } from "~/urls";

/** Where the search form of the channels lands: words lead to their result page, an empty box back to where it was. */
export async function loader(args: LoaderFunctionArgs) {
  const { cookies, preferences, origin } = await siteOf(args);
  const query = readQuery(args.request, channelPages.channelSearchForm);
  const words = typedWords(query.kw);
  if (words === "") {
    const back = backTo(args.request.headers.get("referer"), origin) ?? channelsUrl();
    return redirect(inLanguage(back, preferences.language), 303);
  }
  const type = channelSearchTypes.find((one) => one === query.type) ?? 1;
  return redirect(inLanguage(channelSearchUrl(words, type), preferences.language), {
    status: 303,
    headers: { "Set-Cookie": cookies.searched(words) },
  });
}
