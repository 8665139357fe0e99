import { albumUrl, chapterUrl, homeUrl, latestUrl } from "../../../app/urls/index.ts";
import { ask, tags } from "../../rigs/browse.ts";
import type { Running } from "../rigs/processes.ts";
import { anybody, member } from "../rigs/visitors.ts";

/** One request of the mixture, and what its answer must be. */
export interface Visit {
  path: string;
  headers: Record<string, string>;
  status: number;
}

const cached = [homeUrl(), latestUrl(), albumUrl(1001), albumUrl(1002)];
const fonts = [14, 18, 22, 26, 30, 34];
/** Of the five books from Matthew on. */
const chapters = [28, 16, 24, 21, 28];

/** What twenty visits are, in this order: kinds of pages as a busy day has them. */
const day = [
  ..."cached image same cached uncached image cached member image cached".split(" "),
  ..."cached image uncached cached same image cached nothing same image".split(" "),
] as Kind[];
export type Kind = "cached" | "uncached" | "member" | "image" | "same" | "nothing";

/** The mixture of visits to a site; asks for what it must know first. */
export async function mixture(site: Running): Promise<() => [Kind, Visit]> {
  const signedIn = await member(site);
  const home = await ask(site.origin, homeUrl(), { headers: anybody });
  const images = tags(home.text, "img")
    .map(({ src = "" }) => src)
    .filter((src) => src.startsWith("/img/"));
  const etag = String(home.headers.etag);
  const same: Visit = {
    path: homeUrl(),
    headers: { ...anybody, "if-none-match": etag },
    // A home that has changed meanwhile comes whole.
    status: 304,
  };
  let turn = 0;
  /** How many of its kind came before. */
  const turns = new Map<Kind, number>();
  const next = <T>(all: T[], at: number, otherwise: T) => all[at % all.length] ?? otherwise;
  const visits: Record<Kind, (at: number) => Visit> = {
    cached: (at) => ({ path: next(cached, at, homeUrl()), headers: anybody, status: 200 }),
    uncached,
    member: (at) => ({ path: next(cached, at, homeUrl()), headers: signedIn, status: 200 }),
    image: (at) => ({ path: next(images, at, homeUrl()), headers: anybody, status: 200 }),
    same: () => same,
    nothing: () => ({ path: "/there/is/no/such/page", headers: anybody, status: 404 }),
  };
  return () => {
    turn += 1;
    const kind = next(day, turn, "cached");
    const at = turns.get(kind) ?? 0;
    turns.set(kind, at + 1);
    return [kind, visits[kind](at)];
  };
}

/** The n-th page that nobody asked for lately: one of a chapter, with a verse of it marked, in letters and colours. */
function uncached(n: number): Visit {
  const volume = n % chapters.length;
  const chapter = (Math.floor(n / chapters.length) % (chapters[volume] ?? 1)) + 1;
  const font = fonts[Math.floor(n / 110) % fonts.length];
  const look = `bfont=${font}; bcolor=${Math.floor(n / 660) % 5}`;
  return {
    path: chapterUrl(40 + volume, chapter, { verses: String((Math.floor(n / 5) % 14) + 1) }),
    headers: { ...anybody, cookie: look },
    status: 200,
  };
}
