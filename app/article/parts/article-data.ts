import type { MetaDescriptor } from "@remix-run/react";
import { articleFeedUrl, articlesUrl, articleUrl } from "~/urls";
import { pageMeta } from "~/ui/page-meta";
import { articleData, breadcrumbs } from "~/ui/structured-data";
import { trailOf, type ArticlePageData } from "./article-page";
import type { FeedPageData } from "./feed-page";
import { excerptOf } from "~/ui/reading/text";
import { wordsOf } from "~/ui/reading/words-of";

type Matches = Parameters<typeof pageMeta>[0];

/** What the head of an article says. */
export function articleMeta(matches: Matches, page: ArticlePageData): MetaDescriptor[] {
  const t = wordsOf(matches);
  const { article, seo } = page;
  const { id, title, html, thumb, at, channel } = article;
  const url = articleUrl(id);
  const description = article.intro || excerptOf(html);
  return pageMeta(matches, {
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
        author: channel && { type: "Organization", name: channel.name || channel.username },
        publisher: t("site.name"),
      }),
      breadcrumbs([...trailOf(page, t("article.title")), { name: title, url }]),
    ],
  });
}

/** What the head of a channel's feed says. */
export function feedMeta(matches: Matches, feed: FeedPageData): MetaDescriptor[] {
  const t = wordsOf(matches);
  const { name, page, username, channel, seo } = feed;
  return pageMeta(matches, {
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
  });
}
