import { useLocation } from "@remix-run/react";
import {
  bibleSearchFormUrl,
  bibleSearchUrl,
  channelSearchFormUrl,
  channelSearchUrl,
  searchFormUrl,
  searchUrl,
} from "~/urls";
import { searchesChannels } from "./searched-section";

const inMovies = {
  form: searchFormUrl(),
  results: searchUrl,
  label: "search.label",
  placeholder: "search.placeholder",
} as const;
const inChannels = {
  form: channelSearchFormUrl(),
  results: channelSearchUrl,
  label: "channel.search.label",
  placeholder: "channel.search.placeholder",
} as const;

/** A place leads to its passage, words to their hits; nobody counts what is hot in the Bible. */
const inBible = {
  form: bibleSearchFormUrl(),
  results: bibleSearchUrl,
  label: "bible.search.label",
  placeholder: "bible.search.placeholder",
} as const;

/** What a search on this page searches: the Bible on its pages, channels beside live rooms and shorts, else movies. */
export function useSearchPlace() {
  const { pathname } = useLocation();
  if (/^\/bibles(-search)?(\/|$)/.test(pathname)) return { ...inBible, type: 0, hot: false };
  const place = searchesChannels(pathname) ? inChannels : inMovies;
  // What is searched on a page of hits goes on being searched; anywhere else the first kind is.
  const type = /^(?:\/channels)?\/search\/[^/]+\/([1-4])(?:\/|$)/.exec(pathname)?.[1];
  return { ...place, type: Number(type ?? 1), hot: true };
}
