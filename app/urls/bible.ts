import { pageKinds, type Pages } from "./page.ts";
import { pathSegment, queryOf } from "./parts.ts";
import { typed, number, verses } from "./query.ts";

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

const { screen, data, form } = pageKinds;
const read = { readsBible: true, pool: "bible" } as const;

export const biblePages = {
  bibles: {
    ...screen,
    ...read,
    module: "home",
    paths: { bibles: "/bibles", "bibles/index.html": "/bibles/index.html" },
    url: biblesUrl,
  },
  bibleSettings: {
    ...form,
    module: "settings",
    paths: { "bibles/settings": "/bibles/settings" },
    url: bibleSettingsUrl,
  },
  chapter: {
    ...screen,
    ...read,
    module: "chapter",
    paths: { "bibles/:lang/:volume/:chapter.html": "/bibles/0/43/3.html" },
    query: { v: verses },
    url: chapterUrl,
  },
  commentary: {
    ...screen,
    ...read,
    module: "commentary",
    paths: { "bibles/:lang/:volume/:chapter/:sid": "/bibles/0/43/3/1" },
    query: { v: verses },
    url: commentaryUrl,
  },
  chapterAudio: {
    ...data,
    ...read,
    module: "chapter-audio",
    paths: { "bibles/:lang/:volume/:chapter.mp3": "/bibles/0/43/3.mp3" },
    url: chapterAudioUrl,
  },
  biblePlaylist: {
    ...data,
    ...read,
    module: "playlist",
    paths: { "bibles/:lang/playlist.json": "/bibles/0/playlist.json" },
    url: biblePlaylistUrl,
  },
  bibleSearchForm: {
    ...form,
    module: "search-form",
    paths: { "bibles-search": "/bibles-search" },
    query: { kw: typed, type: number },
    url: bibleSearchFormUrl,
  },
  bibleSearch: {
    ...screen,
    ...read,
    module: "search",
    paths: { "bibles-search/:search/:lang?/:type?/:page?": "/bibles-search/神爱/0/0/0" },
    listed: false,
    url: bibleSearchUrl,
  },
} satisfies Pages;
