import { pageKinds, type Pages } from "./page.ts";
import { press } from "./press.ts";
import { mediumTypes, pathSegment, type PlayerOptions } from "./parts.ts";
import { number, typed } from "./query.ts";

/** How an album list is ordered and drawn. */
export type ListOrder = "hot" | "time";
export type ListStyle = "album" | "list";

export const homeUrl = () => "/";
export const albumUrl = (movid: number, page?: number) =>
  `/content/view/movid/${movid}${page === undefined ? "" : `?page=${page}`}`;

/** The album's audio as a podcast feed. */
export const podcastUrl = (movid: number) => `/content/view/movid/${movid}/podcast.xml`;
export const podcastType = "application/rss+xml";
/** An address that stays with an episode's audio, wherever its file lies; podcast apps want it to end like one. */
export const audioUrl = (movid: number, urlid: number) => `/html/${movid}/${urlid}.mp3`;
/** The album's audio as a list for the background player. */
export const playlistUrl = (movid: number) => `/content/view/movid/${movid}/playlist.json`;
/** The episode an audio address is of; null for any other address. */
export function episodeOfAudio(url: string): { movid: number; urlid: number } | null {
  const [, movid, urlid] = /^\/html\/(\d+)\/(\d+)\.mp3$/.exec(url) ?? [];
  return movid === undefined ? null : { movid: Number(movid), urlid: Number(urlid) };
}
/** The page on which the audio of an address, an episode's or a chapter's, can be seen. */
export function pageOfAudio(url: string): string {
  const episode = episodeOfAudio(url);
  if (episode === null) return url.replace(/\.mp3$/, ".html");
  return playerUrl(episode.movid, episode.urlid, { medium: "audio" });
}

export function playerUrl(movid: number, urlid: number, options: PlayerOptions = {}): string {
  const query = [
    ...(options.startSeconds ? [`t=${options.startSeconds}`] : []),
    ...(options.medium ? [`type=${mediumTypes[options.medium]}`] : []),
    ...(options.page ? [`page=${options.page}`] : []),
  ];
  return `/html/${movid}/${urlid}.html${query.length > 0 ? `?${query.join("&")}` : ""}`;
}

export interface AlbumListOptions {
  page?: number;
  order?: ListOrder;
  style?: ListStyle;
}
export function albumsUrl(categoryId = 0, options: AlbumListOptions = {}): string {
  const { page = 0, order = "hot", style = "album" } = options;
  if (style !== "album") return `/content/index.html/${categoryId}/${page}/${order}/${style}`;
  if (order !== "hot") return `/content/index.html/${categoryId}/${page}/${order}`;
  if (page !== 0) return `/content/index.html/${categoryId}/${page}`;
  return categoryId === 0 ? "/content/index.html" : `/content/index.html/${categoryId}`;
}

export function categoryUrl(id: number, options: Omit<AlbumListOptions, "style"> = {}): string {
  const { page = 0, order = "hot" } = options;
  if (order !== "hot") return `/content/category/id/${id}/page/${page}/order/${order}`;
  return page === 0 ? `/content/category/id/${id}` : `/content/category/id/${id}/page/${page}`;
}

/** The list pages from 1. */
export const authorsUrl = (page = 1) =>
  page === 1 ? "/movies/authors" : `/movies/authors?page=${page}`;
export const authorUrl = (id: number, page = 0) =>
  page === 0 ? `/movies/authors/${id}/index.html` : `/movies/authors/${id}/page/${page}/index.html`;
export const hotUrl = () => "/content/hot";
export const latestUrl = () => "/content/update";
export const publishedUrl = () => "/content/publish";
export const recommendedUrl = () => "/content/recommend";
export const topicUrl = (id: number) => `/movies/topics/${id}`;
export const reportUrl = (movid: number, urlid: number) => `/report/${movid}/${urlid}`;

/** Where the search form goes; the answer is a redirect to `searchUrl`. */
export const searchFormUrl = () => "/search";
export function searchUrl(keywords: string, type = 1, page = 0): string {
  const base = `/search/${pathSegment(keywords)}/${type}`;
  return page === 0 ? base : `${base}/${page}`;
}

const { screen, data, form } = pageKinds;

