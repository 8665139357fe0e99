import type { LoaderFunctionArgs } from "@remix-run/node";
import { idParam } from "~/params";
import { siteOf } from "~/site.server";
import type { Playlist } from "~/ui/listening/playlist";
import { audioUrl } from "~/urls";

/** The album's audio for the background player: all its episodes, in the order of its podcast. */
export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const movid = idParam(args.params["movid"]) ?? (await site.notFound());
  const { album, episodes } = await site.pages.podcast.feed(movid);
  return Response.json({
    title: album.title,
    artist: album.speaker.name,
    picture: album.thumb,
    items: episodes.map(({ urlid, title }) => ({
      urlid: String(urlid),
      title,
      url: audioUrl(movid, urlid),
    })),
  } satisfies Playlist);
}
