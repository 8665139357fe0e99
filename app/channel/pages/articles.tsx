import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { idParam } from "~/params";
import { siteOf } from "~/site.server";
import { channelStyles } from "../styles/channel-styles";
import { ArticleList } from "../parts/articles";
import { ChannelList, channelListMeta } from "../parts/channel-list";
import { channelPages, readQuery } from "~/urls";

export const links = channelStyles;
export const meta = channelListMeta("yuedu");

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const id = idParam(args.params["id"]) ?? (await site.notFound());
  const page = readQuery(args.request, channelPages.channelArticles).page ?? 0;
  return { ...(await site.pages.channel.articles(id, page)), page };
}

export default function ChannelArticles() {
  const list = useLoaderData<typeof loader>();
  return (
    <ChannelList list="yuedu" of={list}>
      <ArticleList articles={list.items} heading="h2" />
    </ChannelList>
  );
}
