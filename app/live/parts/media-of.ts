import type { LiveRoomDetail } from "../../../server/upstreams/live/model.ts";
import { hlsType } from "./use-stream";

type Source = LiveRoomDetail["video"][number];

export interface RoomMedia {
  video: Source[];
  audio: Source[];
  /** The stream, where it is what there is to see; without scripts not every browser plays it. */
  stream: Source | null;
}

/** What can be played in a room's state: nothing before it begins, and after its end only recordings. */
export function mediaOf({ state, video, audio }: LiveRoomDetail): RoomMedia {
  if (state === "waiting") return { video: [], audio: [], stream: null };
  const files = video.filter(({ type }) => type !== hlsType);
  if (state === "ended") return { video: files, audio, stream: null };
  const stream = video.find(({ type }) => type === hlsType) ?? null;
  return { video, audio, stream: state === "live" || files.length === 0 ? stream : null };
}
