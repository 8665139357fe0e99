/**
 * Every internal URL is written here and nowhere else. Pages are 0-based in historic URLs, as they always were.
 * This leaf imports nothing but what it is made of, so both halves of the site may read it.
 */

import { encoded, mediumTypes, pathSegment, queryOf, type PlayerOptions } from "./parts.ts";

export * from "./sections.ts";
export { mediumTypes, pathSegment, type PlayerOptions };

export const languages = ["zh-CN", "en-US"] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = "zh-CN";

/**
 * The query parameters a page reads: whole numbers, ranges such as 3-7, days such as 2026-11-21, and words where
 * `readsWords` says so; any other parameter, and any other value, neither reaches the page nor its cache key. `lang` is
 * known everywhere.
 */
export function knownQuery(path: string): readonly string[] {
  if (path.startsWith("/html/")) return ["t", "type"];
  if (isBible(path)) return ["v"];
  if (path.startsWith("/lives")) return ["type"];
  if (path.startsWith("/shorts")) return ["tag", "id"];
  if (path.startsWith("/channels/movie-player/")) return ["t", "type", "channel"];
  if (path.startsWith("/gospel/view/")) return ["article"];
  if (/^\/articles(\/index\.html)?(\.data)?$/.test(path)) return ["day"];
  return pagedPaths.test(path) ? ["page"] : [];
}
const pagedPaths =
  /^\/(content\/view|movies\/authors|channels\/(movies|articles)|gospel\/categories|articles)/;

/** The parameters whose values are ids, which may be longer than any other number. */
export const readsIds = (name: string) => name === "id" || name === "article" || name === "channel";
/** The parameters whose values are words. */
export const readsWords = (path: string, name: string) =>
  path.startsWith("/shorts") && name === "tag";

/** Whether an answer depends on the request itself, or on a person, so that no stored page may stand in for it. */
export function answersForItself(path: string): boolean {
  return /^\/(search|channels\/search|comment\/.*|bibles-search|bibles\/settings|preferences|login|register|forgot|logout|plays|mine(\/.*)?)$/.test(
    path,
  );
}

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
export const topicUrl = (id: number) => `/movies/topics/${id}`;

export const reportUrl = (movid: number, urlid: number) => `/report/${movid}/${urlid}`;

/** Where the search form goes; the answer is a redirect to `searchUrl`. */
export const searchFormUrl = () => "/search";
export function searchUrl(keywords: string, type = 1, page = 0): string {
  const base = `/search/${pathSegment(keywords)}/${type}`;
  return page === 0 ? base : `${base}/${page}`;
}

/** The widths pictures are offered in; `sizes` in the layout picks among them. */
export const imageWidths = [160, 320, 480, 640, 960, 1280] as const;
export const imagePrefix = "/img/";
export const imageUrl = (src: string, width: (typeof imageWidths)[number]) =>
  `${imagePrefix}${width}?src=${encoded(src)}`;

/** The popup ad as data; no page. */
export const popupAdUrl = () => "/popup-ad";

/** The Bible's pages; they alone depend on its settings. */
export const isBible = (path: string) => /^\/bibles(-search)?(\/|$)/.test(path);
export const biblesUrl = () => "/bibles";
export interface ChapterOptions {
  /** Version keys; without them, the visitor's own. */
  versions?: readonly string[];
  /** The verses to highlight: "16" or "16-18". */
  verses?: string | null;
}
const versionsSegment = (versions: readonly string[] = []) =>
  versions.length === 0 ? "0" : versions.join(",");
const verseQuery = ({ verses }: ChapterOptions) => queryOf({ v: verses ?? undefined });
/** Volumes and chapters count from 1. */
export const chapterUrl = (volume: number, chapter: number, options: ChapterOptions = {}) =>
  `/bibles/${versionsSegment(options.versions)}/${volume}/${chapter}.html${verseQuery(options)}`;
/** An address that stays with the chapter's audio, in whatever voice the visitor has chosen. */
export const chapterAudioUrl = (
  volume: number,
  chapter: number,
  versions: readonly string[] = [],
) => `/bibles/${versionsSegment(versions)}/${volume}/${chapter}.mp3`;
/** The whole Bible's audio as a list for the background player. */
export const biblePlaylistUrl = (versions: readonly string[] = []) =>
  `/bibles/${versionsSegment(versions)}/playlist.json`;
/** The chapter with a commentary beside it. */
export const commentaryUrl = (
  volume: number,
  chapter: number,
  sid: number,
  options: ChapterOptions = {},
) =>
  `/bibles/${versionsSegment(options.versions)}/${volume}/${chapter}/${sid}${verseQuery(options)}`;