/** Sites of old had them with and without `index.php`. */
const categoryPaths = Object.fromEntries(
  ["", "index.php/"].flatMap((prefix) =>
    Object.entries({
      "content/category/id/:id": "/content/category/id/205",
      "content/category/id/:id/index.html": "/content/category/id/205/index.html",
      "content/category/id/:id/page/:page": "/content/category/id/205/page/1",
      "content/category/id/:id/page/:page/index.html": "/content/category/id/205/page/1/index.html",
      "content/category/id/:id/page/:page/order/:order?":
        "/content/category/id/205/page/1/order/time",
    }).map(([path, example]) => [prefix + path, `/${prefix}${example.slice(1)}`]),
  ),
);

export const moviePages = {
  home: {
    ...screen,
    module: "home",
    paths: {
      "": "/",
      "index.html": "/index.html",
      movies: "/movies",
      "movies/index.html": "/movies/index.html",
    },
    pool: "home",
    url: homeUrl,
  },
  album: {
    ...screen,
    module: "album",
    paths: {
      "content/view/movid/:movid": "/content/view/movid/1001",
      "content/view/movid/:movid/index.html": "/content/view/movid/1001/index.html",
    },
    query: { page: number, press },
    pool: "albums",
    url: albumUrl,
  },
  albums: {
    ...screen,
    module: "albums",
    paths: {
      "content/index.html/:cid?/:page?/:order?/:style?": "/content/index.html/205/1/time/list",
    },
    url: albumsUrl,
  },
  authors: {
    ...screen,
    module: "authors",
    paths: {
      "movies/authors": "/movies/authors",
      "movies/authors/index.html": "/movies/authors/index.html",
    },
    query: { page: number },
    url: authorsUrl,
  },
  author: {
    ...screen,
    module: "author",
    paths: {
      "movies/authors/:id/index.html": "/movies/authors/3/index.html",
      "movies/authors/:id": "/movies/authors/3",
      "movies/authors/:id/page/:page/index.html": "/movies/authors/3/page/0/index.html",
      "authors/:id/page/:page/index.html": "/authors/3/page/0/index.html",
    },
    url: authorUrl,
  },
  category: { ...screen, module: "category", paths: categoryPaths, url: categoryUrl },
  hot: {
    ...screen,
    module: "hot",
    paths: { "content/hot": "/content/hot", "content/hot/index.html": "/content/hot/index.html" },
    url: hotUrl,
  },
  latest: {
    ...screen,
    module: "latest",
    paths: {
      "content/update": "/content/update",
      "content/update/index.html": "/content/update/index.html",
    },
    url: latestUrl,
  },
  published: {
    ...screen,
    module: "published",
    paths: {
      "content/publish": "/content/publish",
      "content/publish/index.html": "/content/publish/index.html",
    },
    url: publishedUrl,
  },
  recommended: {
    ...screen,
    module: "recommended",
    paths: {
      "content/recommend": "/content/recommend",
      "content/recommend/index.html": "/content/recommend/index.html",
    },
    url: recommendedUrl,
  },
  search: {
    ...screen,
    module: "search",
    paths: { "search/:kw/:type?/:page?": "/search/恩典/1/1" },
    url: searchUrl,
  },
  searchForm: {
    ...form,
    module: "search-form",
    paths: { search: "/search" },
    query: { kw: typed, type: number },
    url: searchFormUrl,
  },
  topic: {
    ...screen,
    module: "topic",
    paths: {
      "movies/topics/:id": "/movies/topics/1",
      "movies/topics/:id/index.html": "/movies/topics/1/index.html",
    },
    url: topicUrl,
  },
  report: {
    ...screen,
    module: "report",
    paths: { "report/:movid/:urlid": "/report/1001/10001" },
    listed: false,
    url: reportUrl,
  },
  player: {
    ...screen,
    module: "player",
    paths: { "html/:movid/:urlid.html": "/html/1001/10001.html" },
    query: { t: number, type: number, page: number },
    pool: "albums",
    url: playerUrl,
  },
  podcast: {
    ...data,
    module: "podcast",
    paths: { "content/view/movid/:movid/podcast.xml": "/content/view/movid/1001/podcast.xml" },
    pool: "albums",
    url: podcastUrl,
  },
  audio: {
    ...data,
    module: "audio",
    paths: { "html/:movid/:urlid.mp3": "/html/1001/10001.mp3" },
    pool: "albums",
    url: audioUrl,
  },
  playlist: {
    ...data,
    module: "playlist",
    paths: { "content/view/movid/:movid/playlist.json": "/content/view/movid/1001/playlist.json" },
    pool: "albums",
    url: playlistUrl,
  },
} satisfies Pages;
