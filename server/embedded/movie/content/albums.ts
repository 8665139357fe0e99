import type { AlbumSeed } from "./types.ts";
import { newTestament } from "./albums/books-new.ts";
import { oldTestament } from "./albums/books-old.ts";
import { children } from "./albums/children.ts";
import { devotions } from "./albums/devotions.ts";
import { family } from "./albums/family.ts";
import { documentaries } from "./albums/films.ts";
import { hymns, worship } from "./albums/hymns.ts";
import { questions } from "./albums/questions.ts";
import { fallback, recommended } from "./albums/shelves.ts";
import { sundays } from "./albums/sundays.ts";
import { testimonies } from "./albums/testimonies.ts";
import { topical } from "./albums/topical.ts";

const FIRST_MOVID = 1001;
const onFront = new Set(recommended);
const onFallback = new Set(fallback);

function shelfNumber(title: string): AlbumSeed["recommend"] {
  if (onFront.has(title)) return 3;
  return onFallback.has(title) ? 1 : 0;
}

/** Every album. The movid follows from the order, so new shelves and albums go to the end. */
export const albums: AlbumSeed[] = [
  ...sundays,
  ...oldTestament,
  ...newTestament,
  ...topical,
  ...questions,
  ...documentaries,
  ...testimonies,
  ...hymns,
  ...worship,
  ...children,
  ...family,
  ...devotions,
].map((album, index) => ({
  movid: FIRST_MOVID + index,
  ...album,
  recommend: shelfNumber(album.title.zh),
}));

const movids = new Map(albums.map((album) => [album.title.zh, album.movid]));

/** The movid of an album by its Chinese title; an unknown title is an error in the content. */
export function movidOf(title: string): number {
  const movid = movids.get(title);
  if (movid === undefined) throw new Error(`No album is called ${title}`);
  return movid;
}

for (const title of [...recommended, ...fallback]) movidOf(title);
