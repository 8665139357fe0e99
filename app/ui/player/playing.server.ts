import { numberQuery } from "~/params";
import { mediumTypes } from "~/urls";
import type { Site } from "../../../server/request/context.ts";

/** What the page of an episode shows, wherever it plays; `mine` is the member's own, and null for a visitor. */
export async function playing(site: Site, request: Request, movid: number, urlid: number) {
  const type = numberQuery(request, "type");
  // A visitor who saves data hears first, and may still choose to watch.
  const wantsAudio =
    type === mediumTypes.audio || (site.preferences.lite && type !== mediumTypes.video);
  const page = await site.pages.movie.player(movid, urlid, wantsAudio);
  site.countsAs(page.audio ? "vodmp3" : "vodmp4", page.episode.urlid);
  const mine = site.signedIn()
    ? await site.pages.member.ofEpisode(movid, page.episode.urlid, page.audio)
    : null;
  return { ...page, mine, startSeconds: numberQuery(request, "t") ?? 0 };
}