/** Where the Bible's search form goes; the answer is a redirect, straight to a passage where one is named. */
export const bibleSearchFormUrl = () => "/bibles-search";
/** `type` 0 is all, 1 to 12 a group, 101 to 166 a book; pages count from 0. */
export const bibleSearchUrl = (
  words: string,
  type = 0,
  page = 0,
  versions: readonly string[] = [],
) => `/bibles-search/${pathSegment(words)}/${versionsSegment(versions)}/${type}/${page}`;
/** Where the forms of versions, letters, colours and voices go. */
export const bibleSettingsUrl = () => "/bibles/settings";
/** Audio and subtitles of the Bible host, through our own origin. */
export const bibleFilePrefix = "/bible-files/";
export const bibleFileUrl = (path: string) => bibleFilePrefix + path;
/** `type` is how to sign in; `redirectTo` where to go on afterwards. */
export interface LoginOptions {
  type?: "qrcode" | "password" | "sms";
  redirectTo?: string;
  /** The page with the code does not load itself again. */
  hold?: boolean;
}
export const loginUrl = ({ type, redirectTo, hold }: LoginOptions = {}) =>
  "/login" + queryOf({ type, redirectTo, hold: hold ? "1" : undefined });
export const registerUrl = (redirectTo?: string) => "/register" + queryOf({ redirectTo });
/** The two ways to prove who one is, and then the new password. */
export const forgotUrl = (step?: "question" | "email" | "password") =>
  "/forgot" + queryOf({ step });
/** What the account dialog shows. */
export const accountScreens: readonly string[] = [loginUrl(), registerUrl(), forgotUrl()];
/** A screen of the accounts that is fetched to lie over a page. */
export const overUrl = (url: string) => `${url}${url.includes("?") ? "&" : "?"}over=1`;
export const isOver = (url: string) => /[?&]over=1(&|$)/.test(url);
export const logoutUrl = () => "/logout";
/** Where a player tells how far it is. */
export const playsUrl = () => "/plays";

/** The member area. Lists count their pages from 1; `clear` asks whether to clear them. */
export interface MemberListOptions {
  page?: number | undefined;
  clear?: boolean;
}
const memberList = (path: string, { page = 1, clear = false }: MemberListOptions) =>
  path + queryOf({ page: page === 1 ? undefined : `${page}`, clear: clear ? "1" : undefined });
export const mineUrl = (setPassword = false) =>
  "/mine" + queryOf({ pwd: setPassword ? "1" : undefined });
export const playbacksUrl = (options: MemberListOptions = {}) =>
  memberList("/mine/playbacks", options);
export const favoritesUrl = (options: MemberListOptions = {}) =>
  memberList("/mine/favorites", options);
export const notesUrl = (options: MemberListOptions = {}) => memberList("/mine/notes", options);
/** The member's favourite clips. */
export const myShortsUrl = (page = 1) => memberList("/mine/shorts", { page });
export const newsUrl = (page = 1) => memberList("/mine/news", { page });
export const aboutUrl = () => "/mine/about";
export const suggestUrl = () => "/mine/suggest";
export const preferencesUrl = () => "/preferences";
export const protocolsUrl = () => "/protocols.html";
export const notFoundUrl = () => "/404";

/** The same page in a language; the default language needs no parameter. */
export function inLanguage(url: string, language: Language): string {
  const [rest = "", hash] = split(url, "#");
  const [path = "", query] = split(rest, "?");
  const params = new URLSearchParams(query);
  params.delete("lang");
  if (language !== defaultLanguage) params.set("lang", language);
  const search = params.toString();
  return path + (search === "" ? "" : `?${search}`) + (hash === undefined ? "" : `#${hash}`);
}

function split(text: string, at: string): [string, string | undefined] {
  const index = text.indexOf(at);
  return index < 0 ? [text, undefined] : [text.slice(0, index), text.slice(index + 1)];
}

/**
 * A path of ours taken from a form or a query, made safe to redirect to: same origin, one leading slash, no backslash,
 * no control character, no step up or aside. Anything else is the home page.
 */
export function localPath(raw: unknown): string {
  if (typeof raw !== "string" || raw.length > 2_000 || !/^\/(?![/\\])/.test(raw)) return homeUrl();
  if (/[\\\u0000-\u0020\u007f]/.test(raw)) return homeUrl();
  if (dotSegment.test(raw.split(/[?#]/, 1)[0] ?? "")) return homeUrl();
  const url = URL.parse(raw, "http://local.invalid");
  if (url === null || url.origin !== "http://local.invalid") return homeUrl();
  if (url.pathname.startsWith("//")) return homeUrl();
  return url.pathname + url.search + url.hash;
}
/** As browsers read it: the sign for a dot counts as one. */
const dotSegment = /\/(\.|%2e){1,2}(\/|$)/i;
