/** A row of the URL table (`../routes.ts`), and the rows of live rooms, shorts, channels, articles and books. */
export interface UrlRow {
  page: string;
  path: string;
  example: string;
}

export const short: UrlRow[] = [
  { page: "shorts", path: "shorts/index.html", example: "/shorts/index.html?id=3" },
  { page: "shorts", path: "shorts", example: "/shorts?id=3" },
];

export const channel: UrlRow[] = [
  { page: "channels", path: "channels/all.html", example: "/channels/all.html" },
  { page: "channels", path: "channels", example: "/channels" },
  { page: "channels", path: "channels/index.html", example: "/channels/index.html" },
  { page: "channel", path: "channels/detail/:id.html", example: "/channels/detail/1.html" },
  { page: "channelMovies", path: "channels/movies/:id.html", example: "/channels/movies/1.html" },
  {
    page: "channelAuthors",
    path: "channels/authors/:id/index.html",
    example: "/channels/authors/1/index.html",
  },
  {
    page: "channelAuthors",
    path: "channels/authors/:id/pages/:page.html",
    example: "/channels/authors/1/pages/0.html",
  },
  {
    page: "channelArticles",
    path: "channels/articles/:id.html",
    example: "/channels/articles/1.html",
  },
  { page: "channelSearchForm", path: "channels/search", example: "/channels/search" },
  {
    page: "channelSearch",
    path: "channels/search/:kw/:type?/:page?",
    example: "/channels/search/光/3/0",
  },
  {
    page: "channelPlayer",
    path: "channels/movie-player/:id.html",
    example: "/channels/movie-player/1001.html",
  },
  {
    page: "channelPlayer",
    path: "channels/movie-player/:id/:url.html",
    example: "/channels/movie-player/1001/10001.html",
  },
  {
    page: "channelPlayer",
    path: "channels/movie-player/:id",
    example: "/channels/movie-player/1001",
  },
];

export const gospel: UrlRow[] = [
  { page: "gospel", path: "gospel", example: "/gospel" },
  { page: "gospel", path: "gospel/first", example: "/gospel/first" },
  { page: "gospel", path: "gospel/index.html", example: "/gospel/index.html" },
  {
    page: "gospelCategory",
    path: "gospel/categories/:id/index.html",
    example: "/gospel/categories/1/index.html",
  },
  { page: "book", path: "gospel/view/:id/index.html", example: "/gospel/view/5/index.html" },
];

export const article: UrlRow[] = [
  { page: "articles", path: "articles", example: "/articles" },
  { page: "articles", path: "articles/index.html", example: "/articles/index.html" },
  // The article's own number would go with its day; a name opens a channel.
  { page: "article", path: "articles/:id/index.html", example: "/articles/ttlx/index.html" },
];

export const live: UrlRow[] = [
  { page: "lives", path: "lives", example: "/lives" },
  { page: "lives", path: "lives/index.html", example: "/lives/index.html" },
  { page: "live", path: "lives/:id/index.html", example: "/lives/1/index.html" },
  { page: "liveCalendar", path: "lives/:id/next.ics", example: "/lives/4/next.ics" },
];
