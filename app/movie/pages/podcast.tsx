import type { LoaderFunctionArgs } from "@remix-run/node";
import { idParam } from "~/params";
import { podcastFeed } from "../podcast.server";
import { siteOf } from "~/site.server";
import { podcastType } from "~/urls";

/** The album's audio as an RSS feed. */
export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const movid = idParam(args.params["movid"]) ?? (await site.notFound());
  const feed = await site.pages.podcast.feed(movid);
  return new Response(podcastFeed(feed, site), {
    headers: { "Content-Type": `${podcastType}; charset=utf-8` },
  });
}
