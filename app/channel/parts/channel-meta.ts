import type { MetaDescriptor } from "@remix-run/react";
import { translator } from "~/i18n/translator";
import { channelsUrl, channelUrl, type Language } from "~/urls";
import type { Seo } from "../../../server/upstreams/movie/model.ts";
import type { ChannelDetail, ChannelPage } from "../../../server/upstreams/channel/model.ts";
import { pageMeta } from "~/ui/page-meta";
import type { SiteData } from "~/ui/site-data";
import { breadcrumbs, organization } from "~/ui/structured-data";
import { pageTitle } from "./pages";

type Matches = Parameters<typeof pageMeta>[0];

/** The words of the page's language, where only its data is at hand. */
export function wordsOf(matches: Matches) {
  const root = matches.find((match) => match?.id === "root")?.data as SiteData | undefined;
  return translator(root?.language ?? ("zh-CN" satisfies Language));
}

/** The head of a channel's own page. */
export function channelMeta(matches: Matches, channel: ChannelDetail, seo: Seo | null) {
  return pageMeta(matches, {
    seo,
    title: channel.title,
    description: channel.intro,
    canonical: channelUrl(channel.id),
    image: channel.thumb,
    data: [
      organization({ ...channel, url: channelUrl(channel.id) }),
      breadcrumbs(trail(matches, channel)),
    ],
  });
}

/** The head of one of its lists. */
export function channelListMeta(
  matches: Matches,
  channel: ChannelDetail,
  page: ChannelPage,
  canonical: string,
  seo: Seo | null,
): MetaDescriptor[] {
  const what = pageTitle(wordsOf(matches), channel, page);
  return pageMeta(matches, {
    seo,
    title: `${what} - ${channel.title}`,
    description: channel.intro,
    canonical,
    image: channel.thumb,
    data: [breadcrumbs([...trail(matches, channel), { name: what, url: canonical }])],
  });
}

/** The channels, and one of them. */
export function trail(matches: Matches, { id, title }: Pick<ChannelDetail, "id" | "title">) {
  return [
    { name: wordsOf(matches)("channel.title"), url: channelsUrl() },
    { name: title, url: channelUrl(id) },
  ];
}
