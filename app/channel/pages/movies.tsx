import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { idParam } from "~/params";
import { siteOf } from "~/site.server";
import { channelStyles } from "../styles/channel-styles";
import { MovieGrid } from "~/ui/grids";
import { ChannelListHead, NothingListed } from "../parts/channel-head";
import { channelListMeta } from "../parts/channel-meta";
import { Pager } from "~/ui/pager";
import { useT } from "~/ui/site-data";
import { channelMoviesUrl, readQuery, channelPages } from "~/urls";

export const links = channelStyles;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return [];
  const { channel, page, seo } = data;
  return channelListMeta(matches, channel, "movie", channelMoviesUrl(channel.id, page), seo);
};

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const id = idParam(args.params["id"]) ?? (await site.notFound());
  const page = readQuery(args.request, channelPages.channelMovies).page ?? 0;
  return { ...(await site.pages.channel.movies(id, page)), page };
}

export default function ChannelMovies() {
  const t = useT();
  const { channel, items, total, page, pages } = useLoaderData<typeof loader>();
  return (
    <div className="wrap">
      <ChannelListHead channel={channel} page="movie" total={total} />
      {items.length === 0 ? (
        <NothingListed id={channel.id} words={t("channel.noMovies")} />
      ) : (
        <MovieGrid movies={items} channel={channel.id} heading="h2" eager />
      )}
      <Pager
        page={page + 1}
        pages={pages}
        to={(number) => channelMoviesUrl(channel.id, number - 1)}
      />
    </div>
  );
}
