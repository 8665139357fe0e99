import { z } from "zod";
import { contentFolder } from "../content.ts";
import { readRecords, words } from "../records.ts";

const channel = z.strictObject({
  id: z.int().positive(),
  username: z.string().regex(/^[a-z]+$/),
  name: words,
  intro: words,
});

/** A channel of articles; the channel host has one of the same id for each. */
export type ReadingChannel = z.infer<typeof channel>;

export const readingFolder = new URL("reading/", contentFolder);

export function readChannels(folder: URL): ReadingChannel[] {
  return readRecords(new URL("channels.yaml", folder), z.array(channel));
}

export const readingChannels = readChannels(readingFolder);
