import {
  albumsUrl,
  articleFeedUrl,
  articleUrl,
  bibleSearchUrl,
  bookUrl,
  channelPlayerUrl,
  channelSearchUrl,
  channelsUrl,
  channelUrl,
  chapterUrl,
  forgotUrl,
  gospelCategoryUrl,
  liveUrl,
  loginUrl,
  mineUrl,
  playbacksUrl,
  searchUrl,
} from "../../../app/urls/index.ts";
import { rows, type PageRow } from "../../../app/urls/register.ts";
import { articlesOf } from "../../rigs/content.ts";
import { albumPage, audioPage, playerPage } from "./seed.ts";

export interface Screen {
  name: string;
  path: string;
  status: number;
}

/** Data for scripts and podcast apps is no page; nor is where only scripts send something. */
const pages = rows.filter(({ entry }) => entry.kind !== "data");
/** The other shapes of an address lead to the same document. */
const canonical = new Set(new Map([...pages].reverse().map((row) => [row.page, row])).values());

/** What a visitor gets at every address the site has ever had. */
export const addresses: readonly Screen[] = pages.map(screenOf);

const [newest] = articlesOf("ttlx", "zh");
const articlePage = articleUrl(newest?.itemid ?? 0);

/** Each page once, as the register shows it, and what else a page may look like. */
export const screens: readonly Screen[] = [
  // Where a form leads is a redirect to one of these.
  ...[...canonical].filter(({ entry }) => entry.kind === "screen").map(screenOf),
  ...ways({
    player: playerPage,
    "audio player": audioPage,
    search: searchUrl("恩典"),
    "search without hits": searchUrl("zzqqxx"),
    "all albums": albumsUrl(205, { order: "time" }),
    "albums as lines": albumsUrl(0, { style: "list", page: 2 }),
    "sign in by password": loginUrl({ type: "password" }),
    "channel search": channelSearchUrl("灵", 4),
    "channel search without hits": channelSearchUrl("zzqqxx"),
    "player in a channel": channelPlayerUrl(1001, 10_002, { channel: 1 }),
    "chapter with a verse": chapterUrl(43, 3, { verses: "16" }),
    "three versions": chapterUrl(19, 23, { versions: ["hhb", "kjv", "asv"] }),
    "Bible search in English": bibleSearchUrl("love", 0, 0, ["kjv"]),
    "books of a category": gospelCategoryUrl(2),
    "chapter of a book": bookUrl(5, 502),
    article: articlePage,
    "articles of a channel": articleFeedUrl("ttlx", 1),
    "forgotten password by e-mail": forgotUrl("email"),
    "a room to wait for": liveUrl(4),
    "a room that is over": liveUrl(6),
    "a replay": liveUrl(7),
  }),
];

/** What members see that others do not. */
export const memberScreens: readonly Screen[] = [
  ...[...canonical]
    .filter(({ entry }) => entry.audience === "members")
    .map((row) => ({ ...screenOf(row), status: 200 })),
  ...ways({
    "a new password": mineUrl(true),
    "clearing the history": playbacksUrl({ clear: true }),
    album: albumPage,
    player: playerPage,
    channels: channelsUrl(),
    channel: channelUrl(1),
    article: articlePage,
  }),
];

function screenOf({ page, path, example, entry }: PageRow): Screen {
  const status = page === "notFound" ? 404 : entry.audience === "members" ? 401 : 200;
  return { name: `${page} (/${path})`, path: encodeURI(example), status };
}

function ways(paths: Record<string, string>): Screen[] {
  return Object.entries(paths).map(([name, path]) => ({ name, path, status: 200 }));
}
