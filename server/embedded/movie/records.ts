import { z } from "zod";
import { count, id, listById, readRecords, text, words, type Words } from "../records.ts";
import { readings } from "./readings.ts";

export interface Album {
  movid: number;
  title: Words;
  intro: Words;
  categoryId: number;
  speakerId: number;
  /** 1 = the newest episode is the one people want: episodes are shown from the last page. */
  listsort: 0 | 1;
  /** The host's shelf number: 0 none, 1 shown when a search finds nothing, 3 on the front page. */
  recommend: 0 | 1 | 3;
  media: "both" | "video" | "audio";
  episodes: Words[];
}

const firstMovid = 1001;

/** Everything that is laid into the movie host's tables. */
export function readMovies() {
  const categories = readRecords("movie/categories.yaml", listById(category));
  const speakers = readRecords("movie/speakers.yaml", listById(speaker));
  const albums = readAlbums(idsOf(categories), idsOf(speakers));
  const movids = new Map(albums.map(({ title, movid }) => [title.zh, movid]));
  return {
    categories,
    speakers,
    albums,
    topics: readRecords("movie/topics.yaml", listById(topicOf(movids))),
    notices: readRecords("movie/notices.yaml", listById(notice)),
  };
}

const category = z.strictObject({ id, parent: id.optional(), zh: text, en: text });
const speaker = z.strictObject({ id, name: words, intro: words });
const notice = z.strictObject({ id, title: words, daysAgo: count, content: words });

const topicOf = (movids: Map<string, number>) =>
  z.strictObject({
    id,
    title: words,
    intro: words,
    link: z.url().optional(),
    albums: z
      .array(
        text
          .refine((title) => movids.has(title), "No album has this Chinese title")
          .transform((title) => movids.get(title) ?? 0),
      )
      .default([]),
  });

const media = z.enum(["both", "video", "audio"]);
const episode = z.tuple([text, text]).transform(([zh, en]): Words => ({ zh, en }));

const shelfOf = (categories: Set<number>, speakers: Set<number>) => {
  const album = z
    .strictObject({
      title: words,
      speaker: id.refine((one) => speakers.has(one), "No speaker has this id"),
      media: media.optional(),
      weekly: z.boolean().default(false),
      shown: z.enum(["front", "search"]).optional(),
      intro: words,
      episodes: z.array(episode).min(1).optional(),
      readings: readings.optional(),
    })
    .refine(
      (one) => (one.episodes === undefined) !== (one.readings === undefined),
      "An album has either episodes or readings",
    );
  return z.strictObject({
    category: id.refine((one) => categories.has(one), "No category has this id"),
    media,
    albums: z.array(album),
  });
};

const shelfNumbers = { none: 0, search: 1, front: 3 } as const;

function readAlbums(categories: Set<number>, speakers: Set<number>): Album[] {
  const schema = shelfOf(categories, speakers);
  return readRecords("movie/shelves.yaml", z.array(text))
    .map((name) => readRecords(`movie/albums/${name}.yaml`, schema))
    .flatMap((shelf) => shelf.albums.map((album) => ({ shelf, album })))
    .map(({ shelf, album }, place) => ({
      movid: firstMovid + place,
      title: album.title,
      intro: album.intro,
      categoryId: shelf.category,
      speakerId: album.speaker,
      listsort: album.weekly ? 1 : 0,
      recommend: shelfNumbers[album.shown ?? "none"],
      media: album.media ?? shelf.media,
      episodes: album.episodes ?? album.readings ?? [],
    }));
}

const idsOf = (list: { id: number }[]) => new Set(list.map((one) => one.id));
