import { channelsUrl, channelUrl } from "~/urls";
import type { Seo } from "../../../server/upstreams/movie/model.ts";
import type { ChannelDetail } from "../../../server/upstreams/channel/model.ts";
import type { PageHead, Words } from "~/ui/page-meta";
import { breadcrumbs, organization } from "~/ui/structured-data";

/** The head of a channel's own page. */
export function channelHead(t: Words, channel: ChannelDetail, seo: Seo | null): PageHead {
  return {
    seo,
    title: channel.title,
    description: channel.intro,
    canonical: channelUrl(channel.id),
    image: channel.thumb,
    data: [
      organization({ ...channel, url: channelUrl(channel.id) }),
      breadcrumbs(trail(t, channel)),
    ],
  };
}

/** The channels, and one of them. */
export function trail(t: Words, { id, title }: Pick<ChannelDetail, "id" | "title">) {
  return [
    { name: t("channel.title"), url: channelsUrl() },
    { name: title, url: channelUrl(id) },
  ];
}
