import { pageKinds, type Pages } from "./page.ts";
import { press } from "./press.ts";
import { mediumTypes, pageQuery, pathSegment, queryOf, type PlayerOptions } from "./parts.ts";
import { id, number, typed } from "./query.ts";

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
  { medium, startSeconds, page, channel }: ChannelPlayerOptions = {},
): string {
  const query = queryOf({
    t: startSeconds ? `${startSeconds}` : undefined,
    type: medium && `${mediumTypes[medium]}`,
    page: page ? `${page}` : undefined,
    channel: channel ? `${channel}` : undefined,
  });
  const path = `/channels/movie-player/${movid}`;
  return `${path}${urlid === 0 ? "" : `/${urlid}`}.html${query}`;
}

const { screen, form } = pageKinds;

export const channelPages = {
  channels: {
    ...screen,
    module: "all",
    paths: {
      "channels/all.html": "/channels/all.html",
      channels: "/channels",
      "channels/index.html": "/channels/index.html",
    },
    url: channelsUrl,
  },
  channel: {
    ...screen,
    module: "detail",
    paths: { "channels/detail/:id.html": "/channels/detail/1.html" },
    query: { comments: number, press },
    url: channelUrl,
  },
  channelMovies: {
    ...screen,
    module: "movies",
    paths: { "channels/movies/:id.html": "/channels/movies/1.html" },
    query: { page: number },
    url: channelMoviesUrl,
  },
  channelAuthors: {
    ...screen,
    module: "authors",
    paths: {
      "channels/authors/:id/index.html": "/channels/authors/1/index.html",
      "channels/authors/:id/pages/:page.html": "/channels/authors/1/pages/0.html",
    },
    url: channelAuthorsUrl,
  },
  channelArticles: {
    ...screen,
    module: "articles",
    paths: { "channels/articles/:id.html": "/channels/articles/1.html" },
    query: { page: number },
    url: channelArticlesUrl,
  },
  channelSearchForm: {
    ...form,
    module: "search-form",
    paths: { "channels/search": "/channels/search" },
    query: { kw: typed, type: number },
    url: channelSearchFormUrl,
  },
  channelSearch: {
    ...screen,
    module: "search",
    paths: { "channels/search/:kw/:type?/:page?": "/channels/search/光/3/0" },
    url: channelSearchUrl,
  },
  channelPlayer: {
    ...screen,
    module: "movie-player",
    paths: {
      "channels/movie-player/:id.html": "/channels/movie-player/1001.html",
      "channels/movie-player/:id/:url.html": "/channels/movie-player/1001/10001.html",
      "channels/movie-player/:id": "/channels/movie-player/1001",
    },
    query: { t: number, type: number, page: number, channel: id },
    url: channelPlayerUrl,
  },
} satisfies Pages;
