import type { useT } from "~/ui/site-data";
import { channelArticlesUrl, channelAuthorsUrl, channelMoviesUrl, channelUrl } from "~/urls";
import type { ChannelDetail, ChannelPage } from "../../../server/upstreams/channel/model.ts";

/** Shorts, comments and related channels have no page of their own: they are parts of the channel's. */
export const shortsAnchor = "shorts";
export const kinAnchor = "kin";

/** Where each part of a channel is. */
export const channelPageUrls: Record<ChannelPage, (id: number) => string> = {
  index: channelUrl,
  movie: channelMoviesUrl,
  microvideo: (id) => `${channelUrl(id)}#${shortsAnchor}`,
  speaker: channelAuthorsUrl,
  yuedu: channelArticlesUrl,
  comment: (id) => `${channelUrl(id)}#comments`,
  likes: (id) => `${channelUrl(id)}#${kinAnchor}`,
};

/** A part as the channel calls it, or as we do. */
export function pageTitle(
  t: ReturnType<typeof useT>,
  { menus }: Pick<ChannelDetail, "menus">,
  page: ChannelPage,
): string {
  return menus.find((menu) => menu.page === page)?.title || t(`channel.pages.${page}`);
}

/** The parts a channel names, each once; for one that names none, those in `others`. */
export function pagesOf({ menus }: Pick<ChannelDetail, "menus">, others: ChannelPage[]) {
  return menus.length > 0 ? [...new Set(menus.map(({ page }) => page))] : others;
}
