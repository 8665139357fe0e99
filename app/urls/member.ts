import { pageKinds, type Pages } from "./page.ts";
import { queryOf } from "./parts.ts";
import { flag, number } from "./query.ts";

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

const { members, data } = pageKinds;
/** What every list of a member reads. */
export const memberListQuery = { page: number, clear: flag };

export const memberPages = {
  plays: {
    ...data,
    module: "plays",
    paths: { plays: "/plays" },
    audience: "visitor",
    url: playsUrl,
  },
  mine: {
    ...members,
    module: "profile",
    paths: { mine: "/mine" },
    query: { pwd: flag },
    url: mineUrl,
  },
  playbacks: {
    ...members,
    module: "playbacks",
    paths: { "mine/playbacks": "/mine/playbacks" },
    query: memberListQuery,
    url: playbacksUrl,
  },
  favorites: {
    ...members,
    module: "favorites",
    paths: { "mine/favorites": "/mine/favorites" },
    query: memberListQuery,
    url: favoritesUrl,
  },
  myShorts: {
    ...members,
    module: "shorts",
    paths: { "mine/shorts": "/mine/shorts" },
    query: memberListQuery,
    url: myShortsUrl,
  },
  notes: {
    ...members,
    module: "notes",
    paths: { "mine/notes": "/mine/notes" },
    query: memberListQuery,
    url: notesUrl,
  },
  news: {
    ...members,
    module: "news",
    paths: { "mine/news": "/mine/news" },
    query: memberListQuery,
    url: newsUrl,
  },
  about: { ...members, module: "about", paths: { "mine/about": "/mine/about" }, url: aboutUrl },
  suggest: {
    ...members,
    module: "suggest",
    paths: { "mine/suggest": "/mine/suggest" },
    url: suggestUrl,
  },
} satisfies Pages;
