import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { idParam } from "~/params";
import { siteOf } from "~/site.server";
import { channelStyles } from "../styles/channel-styles";
import { ArticleList } from "../parts/articles";
import { ChannelListHead, NothingListed } from "../parts/channel-head";
import { channelListMeta } from "../parts/channel-meta";
import { Pager } from "~/ui/pager";
import { useT } from "~/ui/site-data";
import { channelArticlesUrl, readQuery, channelPages } from "~/urls";

export const links = channelStyles;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return [];
  const { channel, page, seo } = data;
  return channelListMeta(matches, channel, "yuedu", channelArticlesUrl(channel.id, page), seo);
};

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const id = idParam(args.params["id"]) ?? (await site.notFound());
  const page = readQuery(args.request, channelPages.channelArticles).page ?? 0;
  return { ...(await site.pages.channel.articles(id, page)), page };
}

export default function ChannelArticles() {
  const t = useT();
  const { channel, items, total, page, pages } = useLoaderData<typeof loader>();
  return (
    <div className="wrap">
      <ChannelListHead channel={channel} page="yuedu" total={total} />
      {items.length === 0 ? (
        <NothingListed id={channel.id} words={t("channel.noArticles")} />
      ) : (
        <ArticleList articles={items} heading="h2" />
      )}
      <Pager
        page={page + 1}
        pages={pages}
        to={(number) => channelArticlesUrl(channel.id, number - 1)}
      />
    </div>
  );
}
