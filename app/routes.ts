import { index, layout, route, type RouteConfig } from "@remix-run/route-config";
import { article, channel, gospel, live, short, type UrlRow } from "./urls/rows.ts";

export type { UrlRow };

/**
 * The URL table: one row per URL shape, grouped by section; a page's first row is its canonical shape.
 * `example` is an address that must hit its own row; the table test walks them all.
 */

/** Where a page lives. A page of a section still to come answers as the lost lamb. */
export const pageFiles: Record<string, string> = {
  home: "movie/pages/home.tsx",
  album: "movie/pages/album.tsx",
  player: "movie/pages/player.tsx",
  podcast: "movie/pages/podcast.tsx",
  audio: "movie/pages/audio.tsx",
  playlist: "movie/pages/playlist.tsx",
  albums: "movie/pages/albums.tsx",
  authors: "movie/pages/authors.tsx",
  author: "movie/pages/author.tsx",
  category: "movie/pages/category.tsx",
  hot: "movie/pages/hot.tsx",
  latest: "movie/pages/latest.tsx",
  published: "movie/pages/published.tsx",
  topic: "movie/pages/topic.tsx",
  search: "movie/pages/search.tsx",
  report: "movie/pages/report.tsx",
  searchForm: "movie/pages/search-form.tsx",
  login: "account/pages/login.tsx",
  register: "account/pages/register.tsx",
  forgot: "account/pages/forgot.tsx",
  logout: "account/pages/logout.tsx",
  plays: "member/pages/plays.tsx",
  mine: "member/pages/profile.tsx",
  playbacks: "member/pages/playbacks.tsx",
  favorites: "member/pages/favorites.tsx",
  notes: "member/pages/notes.tsx",
  news: "member/pages/news.tsx",
  about: "member/pages/about.tsx",
  suggest: "member/pages/suggest.tsx",
  channels: "channel/pages/all.tsx",
  channel: "channel/pages/detail.tsx",
  channelMovies: "channel/pages/movies.tsx",
  channelAuthors: "channel/pages/authors.tsx",
  channelArticles: "channel/pages/articles.tsx",
  channelSearchForm: "channel/pages/search-form.tsx",
  channelSearch: "channel/pages/search.tsx",
  channelPlayer: "channel/pages/movie-player.tsx",
  bibles: "bible/pages/home.tsx",
  chapter: "bible/pages/chapter.tsx",
  commentary: "bible/pages/commentary.tsx",
  bibleSearchForm: "bible/pages/search-form.tsx",
  bibleSearch: "bible/pages/search.tsx",
  bibleSettings: "bible/pages/settings.tsx",
  chapterAudio: "bible/pages/chapter-audio.tsx",
  biblePlaylist: "bible/pages/playlist.tsx",
  shorts: "short/pages/shorts.tsx",
  myShorts: "member/pages/shorts.tsx",
  gospel: "gospel/pages/home.tsx",
  gospelCategory: "gospel/pages/category.tsx",
  book: "gospel/pages/book.tsx",
  articles: "article/pages/days.tsx",
  article: "article/pages/article.tsx",
  lives: "live/pages/lives.tsx",
  live: "live/pages/live.tsx",
  liveCalendar: "live/pages/calendar.tsx",
  comment: "community/pages/comment.tsx",
  preferences: "shell/pages/preferences.tsx",
  popupAd: "shell/pages/popup-ad.tsx",
  protocols: "shell/pages/protocols.tsx",
  notFound: "shell/pages/not-found.tsx",
};

