import { mediumTypes } from "~/urls";
import type { Site } from "../../../server/request/context.ts";

interface Wanted {
  movid: number;
  /** 0 is the album's first. */
  urlid: number;
  /** The medium, by the host's number. */
  type: number | null;
  startSeconds: number;
  /** A page of the list of episodes, from 1. */
  page: number | null;
  /** Beside the channels, not the movies. */
  inChannels?: boolean;
}

/** What the page of an episode shows, wherever it plays; `mine` is the member's own, and null for a visitor. */
export async function playing(
  site: Site,
  { movid, urlid, type, startSeconds, page: list, inChannels = false }: Wanted,
) {
  // A visitor who saves data hears first, and may still choose to watch.
  const wantsAudio =
    type === mediumTypes.audio || (site.preferences.lite && type !== mediumTypes.video);
  const page = await site.pages.movie.player(movid, urlid, wantsAudio, { page: list, inChannels });
  site.countsAs(page.audio ? "vodmp3" : "vodmp4", page.episode.urlid);
  const mine = site.signedIn()
    ? await site.pages.member.ofEpisode(movid, page.episode.urlid, page.audio)
    : null;
  return { ...page, mine, startSeconds };
}
