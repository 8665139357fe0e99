import type { ChannelDetail, ChannelPage } from "../../../server/upstreams/channel/model.ts";
import { Chips } from "~/ui/album-list";
import { useT } from "~/ui/site-data";
import { channelPageUrls, pagesOf, pageTitle } from "./pages";

interface Props {
  channel: ChannelDetail;
  current: ChannelPage;
  /** The parts of a channel that names none. */
  others?: ChannelPage[];
}

/** The channel's own menu; none where there is nothing to choose. */
export function ChannelMenu({ channel, current, others = ["index", current] }: Props) {
  const t = useT();
  const pages = pagesOf(channel, others);
  if (pages.length < 2) return null;
  const chips = pages.map((page) => ({
    key: page,
    to: channelPageUrls[page](channel.id),
    label: pageTitle(t, channel, page),
    current: page === current,
  }));
  return <Chips label={t("channel.menu", { name: channel.title })} chips={chips} />;
}
