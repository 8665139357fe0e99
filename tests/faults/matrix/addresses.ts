import { rows as register } from "../../../app/urls/register.ts";
import * as urls from "../../../app/urls/index.ts";
import type { HostName } from "../../../server/http/hosts.ts";

/** A page is HTML; data is a feed, a list, a redirect; a file comes from a host's disk. */
export type Kind = "page" | "data" | "file";

export interface Address {
  name: string;
  /** Its page in the register. */
  page: string;
  /** Fixed, or made with the base address of the movie host. */
  path: string | ((movie: string) => string);
  kind: Kind;
  /** Asked with a session. */
  member: boolean;
  /** The hosts it is about; every other host it asks is one it can do without. */
  needs: HostName[];
}

const about: Record<string, HostName[]> = {
  ...among("movie", "home album player podcast audio playlist albums authors author category hot"),
  ...among(
    "movie",
    "latest published recommended topic report login register forgot captcha channelPlayer",
  ),
  ...among("movie", "mine playbacks favorites notes news about suggest"),
  ...among("channel", "channels channel channelMovies channelAuthors channelArticles shorts"),
  myShorts: ["movie", "channel"],
  ...among("bible", "chapter commentary chapterAudio"),
  ...among("gospel", "gospel gospelCategory book"),
  ...among("live", "lives live liveCalendar"),
  article: ["reading"],
  // Whoever comments signs in, and the config of the movie API says whether anybody can.
  comment: ["movie", "channel"],
  // A search that fails says so or shows recommended albums; a feed that fails is swallowed (docs/rules.md, errors 3).
  ...{ search: [], channelSearch: [], bibleSearch: [], articles: [] },
};

/** The pages of the register that draw nothing: feeds, lists, files, and where forms lead. */
const data = new Set(
  register.flatMap(({ page, entry }) => (entry.kind === "screen" ? [] : [page])),
);
/** Public pages that say more to a member. */
const personal =
  "home album player channelPlayer channels channel lives live shorts bibles chapter commentary " +
  "article comment";
const isOne = (words: string, page: string) => words.split(" ").includes(page);

interface Row {
  page: string;
  path: string;
  needs?: HostName[];
}

/** Every page of the register, what its addresses can ask for besides, and the files. */
export function addresses(articleId: number): Address[] {
  const article = urls.articleUrl(articleId);
  const rows: Row[] = [
    ...register.map(({ page, example }) => ({ page, path: example })),
    { page: "home", path: "/?lang=en-US" },
    { page: "player", path: urls.playerUrl(1001, 10_001, { medium: "audio" }) },
    { page: "channelPlayer", path: urls.channelPlayerUrl(1001, 10_001, { channel: 1 }) },
    { page: "login", path: urls.loginUrl({ type: "password" }) },
    { page: "login", path: urls.loginUrl({ type: "sms" }) },
    { page: "forgot", path: urls.forgotUrl("email") },
    { page: "article", path: article },
    { page: "book", path: urls.bookUrl(5, 501) },
    { page: "shorts", path: urls.shortsUrl() },
    { page: "chapter", path: urls.chapterUrl(43, 3, { versions: ["hhb", "niv"] }) },
    ...[1, 2, 4].map((type) => ({
      page: "channelSearch",
      path: urls.channelSearchUrl("光", type),
    })),
    { page: "searchForm", path: "/search?kw=光" },
    { page: "channelSearchForm", path: "/channels/search?kw=光" },
    { page: "bibleSearchForm", path: "/bibles-search?kw=约3:16" },
    { page: "comment", path: urls.commentUrl("live", 1), needs: ["movie", "live"] },
    {
      ...{ page: "comment", path: urls.commentUrl("article", articleId) },
      needs: ["movie", "reading"],
    },
  ];
  const pages = rows.map((row) => addressOf(row, /^\/mine/.test(row.path)));
  const members = rows.filter(({ page }) => isOne(personal, page));
  const navigations: Row[] = [
    { page: "album", path: urls.albumUrl(1001) },
    { page: "chapter", path: urls.chapterUrl(43, 3) },
    { page: "live", path: urls.liveUrl(1) },
    { page: "article", path: article },
  ];
  return [
    ...pages,
    ...members.map((row) => addressOf(row, true)),
    ...navigations.map((row) => ({
      ...addressOf({ ...row, path: `${row.path}.data` }, false),
      kind: "data" as const,
    })),
    file("picture", (movie) => urls.imageUrl(`${movie}/topic/1.jpg`, 320), ["movie"]),
    file("subtitles", urls.bibleFileUrl("subtitles/43/3.vtt"), ["bible"]),
    file("audio", urls.bibleFileUrl("audio/0/43/3.mp3"), ["bible"]),
  ];
}

function addressOf({ page, path, needs = about[page] ?? [] }: Row, member: boolean): Address {
  const kind = data.has(page) ? "data" : "page";
  const name = `${path}${member ? " (member)" : ""}`;
  return { name, page, path: encodeURI(decodeURI(path)), kind, member, needs };
}

function file(name: string, path: Address["path"], needs: HostName[]): Address {
  return { name, page: name, path, kind: "file", member: false, needs };
}

function among(host: HostName, pages: string): Record<string, HostName[]> {
  return Object.fromEntries(pages.split(" ").map((page) => [page, [host]]));
}
