import type { FormAnswer } from "~/forms/read-form";
import { articleFeedUrl, articlesUrl } from "~/urls";
import type { Site } from "../../../server/request/context.ts";
import { Comments } from "~/community/parts/comments";
import { Day } from "~/ui/day";
import { Picture } from "~/ui/picture";
import { useSite, useT } from "~/ui/site-data";
import { SiteLink } from "~/ui/site-link";
import type { Words } from "~/ui/page-meta";
import { ArticleBar } from "./article-bar";
import { ChannelMenu } from "./channel-menu";
import { EntryRows } from "./entries";
import { LikeForm } from "./like-form";
import { ReadingText } from "~/ui/reading/reading-text";
import { minutesToRead } from "~/ui/reading/text";
import { Trail } from "~/ui/reading/trail";

type Pages = Site["pages"];
export interface ArticlePageData extends Awaited<ReturnType<Pages["reading"]["article"]>> {
  comments: Awaited<ReturnType<Pages["community"]["comments"]>>;
}

/** One article, what people say about it, and more of its channel. */
export function ArticlePage({
  page,
  answer,
}: {
  page: ArticlePageData;
  answer?: FormAnswer | undefined;
}) {
  const t = useT();
  const { language } = useSite();
  const { article, more, days, day, channels, comments } = page;
  const { id, title, html, channel, at, likes, liked, thumb } = article;
  return (
    <div className="wrap sided late">
      <div>
        <ArticleBar days={days} current={day} />
        <article className="text">
          <Trail steps={trailOf(page, t)} />
          <h1 dir="auto">{title}</h1>
          <p className="facts muted number">
            {channel !== null && channel.username !== "" && (
              <SiteLink to={articleFeedUrl(channel.username)}>
                {channel.name || t("article.column")}
              </SiteLink>
            )}
            {at !== null && <Day at={at} />}
            {html !== "" && (
              <span>{t("article.minutes", { count: minutesToRead(html, language) })}</span>
            )}
            {comments.total !== null && comments.total > 0 && (
              <a href="#comments">{t("article.comments", { count: comments.total })}</a>
            )}
          </p>
          {thumb !== null && !html.includes("<img") && (
            <Picture
              src={thumb}
              width={640}
              height={360}
              sizes="(min-width: 760px) 684px, 100vw"
              eager
            />
          )}
          {html === "" ? <p className="help">{t("article.empty")}</p> : <ReadingText html={html} />}
          <LikeForm id={id} likes={likes} liked={liked} answer={answer} />
        </article>
        {more.length > 0 && (
          <section className="shelf text" aria-labelledby="more">
            <div className="shelf-head">
              <h2 id="more">{t("article.more", { name: channel?.name || t("article.column") })}</h2>
            </div>
            <EntryRows entries={more} />
          </section>
        )}
        <Comments kind="article" id={id} list={comments} />
      </div>
      <ChannelMenu channels={channels} current={channel?.username} />
    </div>
  );
}

/** The steps down to an article. */
export function trailOf({ article: { channel } }: Pick<ArticlePageData, "article">, t: Words) {
  return [
    { name: t("article.title"), url: articlesUrl() },
    ...(channel !== null && channel.username !== ""
      ? [{ name: channel.name || t("article.column"), url: articleFeedUrl(channel.username) }]
      : []),
  ];
}
