import type { ReactNode } from "react";
import { pageMeta } from "~/ui/page-meta";
import { Pager } from "~/ui/pager";
import { useT } from "~/ui/site-data";
import { breadcrumbs } from "~/ui/structured-data";
import { channelArticlesUrl, channelAuthorsUrl, channelMoviesUrl } from "~/urls";
import type { ChannelDetail } from "../../../server/upstreams/channel/model.ts";
import type { Seo } from "../../../server/upstreams/movie/model.ts";
import { ChannelListHead, NothingListed } from "./channel-head";
import { trail } from "./channel-meta";
import { pageTitle } from "./pages";

const lists = {
  movie: { url: channelMoviesUrl, empty: "channel.noMovies" },
  speaker: { url: channelAuthorsUrl, empty: "channel.noSpeakers" },
  yuedu: { url: channelArticlesUrl, empty: "channel.noArticles" },
} as const;
type ListName = keyof typeof lists;

interface List {
  channel: ChannelDetail;
  /** 0-based. */
  page: number;
  seo: Seo | null;
}

export const channelListMeta = (list: ListName) =>
  pageMeta<() => Promise<List>>(({ channel, page, seo }, t) => {
    const what = pageTitle(t, channel, list);
    const canonical = lists[list].url(channel.id, page);
    return {
      seo,
      title: `${what} - ${channel.title}`,
      description: channel.intro,
      canonical,
      image: channel.thumb,
      data: [breadcrumbs([...trail(t, channel), { name: what, url: canonical }])],
    };
  });

interface Props {
  list: ListName;
  of: List & { items: unknown[]; total: number | null; pages: number };
  /** The items, where there are any. */
  children: ReactNode;
}

/** One page of one of a channel's lists. */
export function ChannelList({ list, of, children }: Props) {
  const t = useT();
  const { channel, items, page, pages, total } = of;
  const { url, empty } = lists[list];
  return (
    <div className="wrap">
      <ChannelListHead channel={channel} page={list} total={total} />
      {items.length === 0 ? <NothingListed id={channel.id} words={t(empty)} /> : children}
      <Pager page={page + 1} pages={pages} to={(number) => url(channel.id, number - 1)} />
    </div>
  );
}
