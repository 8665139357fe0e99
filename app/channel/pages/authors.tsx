import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { idParam, pageParam } from "~/params";
import { siteOf } from "~/site.server";
import { channelStyles } from "../styles/channel-styles";
import { SpeakerList } from "~/ui/speakers";
import { ChannelList, channelListMeta } from "../parts/channel-list";

export const links = channelStyles;
export const meta = channelListMeta("speaker");

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const id = idParam(args.params["id"]) ?? (await site.notFound());
  const page = pageParam(args.params["page"]) ?? (await site.notFound());
  return { ...(await site.pages.channel.artists(id, page)), page };
}

export default function ChannelAuthors() {
  const list = useLoaderData<typeof loader>();
  return (
    <ChannelList list="speaker" of={list}>
      <SpeakerList speakers={list.items} />
    </ChannelList>
  );
}
