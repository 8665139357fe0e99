import type { LiveRoomDetail } from "../../../server/upstreams/live/model.ts";
import { hlsType } from "./use-stream";

type Source = LiveRoomDetail["video"][number];

export interface RoomMedia {
  video: Source[];
  audio: Source[];
  /** The stream, where it is what there is to see; without scripts not every browser plays it. */
  stream: Source | null;
}

/** What a room has to offer in its state: nothing before it begins, and once it is over only what was kept. */
export function mediaOf({ state, video, audio }: LiveRoomDetail): RoomMedia {
  if (state === "waiting") return { video: [], audio: [], stream: null };
  const files = video.filter(({ type }) => type !== hlsType);
  if (state === "ended") return { video: files, audio, stream: null };
  const stream = video.find(({ type }) => type === hlsType) ?? null;
  return { video, audio, stream: state === "live" || files.length === 0 ? stream : null };
}
