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
/** Letters and colours make another page of a chapter for the cache. */
const fonts = [14, 18, 22, 26, 30, 34];
const chapters = [28, 21, 16, 24, 21];

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
  const next = <T>(all: T[], otherwise: T) => all[turn % all.length] ?? otherwise;
  const visits: Record<Kind, () => Visit> = {
    cached: () => ({ path: next(cached, homeUrl()), headers: anybody, status: 200 }),
    uncached: () => uncached(turn),
    member: () => ({ path: next(cached, homeUrl()), headers: signedIn, status: 200 }),
    image: () => ({ path: next(images, homeUrl()), headers: anybody, status: 200 }),
    same: () => same,
    nothing: () => ({ path: "/there/is/no/such/page", headers: anybody, status: 404 }),
  };
  return () => {
    turn += 1;
    const kind = next(day, "cached");
    return [kind, visits[kind]()];
  };
}

/** The n-th page that was not asked for lately. */
function uncached(n: number): Visit {
  const volume = n % chapters.length;
  const chapter = (Math.floor(n / chapters.length) % (chapters[volume] ?? 1)) + 1;
  const look = `bfont=${fonts[Math.floor(n / 7) % fonts.length]}; bcolor=${Math.floor(n / 43) % 5}`;
  return {
    path: chapterUrl(40 + volume, chapter),
    headers: { ...anybody, cookie: look },
    status: 200,
  };
}
