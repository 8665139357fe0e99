import { z } from "zod";
import { isIndex, isObject, items, list, named, number, slide } from "../../http/wire.ts";
import { channel, movie, short } from "./wire.ts";

/**
 * The section's front page (docs/hosts.md, channel 1): lists by their names, a list of blocks that say what is in them,
 * or one list of all sorts.
 */
export const front = z.unknown().transform((raw) => {
  const found: Found = { banners: [], recommends: [], movies: [], shorts: [] };
  if (isObject(raw) && !Object.keys(raw).every(isIndex)) {
    gather(found, raw);
    // Under no name of its own stands the page itself.
    for (const name of inside) sort(found, items(raw[name]));
  } else sort(found, items(raw));
  return {
    banners: list(banner).parse(found.banners),
    recommends: list(channel).parse(found.recommends),
    movies: list(movie).parse(found.movies),
    shorts: list(short).parse(found.shorts),
  };
});

const banner = named(slide.extend({ channel_id: number }));

type Kind = "banners" | "recommends" | "movies" | "shorts";
type Found = Record<Kind, unknown[]>;

/** What hosts of this family call them. */
const names: Record<Kind, readonly string[]> = {
  banners: ["banners", "banner", "sliders", "slider"],
  recommends: ["recommends", "recommend", "channels", "channel"],
  movies: ["movies", "movie"],
  shorts: ["shorts", "short", "microvideos", "microvideo"],
};
const kinds: readonly Kind[] = ["banners", "recommends", "movies", "shorts"];
const inside = ["list", "data", "items"];

/** Takes the lists that stand under a name of theirs. */
function gather(found: Found, raw: Record<string, unknown>): void {
  for (const kind of kinds) {
    for (const name of names[kind]) found[kind].push(...items(raw[name]));
  }
}

function sort(found: Found, all: unknown[]): void {
  for (const one of all) {
    if (!isObject(one)) continue;
    const within = inside.map((name) => one[name]).find((value) => items(value).length > 0);
    const said = [one["page"], one["type"], one["name"]].flatMap((name) => kindCalled(name) ?? []);
    if (within === undefined) {
      const lists = kinds.some((kind) => names[kind].some((name) => Array.isArray(one[name])));
      if (lists) gather(found, one);
      else found[said[0] ?? kindOf(one)].push(one);
    } else {
      for (const inner of items(within)) found[said[0] ?? kindOf(inner)].push(inner);
    }
  }
}

const kindCalled = (name: unknown) =>
  kinds.find((kind) => typeof name === "string" && names[kind].includes(name));

/** By what only such a thing has. */
function kindOf(one: unknown): Kind {
  if (!isObject(one)) return "recommends";
  const has = (...fields: string[]) => fields.some((field) => one[field] !== undefined);
  if (has("linkurl", "image_url", "image_src")) return "banners";
  if (has("movid")) return "movies";
  if (has("tag")) return "shorts";
  return has("channel_id") ? "banners" : "recommends";
}
