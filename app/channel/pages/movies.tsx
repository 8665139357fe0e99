import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { idParam } from "~/params";
import { siteOf } from "~/site.server";
import { channelStyles } from "../styles/channel-styles";
import { MovieGrid } from "~/ui/grids";
import { ChannelList, channelListMeta } from "../parts/channel-list";
import { channelPages, readQuery } from "~/urls";

export const links = channelStyles;
export const meta = channelListMeta("movie");

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const id = idParam(args.params["id"]) ?? (await site.notFound());
  const page = readQuery(args.request, channelPages.channelMovies).page ?? 0;
  return { ...(await site.pages.channel.movies(id, page)), page };
}

export default function ChannelMovies() {
  const list = useLoaderData<typeof loader>();
  return (
    <ChannelList list="movie" of={list}>
      <MovieGrid movies={list.items} channel={list.channel.id} heading="h2" eager />
    </ChannelList>
  );
}
