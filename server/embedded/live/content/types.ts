export interface Words {
  zh: string;
  en: string;
}

export type RoomState = "waiting" | "live" | "ended" | "replay";

/** One entry of a schedule, so many minutes after the start. */
export type ScheduleEntry = readonly [after: number, title: Words];

export interface Room {
  id: number;
  state: RoomState;
  /** The instant it starts or started, as seen at `now`; both in milliseconds. */
  startsAt(now: number): number;
  type: number;
  title: Words;
  intro: Words;
  schedule: readonly ScheduleEntry[];
  /** How the schedule travels: PHP hosts differ, and differ with themselves. */
  wire: "map" | "map of objects" | "text";
  streamed: boolean;
  /** Recorded files, by the language of their speech; empty where there is none. */
  mp4: Words;
  mp3: Words;
  /** Before anybody came here. */
  hits: number;
  votes: number;
}
