import { articleFeedUrl, articlesUrl } from "~/urls";
import type { Site } from "../../../server/request/context.ts";
import { Pager } from "~/ui/pager";
import { Picture } from "~/ui/picture";
import { useT } from "~/ui/site-data";
import { ArticleBar } from "./article-bar";
import { ChannelMenu } from "./channel-menu";
import { EntryRows } from "./entries";
import { Trail } from "~/ui/reading/trail";

export interface FeedPageData extends Awaited<ReturnType<Site["pages"]["reading"]["feed"]>> {
  /** Counts from 0. */
  page: number;
}

/** A channel and its articles, newest first. */
export function FeedPage({ feed }: { feed: FeedPageData }) {
  const t = useT();
  const { username, channel, channels, days, entries, page, pages } = feed;
  const name = feed.name || t("article.column");
  return (
    <div className="wrap sided">
      <ChannelMenu channels={channels} current={username} />
      <div>
        <ArticleBar days={days} current={null} />
        <Trail steps={[{ name: t("article.title"), url: articlesUrl() }]} />
        <header className="feed-head">
          <Picture src={channel?.logo ?? null} width={72} height={72} sizes="72px" eager />
          <div>
            <h1 dir="auto">{name}</h1>
            {channel !== null && channel.intro !== "" && (
              <p className="muted" dir="auto">
                {channel.intro}
              </p>
            )}
          </div>
        </header>
        {entries.length === 0 ? (
          <p className="help">{t("article.noArticles")}</p>
        ) : (
          <EntryRows entries={entries} heading="h2" eager />
        )}
        <Pager
          page={page + 1}
          pages={pages}
          to={(number) => articleFeedUrl(username, number - 1)}
        />
      </div>
    </div>
  );
}
