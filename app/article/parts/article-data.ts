import { articleFeedUrl, articlesUrl, articleUrl } from "~/urls";
import type { PageHead, Words } from "~/ui/page-meta";
import { articleData, breadcrumbs } from "~/ui/structured-data";
import { trailOf, type ArticlePageData } from "./article-page";
import type { FeedPageData } from "./feed-page";
import { excerptOf } from "~/ui/reading/text";

/** What the head of an article says. */
export function articleHead(t: Words, page: ArticlePageData): PageHead {
  const { article, seo } = page;
  const { id, title, html, thumb, at, channel } = article;
  const url = articleUrl(id);
  const description = article.intro || excerptOf(html);
  return {
    seo,
    title,
    description,
    canonical: url,
    image: thumb,
    data: [
      articleData({
        ...{ title, description, url },
        image: thumb,
        publishedAt: at,
        author: channel?.name ? { type: "Organization", name: channel.name } : null,
        publisher: t("site.name"),
      }),
      breadcrumbs([...trailOf(page, t), { name: title, url }]),
    ],
  };
}

/** What the head of a channel's feed says. */
export function feedHead(t: Words, feed: FeedPageData): PageHead {
  const { page, username, channel, seo } = feed;
  const name = feed.name || t("article.column");
  return {
    seo,
    title: page === 0 ? name : t("article.pageOf", { name, page: page + 1 }),
    description: channel?.intro ?? "",
    canonical: articleFeedUrl(username, page),
    image: channel?.logo ?? null,
    data: [
      breadcrumbs([
        { name: t("article.title"), url: articlesUrl() },
        { name, url: articleFeedUrl(username) },
      ]),
    ],
  };
}
