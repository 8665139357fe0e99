import type { LoaderFunctionArgs } from "@remix-run/node";
import { goOnChosen } from "~/forms/answer-form";
import { backTo, typedWords } from "~/forms/search";
import { siteOf } from "~/site.server";
import { channelSearchTypes } from "../parts/search-types";
import { channelSearchUrl, channelsUrl, inLanguage, readQuery, channelPages } from "~/urls";

/** Where the search form of the channels lands: words lead to their result page, an empty box back to where it was. */
export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const { language } = site.preferences;
  const query = readQuery(args.request, channelPages.channelSearchForm);
  const words = typedWords(query.kw);
  if (words === "") {
    const back = backTo(args.request.headers.get("referer"), site.origin) ?? channelsUrl();
    return goOnChosen(site, inLanguage(back, language));
  }
  // A hot word comes without a type.
  const type =
    query.type === null
      ? await site.pages.channel.kindFor(words)
      : (channelSearchTypes.find((one) => one === query.type) ?? 1);
  site.cookies.addSearch(words);
  return goOnChosen(site, inLanguage(channelSearchUrl(words, type), language));
}
