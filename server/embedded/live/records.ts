import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { count, id, keepRecords, listById, text, words } from "../records.ts";
import { daysBefore, lastHour, lastSunday, nextDaily, type StartsAt } from "./clock.ts";

const hour = z.int().min(0).max(23);
const minute = z.int().min(0).max(59);

const starts = z
  .discriminatedUnion("rule", [
    z.strictObject({ rule: z.literal("last hour") }),
    z.strictObject({ rule: z.literal("next daily"), hour }),
    z.strictObject({ rule: z.literal("last Sunday"), hour }),
    z.strictObject({ rule: z.literal("days before"), days: id, hour, minute }),
  ])
  .transform((one): StartsAt => {
    if (one.rule === "next daily") return nextDaily(one.hour);
    if (one.rule === "last Sunday") return lastSunday(one.hour);
    if (one.rule === "days before") return daysBefore(one.days, one.hour, one.minute);
    return lastHour;
  });

/** Files by the language of their speech; empty where there is none. */
const files = words.default({ zh: "", en: "" });

const room = z.strictObject({
  id,
  state: z.enum(["waiting", "live", "ended", "replay"]),
  starts,
  type: id,
  title: words,
  intro: words,
  schedule: z.array(z.strictObject({ after: count, zh: text, en: text })).default([]),
  wire: z.enum(["map", "map of objects", "text"]).default("map"),
  streamed: z.boolean().default(false),
  mp4: files,
  mp3: files,
  hits: count,
  votes: count,
});

export type Room = z.infer<typeof room>;

/** The live rooms and their types. */
export const liveRecords = keepRecords(
  "live/rooms.yaml",
  z.strictObject({ types: listById(words.extend({ id })), rooms: listById(room) }),
);

export const roomAt = (db: DatabaseSync, id: number) =>
  liveRecords(db).rooms.find((room) => room.id === id);
