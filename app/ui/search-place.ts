import { useLocation } from "@remix-run/react";
import { channelSearchFormUrl, channelSearchUrl, searchFormUrl, searchUrl } from "~/urls";

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
export function useSearchPlace(): typeof inMovies | typeof inChannels {
  const { pathname } = useLocation();
  return /^\/(lives|shorts|channels)(\/|$)/.test(pathname) ? inChannels : inMovies;
}
