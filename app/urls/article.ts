import { pageKinds, type Pages } from "./page.ts";
import { press } from "./press.ts";
import { pageQuery, pathSegment, queryOf } from "./parts.ts";
import { day, number } from "./query.ts";

/** `day` is one of the last seven, YYYY-MM-DD. */
export const articlesUrl = (day?: string) => "/articles" + queryOf({ day });
export const articleUrl = (id: number) => `/articles/${id}/index.html`;
/** The articles of one channel; pages count from 0. */
export const articleFeedUrl = (username: string, page = 0) =>
  `/articles/${pathSegment(username)}/index.html${pageQuery(page)}`;

export const articlePages = {
  articles: {
    ...pageKinds.screen,
    module: "days",
    paths: { articles: "/articles", "articles/index.html": "/articles/index.html" },
    query: { day },
    url: articlesUrl,
  },
  article: {
    ...pageKinds.screen,
    module: "article",
    // The article's own number would go with its day; a name opens a channel.
    paths: { "articles/:id/index.html": "/articles/ttlx/index.html" },
    query: { page: number, comments: number, press },
    url: articleUrl,
  },
} satisfies Pages;
