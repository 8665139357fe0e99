import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { createRandom } from "../art/random.ts";
import { id, keepRecords, text, words } from "../records.ts";

/** The seed's fixed "now", 2026-11-01 08:00 in UTC+8, in seconds. */
const laid = 1_793_491_200;
const hour = 60 * 60;

const short = z.strictObject({
  tag: text,
  clips: z.strictObject({ zh: z.literal([1, 3, 5]), en: z.literal([2, 4, 6]) }),
  title: words,
  intro: words,
});
const shelf = z.strictObject({ channel: id, shorts: z.array(short) });
const tags = z.record(text, words);

/** Every short and every tag, in order. */
export const shortRecords = keepRecords(
  "channel/shorts.yaml",
  z.strictObject({ tags, shelves: z.array(shelf) }).transform(({ tags, shelves }, context) => {
    const places = shelves.flatMap(({ channel, shorts }, shelf) =>
      shorts.map((one, place) => ({ one, channel, shelf, place })),
    );
    const shorts = places.map(({ one, channel, shelf, place }, index) => {
      const tag = tags[one.tag];
      if (tag === undefined) {
        const path = ["shelves", shelf, "shorts", place, "tag"];
        context.addIssue({ code: "custom", path, message: `No tag is called ${one.tag}` });
        return z.NEVER;
      }
      return {
        ...one,
        tag,
        id: index + 1,
        channelId: channel,
        hits: createRandom(index + 1).int(280, 46_000),
        // In turns, so that the newest are of many channels.
        createtime: laid - (place * 12 + channel) * 9 * hour,
      };
    });
    const newest = shorts.toSorted((a, b) => b.createtime - a.createtime);
    return { tags: Object.values(tags), shorts, newest };
  }),
);

export type Short = ReturnType<typeof shortRecords>["shorts"][number];

export const shortAt = (db: DatabaseSync, id: number) =>
  shortRecords(db).shorts.find((short) => short.id === id);
