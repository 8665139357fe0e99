import { mediumTypes, pageQuery, pathSegment, queryOf, type PlayerOptions } from "./parts.ts";

/** Builders of live rooms, shorts, channels, comments, articles and books; read them through `../urls.ts`. */

/** `type` 0 is every kind of room. */
export const livesUrl = (type = 0) => "/lives" + queryOf({ type: type ? `${type}` : undefined });
export const liveUrl = (id: number) => `/lives/${id}/index.html`;
/** The next start of a room, for a calendar. */
export const liveCalendarUrl = (id: number) => `/lives/${id}/next.ics`;

export interface ShortOptions {
  /** Without it, all tags. */
  tag?: string;
  /** Without it, one by chance. */
  id?: number;
}
export const shortsUrl = ({ tag, id }: ShortOptions = {}) =>
  "/shorts/index.html" + queryOf({ tag: tag || undefined, id: id ? `${id}` : undefined });

export const channelsUrl = () => "/channels/all.html";
export const channelUrl = (id: number) => `/channels/detail/${id}.html`;
/** The lists of a channel count their pages from 0. */
export const channelMoviesUrl = (id: number, page = 0) =>
  `/channels/movies/${id}.html${pageQuery(page)}`;
export const channelAuthorsUrl = (id: number, page = 0) =>
  page === 0 ? `/channels/authors/${id}/index.html` : `/channels/authors/${id}/pages/${page}.html`;
export const channelArticlesUrl = (id: number, page = 0) =>
  `/channels/articles/${id}.html${pageQuery(page)}`;
export const channelSearchFormUrl = () => "/channels/search";
/** `type` 1 is channels, 2 albums, 3 shorts, 4 articles. */
export const channelSearchUrl = (words: string, type = 1, page = 0) =>
  `/channels/search/${pathSegment(words)}/${type}${page === 0 ? "" : `/${page}`}`;
export interface ChannelPlayerOptions extends PlayerOptions {
  /** Which channel the visitor came from. */
  channel?: number | undefined;
}
/** An episode of a channel's album; 0 is the album's first. */
export function channelPlayerUrl(
  movid: number,
  urlid = 0,
  { medium, startSeconds, channel }: ChannelPlayerOptions = {},
): string {
  const query = queryOf({
    t: startSeconds ? `${startSeconds}` : undefined,
    type: medium && `${mediumTypes[medium]}`,
    channel: channel ? `${channel}` : undefined,
  });
  const path = `/channels/movie-player/${movid}`;
  return `${path}${urlid === 0 ? "" : `/${urlid}`}.html${query}`;
}
/** Comments on something, to read and to write. */
export const commentKinds = ["live", "channel", "article"] as const;
export type CommentKind = (typeof commentKinds)[number];
export const commentUrl = (kind: CommentKind, id: number) => `/comment/${kind}/${id}`;
/** What comments are about. */
export const commentedUrl = (kind: CommentKind, id: number) =>
  ({ live: liveUrl, channel: channelUrl, article: articleUrl })[kind](id);
/** `day` is one of the last seven, YYYY-MM-DD. */
export const articlesUrl = (day?: string) => "/articles" + queryOf({ day });
export const articleUrl = (id: number) => `/articles/${id}/index.html`;
/** The articles of one channel; pages count from 0. */
export const articleFeedUrl = (username: string, page = 0) =>
  `/articles/${pathSegment(username)}/index.html${pageQuery(page)}`;
export const gospelUrl = () => "/gospel";
export const gospelCategoryUrl = (id: number, page = 0) =>
  `/gospel/categories/${id}/index.html${pageQuery(page)}`;
/** A book, or one of its articles. */
export const bookUrl = (id: number, article = 0) =>
  `/gospel/view/${id}/index.html${queryOf({ article: article ? `${article}` : undefined })}`;
