import { useLocation } from "@remix-run/react";
import { channelSearchFormUrl, channelSearchUrl, searchFormUrl, searchUrl } from "~/urls";
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

/** What a search on this page searches: channels beside live rooms, shorts and channels, else the movies. */
export function useSearchPlace() {
  const { pathname } = useLocation();
  const place = searchesChannels(pathname) ? inChannels : inMovies;
  // What is searched on a page of hits goes on being searched; anywhere else the first kind is.
  const type = /^(?:\/channels)?\/search\/[^/]+\/([1-4])(?:\/|$)/.exec(pathname)?.[1];
  return { ...place, type: Number(type ?? 1) };
}
