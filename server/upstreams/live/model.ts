import type { z } from "zod";
import { publicFileUrl, type HostPlace } from "../../http/hosts.ts";
import { hlsType, sourcesOf, type MediaSource } from "../../http/media.ts";
import type * as wire from "./wire.ts";

/** `push_status` (docs/hosts.md, live 2). */
const liveStates = ["waiting", "live", "ended", "replay"] as const;
export type LiveState = (typeof liveStates)[number];

export interface LiveRoom {
  id: number;
  title: string;
  thumb: string | null;
  /** Null for a state we do not know. */
  state: LiveState | null;
  /** Milliseconds since 1970. */
  startsAt: number | null;
  /** Its kind, by number or by title, as far as the host says; 0 and "" where it does not. */
  typeId: number;
  typeTitle: string;
  hits: number;
  votes: number;
  intro: string;
}

export interface ScheduleEntry {
  /** HH:MM in UTC+8, as the host says it. */
  clock: string;
  /** The moment it means, in milliseconds since 1970; null where the room has no start: then nobody knows the day. */
  at: number | null;
  title: string;
}

export interface LiveRoomDetail extends LiveRoom {
  schedule: ScheduleEntry[];
  /** What a browser may play, in the order it should try; an HLS stream comes first. */
  video: MediaSource[];
  audio: MediaSource[];
}

type Raw<Shape extends z.ZodType> = z.output<Shape>;

export function createLiveModel(place: HostPlace) {
  const file = (raw: string) => publicFileUrl(place, raw);

  const room = (raw: Raw<typeof wire.room>): LiveRoom => ({
    id: raw.id,
    title: raw.title,
    thumb: file(raw.thumb),
    state: liveStates[raw.push_status] ?? null,
    startsAt: raw.starttime,
    typeId: raw.type_id || raw.type.id,
    typeTitle: raw.type.title,
    hits: raw.hits,
    votes: raw.votes,
    intro: raw.intro,
  });

  return {
    room,
    roomDetail: (raw: Raw<typeof wire.roomDetail>): LiveRoomDetail => ({
      ...room({ ...raw }),
      schedule: scheduleOf(raw.item_json, raw.starttime),
      video: [
        ...sourcesOf([raw.stream], false, file).map(({ src, type }) => ({
          src,
          type: raw.isHls ? hlsType : type,
        })),
        ...sourcesOf([raw.mp4], false, file),
      ],
      audio: sourcesOf([raw.mp3], true, file),
    }),
  };
}

const minuteMs = 60_000;
const dayMinutes = 24 * 60;
/** Schedule times are UTC+8 (docs/rules.md, live 2). */
const zoneMinutes = 8 * 60;
/** What stands this much before the start is still part of its day: doors open before a service begins. */
const earlyMinutes = 3 * 60;

/**
 * A schedule has times and no days: an entry belongs to the day of the start, or to the next where its time has
 * passed by then, as in a night from 22:30 to 00:30.
 */
export function scheduleOf(
  entries: { time: string; title: string }[],
  startsAt: number | null,
): ScheduleEntry[] {
  const start = startsAt === null ? null : Math.floor(startsAt / minuteMs) + zoneMinutes;
  // Without a day the host's own order is the only one: a night may run past midnight.
  if (start === null) return entries.map(({ time, title }) => ({ clock: time, at: null, title }));
  const listed = entries.map(({ time, title }) => {
    const [hour = 0, minute = 0] = time.split(":").map(Number);
    const sinceMidnight = hour * 60 + minute;
    const midnight = start - (start % dayMinutes);
    const past = (start % dayMinutes) - sinceMidnight > earlyMinutes;
    const at = midnight + sinceMidnight + (past ? dayMinutes : 0) - zoneMinutes;
    return { clock: time, at: at * minuteMs, title };
  });
  return listed.sort((a, b) => a.at - b.at);
}
