import type { DatabaseSync } from "node:sqlite";
import { field, Refusal, type EmbeddedCall } from "../host.ts";
import { wallTime } from "./clock.ts";
import { liveRecords, roomAt, type Room } from "./records.ts";
import { streamOf } from "./streams.ts";
import { openCounts } from "./votes.ts";

const states = { waiting: 0, live: 1, ended: 2, replay: 3 };
const order = ["live", "waiting", "replay", "ended"];
/** However many are asked for. */
const mostPerPage = 5;

/** `live.room/*`. Counts and the type go out as strings, as PHP hosts do. */
export function roomCalls(db: DatabaseSync, now: () => number) {
  const counts = openCounts(db);
  const { types, rooms } = liveRecords(db);
  const votesOf = (room: Room) => String(room.votes + counts.votes(room.id));
  const item = (room: Room, lang: EmbeddedCall["lang"]) => ({
    id: room.id,
    title: room.title[lang],
    thumb: `/room/${room.id}.jpg`,
    push_status: states[room.state],
    starttime: Math.floor(room.starts(now()) / 1_000),
    item_json: scheduleOf(room, now(), lang),
    type_id: String(room.type),
    hits: String(room.hits + counts.hits(room.id)),
    votes: votesOf(room),
    intro: room.intro[lang],
  });

  return {
    "GET api/live.room/type": ({ lang }: EmbeddedCall) =>
      types.map((type) => ({ id: type.id, title: type[lang] })),
    "GET api/live.room/index": (call: EmbeddedCall) => {
      const limit = Math.min(mostPerPage, whole(call, "limit") || mostPerPage);
      const skipped = ((whole(call, "page") || 1) - 1) * limit;
      const found = sorted(rooms, now());
      const list = found.slice(skipped, skipped + limit).map((room) => item(room, call.lang));
      return { list, count: found.length };
    },
    "GET api/live.room/detail": (call: EmbeddedCall) => {
      const room = roomOf(db, call);
      const { mp4, mp3 } = room;
      const files = { hls: streamOf(room), mp4: mp4[call.lang], mp3: mp3[call.lang] };
      return { ...item(room, call.lang), ...files };
    },
    "GET api/live.room/vote": (call: EmbeddedCall) => {
      const room = roomOf(db, call);
      counts.vote(room.id, call.token);
      return { votes: votesOf(room) };
    },
  };
}

function roomOf(db: DatabaseSync, call: EmbeddedCall): Room {
  const room = roomAt(db, whole(call, "id"));
  if (room === undefined) throw new Refusal(0, "直播间不存在");
  return room;
}

/** What is on, what comes next, what was on last. */
function sorted(rooms: Room[], now: number): Room[] {
  return rooms.toSorted((a, b) => {
    const later = a.starts(now) - b.starts(now);
    const apart = order.indexOf(a.state) - order.indexOf(b.state);
    return apart || (a.state === "waiting" ? later : -later) || a.id - b.id;
  });
}

function scheduleOf(room: Room, now: number, lang: EmbeddedCall["lang"]) {
  if (room.schedule.length === 0) return [];
  const start = room.starts(now);
  const entries = room.schedule.map(({ after, ...title }) => {
    const named = room.wire === "map of objects" ? { title: title[lang] } : title[lang];
    return [wallTime(start, after), named] as const;
  });
  const byTime = Object.fromEntries(entries);
  return room.wire === "text" ? JSON.stringify(byTime) : byTime;
}

function whole(call: EmbeddedCall, name: string): number {
  const value = Number(field(call, name));
  return Number.isSafeInteger(value) && value > 0 ? value : 0;
}
