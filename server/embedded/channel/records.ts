import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { readingChannels } from "../reading/channels.ts";
import { count, id, keepRecords, text, words, type Words } from "../records.ts";

const pages = ["index", "movie", "microvideo", "speaker", "yuedu"] as const;
const ids = z.array(id);
const rule = z.strictObject({ categories: ids.optional(), speakers: ids.optional() });
const channel = z.strictObject({
  username: text,
  letter: words,
  pages: z.array(z.enum(pages)).default([...pages]),
  albums: z.array(rule),
  kin: ids.length(4),
  plays: count,
  likes: count,
});

/** Albums of these categories and by these speakers; a list left out asks nothing. */
export type AlbumRule = z.infer<typeof rule>;

export interface Channel extends z.infer<typeof channel> {
  id: number;
  name: Words;
  intro: Words;
}

/** Every channel, in the order of the articles' channels. */
export const channelRecords = keepRecords(
  "channel/channels.yaml",
  z.array(channel).transform((own, context): Channel[] =>
    readingChannels.map((reading) => {
      const rest = own.find(({ username }) => username === reading.username);
      if (rest !== undefined) return { ...reading, ...rest };
      context.addIssue(`No channel belongs to ${reading.username}`);
      return z.NEVER;
    }),
  ),
);

export const channelAt = (db: DatabaseSync, id: number) =>
  channelRecords(db).find((channel) => channel.id === id);

const demo = z.strictObject({ channels: ids, shorts: ids });

/** What the demo member keeps. */
export type Demo = z.infer<typeof demo>;

/** The section's front page, its menu, and what stands around it. */
export const sectionRecords = keepRecords(
  "channel/site.yaml",
  z.strictObject({
    pageNames: z.record(z.enum(pages), words),
    menu: z.array(words.extend({ page: text })),
    front: z.strictObject({ banners: ids, recommends: ids, movies: ids }),
    seo: z.strictObject({ title: words, keywords: words, description: words }),
    hotWords: z.array(words),
    demo,
  }),
);