const movie: UrlRow[] = [
  { page: "home", path: "", example: "/" },
  { page: "home", path: "index.html", example: "/index.html" },
  { page: "home", path: "movies", example: "/movies" },
  { page: "home", path: "movies/index.html", example: "/movies/index.html" },
  { page: "album", path: "content/view/movid/:movid", example: "/content/view/movid/1001" },
  {
    page: "album",
    path: "content/view/movid/:movid/index.html",
    example: "/content/view/movid/1001/index.html",
  },
  {
    page: "albums",
    path: "content/index.html/:cid?/:page?/:order?/:style?",
    example: "/content/index.html/205/1/time/list",
  },
  { page: "authors", path: "movies/authors", example: "/movies/authors" },
  { page: "authors", path: "movies/authors/index.html", example: "/movies/authors/index.html" },
  {
    page: "author",
    path: "movies/authors/:id/index.html",
    example: "/movies/authors/3/index.html",
  },
  { page: "author", path: "movies/authors/:id", example: "/movies/authors/3" },
  {
    page: "author",
    path: "movies/authors/:id/page/:page/index.html",
    example: "/movies/authors/3/page/0/index.html",
  },
  {
    page: "author",
    path: "authors/:id/page/:page/index.html",
    example: "/authors/3/page/0/index.html",
  },
  ...["", "index.php/"].flatMap((prefix) => [
    {
      page: "category",
      path: `${prefix}content/category/id/:id`,
      example: `/${prefix}content/category/id/205`,
    },
    {
      page: "category",
      path: `${prefix}content/category/id/:id/index.html`,
      example: `/${prefix}content/category/id/205/index.html`,
    },
    {
      page: "category",
      path: `${prefix}content/category/id/:id/page/:page`,
      example: `/${prefix}content/category/id/205/page/1`,
    },
    {
      page: "category",
      path: `${prefix}content/category/id/:id/page/:page/index.html`,
      example: `/${prefix}content/category/id/205/page/1/index.html`,
    },
    {
      page: "category",
      path: `${prefix}content/category/id/:id/page/:page/order/:order?`,
      example: `/${prefix}content/category/id/205/page/1/order/time`,
    },
  ]),
  { page: "hot", path: "content/hot", example: "/content/hot" },
  { page: "hot", path: "content/hot/index.html", example: "/content/hot/index.html" },
  { page: "latest", path: "content/update", example: "/content/update" },
  { page: "latest", path: "content/update/index.html", example: "/content/update/index.html" },
  { page: "published", path: "content/publish", example: "/content/publish" },
  { page: "published", path: "content/publish/index.html", example: "/content/publish/index.html" },
  { page: "search", path: "search/:kw/:type?/:page?", example: "/search/恩典/1/1" },
  { page: "searchForm", path: "search", example: "/search" },
  { page: "topic", path: "movies/topics/:id", example: "/movies/topics/1" },
  { page: "topic", path: "movies/topics/:id/index.html", example: "/movies/topics/1/index.html" },
  { page: "report", path: "report/:movid/:urlid", example: "/report/1001/10001" },
  { page: "player", path: "html/:movid/:urlid.html", example: "/html/1001/10001.html" },
  {
    page: "podcast",
    path: "content/view/movid/:movid/podcast.xml",
    example: "/content/view/movid/1001/podcast.xml",
  },
  { page: "audio", path: "html/:movid/:urlid.mp3", example: "/html/1001/10001.mp3" },
  {
    page: "playlist",
    path: "content/view/movid/:movid/playlist.json",
    example: "/content/view/movid/1001/playlist.json",
  },
];

const member: UrlRow[] = [
  { page: "login", path: "login", example: "/login" },
  { page: "register", path: "register", example: "/register" },
  { page: "forgot", path: "forgot", example: "/forgot" },
  { page: "logout", path: "logout", example: "/logout" },
  { page: "plays", path: "plays", example: "/plays" },
  { page: "mine", path: "mine", example: "/mine" },
  { page: "playbacks", path: "mine/playbacks", example: "/mine/playbacks" },
  { page: "favorites", path: "mine/favorites", example: "/mine/favorites" },
  { page: "myShorts", path: "mine/shorts", example: "/mine/shorts" },
  { page: "notes", path: "mine/notes", example: "/mine/notes" },
  { page: "news", path: "mine/news", example: "/mine/news" },
  { page: "about", path: "mine/about", example: "/mine/about" },
  { page: "suggest", path: "mine/suggest", example: "/mine/suggest" },
];

const bible: UrlRow[] = [
  { page: "bibles", path: "bibles", example: "/bibles" },
  { page: "bibles", path: "bibles/index.html", example: "/bibles/index.html" },
  { page: "bibleSettings", path: "bibles/settings", example: "/bibles/settings" },
  {
    page: "chapter",
    path: "bibles/:lang/:volume/:chapter.html",
    example: "/bibles/0/43/3.html",
  },
  {
    page: "commentary",
    path: "bibles/:lang/:volume/:chapter/:sid",
    example: "/bibles/0/43/3/1",
  },
  {
    page: "chapterAudio",
    path: "bibles/:lang/:volume/:chapter.mp3",
    example: "/bibles/0/43/3.mp3",
  },
  {
    page: "biblePlaylist",
    path: "bibles/:lang/playlist.json",
    example: "/bibles/0/playlist.json",
  },
  { page: "bibleSearchForm", path: "bibles-search", example: "/bibles-search" },
  {
    page: "bibleSearch",
    path: "bibles-search/:search/:lang?/:type?/:page?",
    example: "/bibles-search/神爱/0/0/0",
  },
];

const shell: UrlRow[] = [
  { page: "comment", path: "comment/:kind/:id", example: "/comment/channel/1" },
  { page: "preferences", path: "preferences", example: "/preferences" },
  { page: "popupAd", path: "popup-ad", example: "/popup-ad" },
  { page: "protocols", path: "protocols.html", example: "/protocols.html" },
  { page: "notFound", path: "404", example: "/404" },
  { page: "notFound", path: "*", example: "/no/such/page" },
];

/** Remix knows a row by this id. */
export const routeId = (row: Pick<UrlRow, "page" | "path">) => `${row.page} /${row.path}`;

export const table: UrlRow[] = [
  ...movie,
  ...live,
  ...short,
  ...channel,
  ...bible,
  ...gospel,
  ...article,
  ...member,
  ...shell,
];

/** Stands around every page, and is none. */
export const frameFile = "shell/pages/frame.tsx";

const pages = table.map(({ page, path }) => {
  const file = pageFiles[page];
  if (file === undefined) throw new Error(`the page ${page} has no file`);
  const id = routeId({ page, path });
  return path === "" ? index(file, { id }) : route(path, file, { id });
});

export default [layout(frameFile, pages)] satisfies RouteConfig;
