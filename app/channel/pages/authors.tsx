import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { idParam, pageParam } from "~/params";
import { siteOf } from "~/site.server";
import { channelStyles } from "../styles/channel-styles";
import { SpeakerList } from "~/ui/speakers";
import { ChannelListHead, NothingListed } from "../parts/channel-head";
import { channelListMeta } from "../parts/channel-meta";
import { Pager } from "~/ui/pager";
import { useT } from "~/ui/site-data";
import { channelAuthorsUrl } from "~/urls";

export const links = channelStyles;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return [];
  const { channel, page, seo } = data;
  return channelListMeta(matches, channel, "speaker", channelAuthorsUrl(channel.id, page), seo);
};

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const id = idParam(args.params["id"]) ?? (await site.notFound());
  const page = pageParam(args.params["page"]) ?? (await site.notFound());
  return { ...(await site.pages.channel.artists(id, page)), page };
}

export default function ChannelAuthors() {
  const t = useT();
  const { channel, items, total, page, pages } = useLoaderData<typeof loader>();
  return (
    <div className="wrap">
      <ChannelListHead channel={channel} page="speaker" total={total} />
      {items.length === 0 ? (
        <NothingListed id={channel.id} words={t("channel.noSpeakers")} />
      ) : (
        <SpeakerList speakers={items} />
      )}
      <Pager
        page={page + 1}
        pages={pages}
        to={(number) => channelAuthorsUrl(channel.id, number - 1)}
      />
    </div>
  );
}
